public import Foundation
import UIKitFrameworks

/// Follows the device. It keeps what an app sets, and finds nothing: no one is asked, and no sensor answers.
///
/// ```swift
/// let manager = CLLocationManager()
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// ```
open class CLLocationManager: NSObject {
  /// Who is told of what is found. Only tests call it.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a location should be; as exact as can be by default.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before a location is told; every movement by default.
  open var distanceFilter = kCLDistanceFilterNone
  /// How far the device turns before a heading is told; one degree by default.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held, for headings; upright by default.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// What the user does.
  open var activityType = CLActivityType.other
  /// Whether the system may pause; true by default.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app is told in the background; false by default.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows that; false by default.
  open var showsBackgroundLocationIndicator = false

  /// Where the device is: unknown.
  open var location: CLLocation? { nil }
  /// Where the device points: unknown.
  open var heading: CLHeading? { nil }
  /// Whether the app may know where the device is: nobody has decided it.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exactly the app may know it: as exactly as it asks for, which no one has limited.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether widgets may know it: nobody has decided it.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// The regions that the app has asked to watch.
  open var monitoredRegions: Set<CLRegion> { watched }
  private var watched: Set<CLRegion> = []
  /// The regions of beacons that the app has asked to measure.
  open var rangedRegions: Set<CLRegion> { measured }
  private var measured: Set<CLRegion> = []
  /// The beacons that the app has asked to measure.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { measuredBeacons }
  private var measuredBeacons: Set<CLBeaconIdentityConstraint> = []

  /// A manager that follows nothing yet.
  public override init() {}

  // MARK: Asking

  /// Whether the user has switched location services on, as they are on a new device.
  open class func locationServicesEnabled() -> Bool { true }
  /// The older form of ``authorizationStatus-swift.property``: nobody has decided it.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether there is a compass: there is none.
  open class func headingAvailable() -> Bool { false }
  /// Whether large movements are told of: they would be.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Whether regions of a class are watched: circles would be, beacons are not heard.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self
  }
  /// Whether beacons are heard: they are not.
  open class func isRangingAvailable() -> Bool { false }
  /// Whether locations can be told late: they cannot.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Never answers: no one is asked.
  open func requestWhenInUseAuthorization() {}
  /// Never answers: no one is asked.
  open func requestAlwaysAuthorization() {}
  /// Never answers: no one is asked.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  /// Waits until the task is canceled: no one is asked.
  nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    try await Unanswered.answer() as Void
  }

  // MARK: Following

  /// Finds nothing: there is no sensor.
  open func startUpdatingLocation() {}
  /// Has no effect: nothing was started.
  open func stopUpdatingLocation() {}
  /// Never answers: there is no sensor.
  open func requestLocation() {}
  /// Finds nothing: there is no compass.
  open func startUpdatingHeading() {}
  /// Has no effect: nothing was started.
  open func stopUpdatingHeading() {}
  /// Has no effect: nothing is shown.
  open func dismissHeadingCalibrationDisplay() {}
  /// Finds nothing: there is no sensor.
  open func startMonitoringSignificantLocationChanges() {}
  /// Has no effect: nothing was started.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Finds nothing: there is no sensor.
  open func startMonitoringVisits() {}
  /// Has no effect: nothing was started.
  open func stopMonitoringVisits() {}
  /// Finds nothing: there is no sensor.
  open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {}
  /// Has no effect: nothing was started.
  open func stopMonitoringLocationPushes() {}
  /// Has no effect: locations are never told.
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  /// Has no effect: locations are never told.
  open func disallowDeferredLocationUpdates() {}

  // MARK: Regions

  /// Adds a region to ``monitoredRegions`` in place of one with its name; nothing is watched.
  open func startMonitoring(for region: CLRegion) {
    watched = watched.filter { $0.identifier != region.identifier }
    watched.insert(region)
  }
  /// Takes the region with a name out of ``monitoredRegions``.
  open func stopMonitoring(for region: CLRegion) {
    watched = watched.filter { $0.identifier != region.identifier }
  }
  /// Never answers: there is no sensor.
  open func requestState(for region: CLRegion) {}
  /// Adds beacons to ``rangedBeaconConstraints``; none is heard.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    measuredBeacons.insert(constraint)
  }
  /// Takes beacons out of ``rangedBeaconConstraints``.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    measuredBeacons.remove(constraint)
  }
  /// Adds a region to ``rangedRegions`` in place of one with its name; no beacon is heard.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    measured = measured.filter { $0.identifier != region.identifier }
    measured.insert(region)
  }
  /// Takes the region with a name out of ``rangedRegions``.
  open func stopRangingBeacons(in region: CLBeaconRegion) {
    measured = measured.filter { $0.identifier != region.identifier }
  }
}
