import Foundation
import Testing
import UIKitMapKit

/// Areas, rectangles, filters and figures.
@Suite struct MapValueTests {
  @Test func regionOfMeters_isWiderInDegreesFarFromTheEquator() {
    let equator = MKCoordinateRegion(center: .init(), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    #expect(equator.span.latitudeDelta == 1 && equator.span.longitudeDelta == 1)
    let oslo = MKCoordinateRegion(
      center: .init(latitude: 60, longitude: 10), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    #expect(oslo.span.latitudeDelta == 1 && abs(oslo.span.longitudeDelta - 2) < 1e-9)
    let pole = MKCoordinateRegion(
      center: .init(latitude: 90, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(pole.span.longitudeDelta == 360)
  }

  @Test func mapRects_areJoinedAndCut() {
    let (one, two) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 6, width: 10, height: 10)
    )
    #expect(MKMapRectEqualToRect(one.union(two), MKMapRect(x: 0, y: 0, width: 15, height: 16)))
    #expect(MKMapRectEqualToRect(one.intersection(two), MKMapRect(x: 5, y: 6, width: 5, height: 4)))
    #expect(one.intersection(one.offsetBy(dx: 10, dy: 0)).isNull && one.insetBy(dx: 6, dy: 0).isNull)
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(two), two) && MKMapRect.null.isEmpty)
    #expect(MKMapRectEqualToRect(one.insetBy(dx: -1, dy: 2), MKMapRect(x: -1, y: 2, width: 12, height: 6)))
    #expect(one.contains(MKMapPoint(x: 0, y: 9)) && !one.contains(MKMapPoint(x: 10, y: 0)))
  }

  @Test func filters_includeOrExclude() {
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.museum))
    #expect(MKPointOfInterestFilter(excluding: [.cafe]).excludes(.cafe))
    #expect(
      MKPointOfInterestFilter.includingAll.includes(.zoo)
        && MKPointOfInterestFilter.excludingAll.excludes(.zoo))
  }

  @Test func lines_giveTheirPlacesBack() throws {
    let places = (0..<4).map { CLLocationCoordinate2D(latitude: Double($0), longitude: 1) }
    let line = unsafe MKPolyline(coordinates: places, count: 3)
    #expect(line.pointCount == 3 && line.boundingMapRect.isNull)
    var found = [CLLocationCoordinate2D](repeating: .init(), count: 2)
    unsafe line.getCoordinates(&found, range: NSRange(location: 1, length: 2))
    #expect(found.map(\.latitude) == [1, 2])
    #expect(MKPolylineRenderer(overlay: line).polyline === line)
  }

  @Test func zoomRange_needsItsEndsInOrder() {
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 3) == nil)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9)?.maxCenterCoordinateDistance == -1)
  }

  @Test func titlesOfUnknownClasses_areOptionalTwice() {
    final class Bare: NSObject, MKAnnotation { let coordinate = CLLocationCoordinate2D() }
    final class Named: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D()
      let title: String? = "Paris"
    }
    let all: [any MKAnnotation] = [
      Bare(), Named(), MKPointAnnotation(coordinate: .init(), title: "Rome", subtitle: "Italy"),
    ]
    #expect(all.map { $0.title ?? "none" } == [nil, "Paris", "Rome"])
    #expect(all[1].title! == "Paris" && all[2].subtitle == "Italy")
    #expect(
      Named().title == "Paris" && all[1].isKind(of: NSObject.self) && !all[1].isMember(of: NSObject.self))
  }

  @Test func mapsApp_isNotOpened() {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: .init(latitude: 1, longitude: 2), addressDictionary: nil))
    #expect(!item.openInMaps() && item.placemark.coordinate.longitude == 2 && !item.isCurrentLocation)
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
  }

  @Test func values_keepPlacesAndSpans() {
    let place = NSValue(mkCoordinate: .init(latitude: 47.5, longitude: -9.25)).mkCoordinateValue
    #expect(place.latitude == 47.5 && place.longitude == -9.25)
    let span = NSValue(mkCoordinateSpan: .init(latitudeDelta: 1.5, longitudeDelta: 2)).mkCoordinateSpanValue
    #expect(span.latitudeDelta == 1.5 && span.longitudeDelta == 2)
  }

  @Test func addressesOfTiles_haveTheirNumbers() {
    let tiles = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}@{scale}x.png?x={x}")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/4/3/5@2x.png?x=3")
  }

  @Test func mapErrors_matchThoseOfFoundation() {
    func isUnknown(_ error: any Error) -> Bool { if case MKError.unknown = error { true } else { false } }
    #expect(isUnknown(MKError(.unknown)) && isUnknown(MKError(.unknown) as NSError))
    #expect(!isUnknown(NSError(domain: "other", code: MKError(.unknown).errorCode)))
  }

  @Test func tiles_searchesAndPictures_neverAnswer() async {
    let directions = MKDirections(request: MKDirections.Request())
    directions.calculate { _, _ in Issue.record("nobody answers") }
    #expect(directions.isCalculating)
    let task = Task { _ = try await MKLocalSearch(request: .init(naturalLanguageQuery: "coffee")).start() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
