public import Foundation

/// The larger number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The smaller number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// The beacons that an app means.
///
/// ```swift
/// let shelf = CLBeaconIdentityConstraint(uuid: shop, major: 1, minor: 7)
/// ```
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The number of all beacons of an owner.
  public final let uuid: UUID
  /// The larger number; `nil` for any.
  public final let major: CLBeaconMajorValue?
  /// The smaller number; `nil` for any.
  public final let minor: CLBeaconMinorValue?

  /// Beacons of an owner.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  /// Beacons of an owner with a number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  /// Beacons of an owner with two numbers.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }

  init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  /// Whether the other one has the same numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return uuid == other.uuid && major == other.major && minor == other.minor
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(uuid)
    hasher.combine(major)
    hasher.combine(minor)
    return hasher.finalize()
  }
  /// The constraint itself, which never changes.
  open override func copy() -> Any { self }
}

/// The area in which some beacons are heard.
///
/// ```swift
/// let region = CLBeaconRegion(uuid: shop, major: 1, identifier: "first floor")
/// ```
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The beacons.
  public final let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the app wants to know when the screen is switched on; false by default.
  open var notifyEntryStateOnDisplay = false

  /// The number of all beacons of an owner.
  public final var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The older name of ``uuid``.
  public final var proximityUUID: UUID { uuid }
  /// The larger number; `nil` for any.
  public final var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The smaller number; `nil` for any.
  public final var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// Beacons of an owner.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: .init(uuid: uuid), identifier: identifier)
  }
  /// Beacons of an owner with a number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: .init(uuid: uuid, major: major), identifier: identifier)
  }
  /// Beacons of an owner with two numbers.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: .init(uuid: uuid, major: major, minor: minor), identifier: identifier)
  }
  /// The older form of ``init(uuid:identifier:)``.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// The older form of ``init(uuid:major:identifier:)``.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  /// The older form of ``init(uuid:major:minor:identifier:)``.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  /// Beacons as a constraint names them.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  open override func copy() -> Any {
    let copy = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
    copy.takeNotices(of: self)
    copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
    return copy
  }
}

/// How near a beacon is. Raw values match Core Location's.
public enum CLProximity: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Beside the device.
  case immediate = 1
  /// Some meters away.
  case near = 2
  /// Far away.
  case far = 3
}

/// A beacon that the device hears. None is heard here; an app's tests can make one by a subclass.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The number of all beacons of the owner: zeros, as no beacon is heard.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The older name of ``uuid``.
  open var proximityUUID: UUID { uuid }
  /// The larger number.
  open var major: NSNumber { 0 }
  /// The smaller number.
  open var minor: NSNumber { 0 }
  /// How near it is: unknown.
  open var proximity: CLProximity { .unknown }
  /// How exact the distance is, in meters: negative, as it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How strong the signal is, in decibels.
  open var rssi: Int { 0 }
  /// When it was heard: never.
  open var timestamp: Date { .distantPast }
}
