import UIKit

struct Router {
  func route() -> UIViewController { RouteViewController() }
}
