/// How the contents of a layer fit into it. Gravities with a vertical part are not there.
///
/// ```swift
/// layer.contentsGravity = .resizeAspectFill
/// ```
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as possible without being cut off, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as possible to fill the layer, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Centered, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the center of the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the center of the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")

  init(_ mode: View.ContentMode) {
    switch mode {
    case .scaleAspectFit: self = .resizeAspect
    case .scaleAspectFill: self = .resizeAspectFill
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    default: self = .resize
    }
  }

  /// The content mode of a view that places content in the same way.
  var mode: View.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .left: .left
    case .right: .right
    default: .scaleToFill
    }
  }
}
