public import Foundation

/// The kind of a map. Raw values match MapKit's.
public enum MKMapType: UInt, Sendable {
  /// Streets and names.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with names.
  case hybrid = 2
  /// Pictures from above that can be leant.
  case satelliteFlyover = 3
  /// The same with names.
  case hybridFlyover = 4
  /// Streets and names in faint colors.
  case mutedStandard = 5
}

/// How a map looks. Each is kept as the app sets it; no map is drawn.
open class MKMapConfiguration: NSObject {
  /// Whether the ground has height. Raw values match MapKit's.
  public enum ElevationStyle: Int, Sendable {
    /// It is flat.
    case flat = 0
    /// It has hills.
    case realistic = 1
  }
  /// Whether the ground has height; flat by default.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// A map with streets and names.
///
/// ```swift
/// mapView.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic)
/// ```
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colors are. Raw values match MapKit's.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Faint.
    case muted = 1
  }
  /// How strong the colors are; as usual by default.
  open var emphasisStyle = EmphasisStyle.default
  /// The places of interest; all by default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; false by default.
  open var showsTraffic = false

  /// A flat map.
  public convenience init() { self.init(elevationStyle: .flat) }
  /// A map with or without hills.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  /// A map with usual or faint colors.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  /// A map with both.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init(elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

/// A map of pictures from above with names.
///
/// ```swift
/// mapView.preferredConfiguration = MKHybridMapConfiguration()
/// ```
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The places of interest; all by default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; false by default.
  open var showsTraffic = false

  /// A flat map.
  public convenience init() { self.init(elevationStyle: .flat) }
  /// A map with or without hills.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }
}

/// A map of pictures from above.
///
/// ```swift
/// mapView.preferredConfiguration = MKImageryMapConfiguration()
/// ```
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// A flat map.
  public convenience init() { self.init(elevationStyle: .flat) }
  /// A map with or without hills.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }
}
