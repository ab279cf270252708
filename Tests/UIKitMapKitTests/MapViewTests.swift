import Foundation
import Testing
import UIKitMapKit

@testable import LayoutSnapshotViews

/// What a map keeps, and what a picture says of it.
@Suite struct MapViewTests {
  private let lake = CLLocationCoordinate2D(latitude: 47.5, longitude: 9.5)

  /// The looks that name what others draw.
  private func names(in view: View) throws -> [String] {
    try view.solvedTree(on: .iPhone15).layout.looksByPath.values.compactMap { $0["content"] }.sorted()
  }

  @Test func picture_saysThatADeviceDrawsTheMap() throws {
    let root = View()
    let map = MKMapView()
    map.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
    root.addSubview(map)
    #expect(try names(in: root) == [Layout.remoteContent + "MKMapView"])
    #expect(map.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(MKScaleView(mapView: map))
    root.addSubview(MKPinAnnotationView(annotation: nil, reuseIdentifier: nil))
    #expect(
      try names(in: root)
        == ["MKMapView", "MKPinAnnotationView", "MKScaleView"].map { Layout.remoteContent + $0 })
  }

  @Test func annotationView_takesTheSizeOfItsPicture() throws {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: "pin")
    #expect(view.reuseIdentifier == "pin" && view.frame == .zero)
    view.image = Image(systemName: "star")
    let size = try #require(view.image).size
    #expect(size.width > 0 && view.frame.size == size && view.layer.contents != nil)
  }

  @Test func area_isTheOneThatTheAppSets() {
    let map = MKMapView()
    #expect(map.region.span.latitudeDelta == 180 && map.region.span.longitudeDelta == 360)
    map.setRegion(
      MKCoordinateRegion(center: lake, span: .init(latitudeDelta: 1, longitudeDelta: 2)), animated: true)
    #expect(map.centerCoordinate.latitude == 47.5 && map.camera.centerCoordinate.longitude == 9.5)
    map.setCenter(.init(latitude: 1, longitude: 2), animated: false)
    #expect(map.region.center.latitude == 1 && map.region.span.longitudeDelta == 2)
    map.setCamera(
      MKMapCamera(lookingAtCenter: lake, fromDistance: 100, pitch: 60, heading: 5), animated: false)
    #expect(map.centerCoordinate.latitude == 47.5 && abs(map.camera.altitude - 50) < 1e-9)
  }

  @Test func annotations_stayInOrder_andAreSelectedOnce() {
    let map = MKMapView()
    let pins = (0..<3).map { MKPointAnnotation(coordinate: .init(latitude: Double($0), longitude: 0)) }
    map.addAnnotations(pins)
    map.showAnnotations([pins[1]], animated: false)
    #expect(map.annotations.map(\.coordinate.latitude) == [0, 1, 2])
    map.selectAnnotation(pins[1], animated: false)
    map.selectAnnotation(pins[2], animated: false)
    map.selectAnnotation(MKPointAnnotation(), animated: false)
    #expect(map.selectedAnnotations.map(\.coordinate.latitude) == [2])
    map.removeAnnotation(pins[2])
    #expect(map.annotations.count == 2 && map.selectedAnnotations.isEmpty && map.view(for: pins[0]) == nil)
  }

  @Test func overlays_lieInTheirLevels() {
    let map = MKMapView()
    let circles = (1...3).map { MKCircle(center: lake, radius: Double($0)) }
    map.addOverlay(circles[0])
    map.addOverlay(circles[1], level: .aboveRoads)
    map.insertOverlay(circles[2], at: 0, level: .aboveLabels)
    #expect(map.overlays.compactMap { ($0 as? MKCircle)?.radius } == [2, 3, 1])
    map.removeOverlay(circles[2])
    #expect(map.overlays(in: .aboveLabels).count == 1)
  }

  @Test func documents_connectTheDelegate() {
    final class Guide: NSObject, MKMapViewDelegate {}
    let (map, guide) = (MKMapView(), Guide())
    #expect(map._connect("delegate", guide) && map.delegate === guide)
    #expect(!map._connect("delegate", "no delegate") && map.delegate === guide)
  }

  @Test func views_areOfTheRegisteredClass() {
    let map = MKMapView()
    let pin = MKPointAnnotation()
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin) is MKMarkerAnnotationView)
    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pin)
    #expect(view is MKPinAnnotationView && view.annotation === pin && view.reuseIdentifier == "pin")
  }
}
