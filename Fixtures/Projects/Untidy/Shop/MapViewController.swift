import MapKit
import UIKit

class MapViewController: UIViewController {
  let map = MKMapView()
}
