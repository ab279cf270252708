import Foundation

extension View {

  /// How content such as an image fits into a view. The numbers are UIKit's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as possible without being cut off, in its own proportions.
    case scaleAspectFit = 1
    /// As small as possible to fill the view, in its own proportions.
    case scaleAspectFill = 2
    /// Stretched to the view's size, as ``scaleToFill``.
    case redraw = 3
    /// Centered, in its own size.
    case center = 4
    /// At the center of the top edge, in its own size.
    case top = 5
    /// At the center of the bottom edge, in its own size.
    case bottom = 6
    /// At the center of the left edge, in its own size.
    case left = 7
    /// At the center of the right edge, in its own size.
    case right = 8
    /// In the upper left corner, in its own size.
    case topLeft = 9
    /// In the upper right corner, in its own size.
    case topRight = 10
    /// In the lower left corner, in its own size.
    case bottomLeft = 11
    /// In the lower right corner, in its own size.
    case bottomRight = 12
  }
}
