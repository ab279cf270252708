public import Foundation

/// Where a device is, and how exactly this is known.
///
/// ```swift
/// let place = CLLocation(latitude: 47.6, longitude: 9.4)
/// print(place.coordinate.latitude)  // 47.6
/// ```
///
/// There is no distance to another location: how Apple computes it is not documented.
open class CLLocation: NSObject, @unchecked Sendable {
  private struct Facts {
    var coordinate = CLLocationCoordinate2D()
    var altitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy = 0
    var verticalAccuracy: CLLocationAccuracy = -1
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp = Date()
    var sourceInformation: CLLocationSourceInformation?
  }
  private let facts: Facts

  /// The place.
  open var coordinate: CLLocationCoordinate2D { facts.coordinate }
  /// The height above the sea, in meters.
  open var altitude: CLLocationDistance { facts.altitude }
  /// The radius in which the device is, in meters; negative if the place is not valid.
  open var horizontalAccuracy: CLLocationAccuracy { facts.horizontalAccuracy }
  /// How exact the height is, in meters; zero or less if the height is not valid.
  open var verticalAccuracy: CLLocationAccuracy { facts.verticalAccuracy }
  /// The direction of the movement, in degrees from true north; negative if it is not valid.
  open var course: CLLocationDirection { facts.course }
  /// How exact the direction is, in degrees; negative if the direction is not valid.
  open var courseAccuracy: CLLocationDirectionAccuracy { facts.courseAccuracy }
  /// The speed in meters a second; negative if it is not valid.
  open var speed: CLLocationSpeed { facts.speed }
  /// How exact the speed is, in meters a second; negative if the speed is not valid.
  open var speedAccuracy: CLLocationSpeedAccuracy { facts.speedAccuracy }
  /// When the device was there.
  open var timestamp: Date { facts.timestamp }
  /// The floor of a building: unknown, as no device says it.
  open var floor: CLFloor? { nil }
  /// Where the location comes from, if the app has said so.
  open var sourceInformation: CLLocationSourceInformation? { facts.sourceInformation }

  /// The place where the equator and the zero meridian meet, at this time.
  public override init() { facts = Facts() }

  /// A place at this time.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    facts = Facts(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  /// A place with its height at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
  }

  /// A place with a movement at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, speed: speed, timestamp: timestamp)
  }

  /// A place with a movement at a time, and how exact each is.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
      timestamp: timestamp)
  }

  /// The same with where the location comes from.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
      timestamp: timestamp,
      sourceInformation: sourceInfo)
  }

  /// The location itself, which never changes.
  open override func copy() -> Any { self }
}

/// A floor of a building. No device says one here.
open class CLFloor: NSObject, @unchecked Sendable {
  /// How many floors it lies above the ground; the ground by default.
  open var level: Int { 0 }
}

/// Where a location comes from.
///
/// ```swift
/// let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
/// ```
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software has made it up.
  public final let isSimulatedBySoftware: Bool
  /// Whether another device has measured it.
  public final let isProducedByAccessory: Bool

  /// Says both.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}
