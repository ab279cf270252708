/// How a layer's picture is scaled, like Core Animation's type of this name.
///
/// ```swift
/// layer.minificationFilter = .trilinear
/// ```
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A filter with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels of the nearest sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
