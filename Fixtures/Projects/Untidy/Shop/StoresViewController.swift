import MapKit

/// Asks for the place of the reader, who is not asked here, and shows a map.
class StoresViewController: UIViewController, CLLocationManagerDelegate, MKMapViewDelegate {
  @IBOutlet private var map: MKMapView!
  private let manager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    map = MKMapView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.delegate = self
    view.addSubview(map)
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last else { return }
    map.setRegion(
      MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
      animated: true)
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? { nil }
}
