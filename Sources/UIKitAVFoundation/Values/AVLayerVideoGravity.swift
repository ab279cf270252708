/// How a video is placed in a layer of another shape. Raw values match AVFoundation's.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// All of the video is shown.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// All of the video is shown, in the spelling of Swift 3.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// All of the layer is filled, in the spelling of Swift 3.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The video is stretched, in the spelling of Swift 3.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
