import Foundation

extension View {

  /// How a content's size becomes a rectangle in a view. The numbers are UIKit's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// As large as the view.
    case scaleToFill = 0
    /// As large as can be seen whole.
    case scaleAspectFit = 1
    /// As small as fills the view.
    case scaleAspectFill = 2
    /// As large as the view.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// In the middle of the top.
    case top = 5
    /// In the middle of the bottom.
    case bottom = 6
    /// In the middle of the left side.
    case left = 7
    /// In the middle of the right side.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }
}

extension CGRect {
  /// The smallest rectangle around this one, mapped with its middle as the origin.
  func transformedAroundMiddle(_ transform: CGAffineTransform) -> CGRect {
    CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(transform)
      .offsetBy(dx: midX, dy: midY)
  }
}
