import Foundation

extension View {
  /// How opaque the view is with all that is in it, from 0 to 1; 1 by default.
  public var alpha: CGFloat {
    get { loadedLayer.map { CGFloat($0.opacity) } ?? 1 }
    set { if newValue != alpha { layer.opacity = Float(newValue) } }
  }

  /// Whether what is in the view shows only inside it; not by default.
  public var clipsToBounds: Bool {
    get { loadedLayer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }

  /// How the view is turned, scaled and slanted around its middle, or its layer's anchor point, in the picture.
  ///
  /// As in UIKit, layout takes no notice: constraints decide about the view as it would be without.
  public var transform: CGAffineTransform {
    get { loadedLayer?.transform ?? .identity }
    set { if newValue != transform { layer.transform = newValue } }
  }

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
