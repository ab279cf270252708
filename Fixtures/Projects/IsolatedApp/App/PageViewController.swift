import AVFoundation
import MapKit
import UserNotifications
import WebKit

/// What the frameworks beside UIKit call belongs to the main actor, too, in the spelling of today's SDK.
final class PageViewController: UIViewController, WKNavigationDelegate, MKMapViewDelegate {
  let page = WKWebView(frame: .zero)
  let map = MKMapView()
  private let player = AVPlayer()
  private let geocoder = CLGeocoder()
  private var progress: NSKeyValueObservation?
  private(set) var decided: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    page.navigationDelegate = self
    map.delegate = self
    for shown in [page, map] as [UIView] { view.addSubview(shown) }
    player.isMuted = true
    progress = page.observe(\.estimatedProgress, options: [.new]) { [weak self] _, change in
      self?.title = "Page \(change.newValue ?? 0)"
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (page.frame, map.frame) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
  }

  func find(_ address: String) async throws -> CLLocation? {
    try await geocoder.geocodeAddressString(address).first?.location
  }

  func askForNotifications() async -> Bool {
    (try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])) ?? false
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decided.append(navigationAction.request.url?.host ?? "")
    decisionHandler(.cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) { decided.append("finished") }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    decided.append("view")
    return nil
  }
}
