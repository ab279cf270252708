import Foundation
import LayoutSnapshotViews
import Testing
import UIKitMapKit

/// App code compiles unchanged, and does here what it can.
@Suite struct LakesAppTests {
  private let lakes = [
    Lake(name: "Lindau", depth: 251, coordinate: .init(latitude: 47.5, longitude: 9.7)),
    Lake(name: "Geneva", depth: 310, coordinate: .init(latitude: 46.4, longitude: 6.5)),
  ]

  @Test func mapIsLaidOut_andHoldsWhatTheAppShows() throws {
    let controller = LakesController()
    _ = try controller.layout(on: .iPhone15)
    #expect(controller.map.frame == CGRect(x: 0, y: 0, width: 393, height: 300))
    controller.show(lakes)
    controller.showWay(to: lakes[1])
    controller.lookFor("ferry")
    #expect(controller.map.annotations.count == 2 && controller.map.centerCoordinate.latitude == 47.5)
    #expect(controller.geocoder.isGeocoding && controller.messages.isEmpty)
    controller.show([lakes[1]])
    #expect(controller.map.annotations.count == 1)
  }

  @Test func appCallsItsDelegates_inItsOwnTests() throws {
    let controller = LakesController()
    controller.loadViewIfNeeded()
    let map = controller.map
    let view = try #require(map.delegate?.mapView(map, viewFor: lakes[0]) as? LakeView)
    #expect(view.glyphText == "L" && view.canShowCallout && view.rightCalloutAccessoryView is Button)
    #expect(map.delegate?.mapView(map, viewFor: map.userLocation) == nil)
    map.delegate?.mapView(map, didSelect: view)
    #expect(controller.selected === lakes[0] && controller.messages == ["Lindau"])
    let manager = controller.manager
    manager.delegate?.locationManager(manager, didFailWithError: CLError(.denied))
    manager.delegate?.locationManager(manager, didFailWithError: CLError(.network))
    #expect(controller.messages == ["Lindau", "denied", "error 2"])
    manager.delegate?.locationManager(manager, didUpdateLocations: [CLLocation(latitude: 3, longitude: 4)])
    #expect(map.centerCoordinate.longitude == 4 && map.overlays.count == 1)
    let renderer = map.delegate?.mapView(map, rendererFor: map.overlays[0]) as? MKCircleRenderer
    #expect(renderer?.lineWidth == 2 && renderer?.circle.radius == 0)
  }

  @Test func delegates_needNoMethods() {
    final class Silent: NSObject, MKMapViewDelegate, CLLocationManagerDelegate, MKLocalSearchCompleterDelegate
    {}
    let (silent, map, circle) = (Silent(), MKMapView(), MKCircle(center: .init(), radius: 1))
    #expect(silent.mapView(map, viewFor: lakes[0]) == nil)
    #expect(silent.mapView(map, rendererFor: circle).overlay === circle)
    #expect(!silent.locationManagerShouldDisplayHeadingCalibration(CLLocationManager()))
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Lin"
    #expect(completer.isSearching && completer.results.isEmpty)
    completer.cancel()
    #expect(!completer.isSearching)
  }
}
