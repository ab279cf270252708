public import Foundation

/// An area that the system watches for an app. Nothing is watched here.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name by which the app knows the area.
  public final let identifier: String
  /// Whether the app wants to know when the device enters; true by default.
  open var notifyOnEntry = true
  /// Whether the app wants to know when the device leaves; true by default.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Whether the other one is known by the same name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hash }
  /// A region with the same properties.
  open override func copy() -> Any {
    let copy = CLRegion(identifier: identifier)
    copy.takeNotices(of: self)
    return copy
  }

  final func takeNotices(of other: CLRegion) {
    notifyOnEntry = other.notifyOnEntry
    notifyOnExit = other.notifyOnExit
  }
}

/// A circle on the ground.
///
/// ```swift
/// let home = CLCircularRegion(
///   center: CLLocationCoordinate2D(latitude: 47.6, longitude: 9.4), radius: 200, identifier: "home")
/// ```
///
/// Whether it contains a place is not said: how Apple computes distances is not documented.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public final let center: CLLocationCoordinate2D
  /// The distance from the middle to the edge, in meters.
  public final let radius: CLLocationDistance

  /// A circle around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open override func copy() -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    copy.takeNotices(of: self)
    return copy
  }
}

/// Whether the device is in a region. Raw values match Core Location's.
public enum CLRegionState: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It is inside.
  case inside = 1
  /// It is outside.
  case outside = 2
}
