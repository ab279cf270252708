import Foundation

/// How far an area reaches, in degrees.
///
/// ```swift
/// let span = MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)
/// ```
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// A span of zero degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// A span with its degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area around a place.
///
/// ```swift
/// let region = MKCoordinateRegion(center: lake, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
/// mapView.setRegion(region, animated: true)
/// ```
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// The place where the equator and the zero meridian meet.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// An area that reaches so many degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// An area that reaches so many meters.
  ///
  /// The span is an approximation, as Apple's formula is not documented: a degree of latitude has 111,320 meters, and one
  /// of longitude as many times the cosine of the latitude. No map is drawn from it.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersOfADegree = 111_320.0
    let parallel = metersOfADegree * cos(centerCoordinate.latitude * .pi / 180)
    // A parallel near a pole is shorter than many areas are wide.
    let longitudeDelta = parallel * 360 > longitudinalMeters ? longitudinalMeters / parallel : 360
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / metersOfADegree, 180), longitudeDelta: longitudeDelta))
  }
}

/// The older form of `MKCoordinateSpan(latitudeDelta:longitudeDelta:)`.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The older form of `MKCoordinateRegion(center:span:)`.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// The older form of `MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)`.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
