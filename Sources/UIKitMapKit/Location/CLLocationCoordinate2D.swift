public import Foundation

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// How exact a location is, in meters; negative if the location is not valid.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// How exact a speed is, in meters a second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees from true north.
public typealias CLLocationDirection = Double
/// How exact a direction is, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A distance in meters.
public typealias CLLocationDistance = Double

/// A place on the globe.
///
/// ```swift
/// let lake = CLLocationCoordinate2D(latitude: 47.6, longitude: 9.4)
/// ```
///
/// As on a phone it is not `Equatable`, so that an app can say itself when two places are the same.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north of the equator it is, in degrees.
  public var latitude: CLLocationDegrees
  /// How far east of the zero meridian it is, in degrees.
  public var longitude: CLLocationDegrees

  /// The place where the equator and the zero meridian meet.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// A place with its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place with its degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude lies from -90 to 90 degrees and the longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// Every movement is told of.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is told of.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// As exact as can be, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
