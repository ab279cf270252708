import Foundation
import Testing
import UIKitMapKit

/// Places, regions and who follows the device.
@Suite struct LocationTests {
  private let lake = CLLocationCoordinate2D(latitude: 47.5, longitude: 9.5)

  @Test func coordinates_areValidOnTheGlobe() {
    #expect(CLLocationCoordinate2DIsValid(lake))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, -180.1)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func locations_keepWhatTheyAreMadeOf_andSayWhatIsNotValid() {
    let plain = CLLocation(latitude: 47.5, longitude: 9.5)
    #expect(plain.coordinate.latitude == 47.5 && plain.coordinate.longitude == 9.5)
    #expect(plain.horizontalAccuracy == 0 && plain.verticalAccuracy == -1)
    #expect(plain.speed == -1 && plain.course == -1 && plain.floor == nil)
    let time = Date(timeIntervalSinceReferenceDate: 5)
    let full = CLLocation(
      coordinate: lake, altitude: 400, horizontalAccuracy: 5, verticalAccuracy: 6, course: 90,
      courseAccuracy: 1,
      speed: 2, speedAccuracy: 3, timestamp: time)
    #expect(full.altitude == 400 && full.horizontalAccuracy == 5 && full.verticalAccuracy == 6)
    #expect(full.course == 90 && full.courseAccuracy == 1 && full.speed == 2 && full.speedAccuracy == 3)
    #expect(full.timestamp == time && full.copy() as AnyObject === full)
  }

  @Test func manager_isNotAllowedYet_andFindsNothing() {
    let manager = CLLocationManager()
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    #expect(CLLocationManager.authorizationStatus() == .notDetermined)
    #expect(CLLocationManager.locationServicesEnabled() && !CLLocationManager.headingAvailable())
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(
      manager.desiredAccuracy == kCLLocationAccuracyBest && manager.distanceFilter == kCLDistanceFilterNone)
  }

  @Test func manager_watchesOneRegionOfAName() {
    let manager = CLLocationManager()
    let (first, second) = (
      CLCircularRegion(center: lake, radius: 5, identifier: "home"),
      CLCircularRegion(center: lake, radius: 9, identifier: "home")
    )
    manager.startMonitoring(for: first)
    manager.startMonitoring(for: second)
    #expect(manager.monitoredRegions.count == 1 && manager.monitoredRegions.first === second)
    manager.stopMonitoring(for: first)
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test func beaconRegion_hasTheNumbersOfItsBeacons() throws {
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let region = CLBeaconRegion(uuid: uuid, major: 7, identifier: "shop")
    #expect(region.proximityUUID == uuid && region.major == 7 && region.minor == nil)
    region.notifyOnExit = false
    let copy = try #require(region.copy() as? CLBeaconRegion)
    #expect(copy !== region && copy.identifier == "shop" && copy.major == 7 && !copy.notifyOnExit)
  }

  @Test func beaconsAndRegions_areEqualByWhatTheyMean() throws {
    let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
    let shelf = CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 7)
    let same = CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 7)
    #expect(shelf == same && shelf.hash == same.hash && Set([shelf, same]).count == 1)
    #expect(shelf != CLBeaconIdentityConstraint(uuid: uuid, major: 1) && !shelf.isEqual("shelf"))
    #expect(shelf != CLBeaconIdentityConstraint(uuid: UUID(), major: 1, minor: 7))
    let home = CLCircularRegion(center: lake, radius: 5, identifier: "home")
    let wide = CLCircularRegion(center: lake, radius: 9, identifier: "home")
    #expect(home == wide && home.hash == wide.hash)
    #expect(home != CLCircularRegion(center: lake, radius: 5, identifier: "work"))
  }

  @Test func errors_areCaughtByTheirCode() {
    func caught(_ error: any Error) -> String {
      do { throw error } catch CLError.denied { return "denied" } catch let error as CLError {
        return "\(error.code.rawValue)"
      } catch { return "other" }
    }
    #expect(caught(CLError(.denied)) == "denied" && caught(CLError(.network)) == "2")
    #expect(caught(MKError(.unknown)) == "other")
    #expect(caught(NSError(domain: kCLErrorDomain, code: 1)) == "denied")
    #expect(caught(NSError(domain: kCLErrorDomain, code: 9)) != "denied")
    #expect(caught(NSError(domain: "other", code: 1)) == "other")
    let error = CLError(.headingFailure, userInfo: ["why": "indoors"]) as NSError
    #expect(
      error.domain == "kCLErrorDomain" && error.code == 3 && error.userInfo["why"] as? String == "indoors")
  }

  @Test func geocoder_waitsUntilItsTaskIsCanceled() async {
    let task = Task { try await CLGeocoder().geocodeAddressString("Lindau").count }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let geocoder = CLGeocoder()
    geocoder.reverseGeocodeLocation(CLLocation()) { _, _ in Issue.record("nobody answers") }
    #expect(geocoder.isGeocoding)
    geocoder.cancelGeocode()
    #expect(!geocoder.isGeocoding)
  }
}
