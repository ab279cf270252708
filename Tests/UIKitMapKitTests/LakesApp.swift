import Foundation
import LayoutSnapshotViews
import UIKitMapKit

// A small app as apps are written: a list of lakes on a map, and the way to one.

final class Lake: NSObject, MKAnnotation {
  let title: String?
  var subtitle: String? { "\(depth) m" }
  var coordinate: CLLocationCoordinate2D
  let depth: Int

  init(name: String, depth: Int, coordinate: CLLocationCoordinate2D) {
    title = name
    self.depth = depth
    self.coordinate = coordinate
    super.init()
  }
}

final class LakeView: MKMarkerAnnotationView {
  override var annotation: (any MKAnnotation)? {
    willSet { glyphText = newValue?.title??.prefix(1).description }
  }

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    clusteringIdentifier = "lakes"
    canShowCallout = true
    displayPriority = .defaultHigh
  }
}

final class LakesController: ViewController {
  let map = MKMapView()
  let manager = CLLocationManager()
  let geocoder = CLGeocoder()
  private(set) var messages: [String] = []
  private(set) var selected: Lake?

  override func viewDidLoad() {
    super.viewDidLoad()
    map.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(map)
    LayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      map.heightAnchor.constraint(equalToConstant: 300),
    ])
    map.delegate = self
    map.showsUserLocation = true
    map.pointOfInterestFilter = .excludingAll
    map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic)
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    startLocating()
  }

  private func startLocating() {
    guard CLLocationManager.locationServicesEnabled() else { return }
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .restricted, .denied: messages.append("forbidden")
    case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
    @unknown default: break
    }
  }

  func show(_ lakes: [Lake]) {
    map.removeAnnotations(map.annotations.filter { !($0 is MKUserLocation) })
    map.addAnnotations(lakes)
    map.showAnnotations(lakes, animated: true)
    guard let first = lakes.first else { return }
    map.setRegion(
      MKCoordinateRegion(center: first.coordinate, latitudinalMeters: 5000, longitudinalMeters: 5000),
      animated: false)
    geocoder.reverseGeocodeLocation(
      CLLocation(latitude: first.coordinate.latitude, longitude: first.coordinate.longitude)
    ) { [weak self] placemarks, error in
      guard error == nil, let place = placemarks?.first else { return }
      self?.messages.append([place.locality, place.country].compactMap { $0 }.joined(separator: ", "))
    }
  }

  func showWay(to lake: Lake) {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(
      placemark: MKPlacemark(coordinate: lake.coordinate, addressDictionary: nil))
    request.transportType = [.automobile, .walking]
    MKDirections(request: request).calculate { [weak self] response, _ in
      guard let self, let route = response?.routes.first else { return }
      map.addOverlay(route.polyline, level: .aboveRoads)
      map.setVisibleMapRect(route.polyline.boundingMapRect, edgePadding: .zero, animated: true)
      messages += route.steps.map(\.instructions)
    }
  }

  func lookFor(_ words: String) {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = words
    request.region = map.region
    MKLocalSearch(request: request).start { [weak self] response, error in
      guard let response else { return }
      self?.messages += response.mapItems.map { "\($0.name ?? "") \($0.placemark.title ?? "")" }
    }
  }
}

extension LakesController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    if annotation is MKUserLocation || annotation === mapView.userLocation { return nil }
    guard annotation is Lake else { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "lake") as? LakeView
      ?? LakeView(annotation: annotation, reuseIdentifier: "lake")
    view.annotation = annotation
    view.rightCalloutAccessoryView = Button(type: .detailDisclosure)
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let circle = overlay as? MKCircle else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKCircleRenderer(circle: circle)
    renderer.fillColor = Color.systemBlue.withAlphaComponent(0.2)
    renderer.lineWidth = 2
    return renderer
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    selected = view.annotation as? Lake
    if let title = view.annotation?.title { messages.append(title ?? "no name") }
    mapView.deselectAnnotation(view.annotation, animated: true)
  }
}

extension LakesController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { startLocating() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last, last.horizontalAccuracy >= 0 else { return }
    map.setCenter(last.coordinate, animated: true)
    map.addOverlay(MKCircle(center: last.coordinate, radius: last.horizontalAccuracy))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    switch error {
    case CLError.denied: messages.append("denied")
    case let error as CLError: messages.append("error \(error.code.rawValue)")
    default: break
    }
  }
}
