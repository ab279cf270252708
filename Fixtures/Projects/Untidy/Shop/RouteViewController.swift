import UIKit

class RouteViewController: MapViewController {}
