import Foundation
import LayoutSnapshotTesting
import Testing
import UIKit
import UIKitMapKit
import UIKitWebKit

@testable import Modern

/// Delegates' methods in today's spelling are those of the protocols.
@MainActor
@Suite struct PageTests {
  @Test func page() throws {
    let controller = PageViewController()
    controller.loadViewIfNeeded()
    let delegate: any WKNavigationDelegate = controller
    var policies: [WKNavigationActionPolicy] = []
    delegate.webView(controller.page, decidePolicyFor: WKNavigationAction()) { policies.append($0) }
    delegate.webView(controller.page, didFinish: nil)
    let mapDelegate: any MKMapViewDelegate = controller
    #expect(mapDelegate.mapView(controller.map, viewFor: MKPointAnnotation()) == nil)
    #expect(policies == [.cancel])
    #expect(controller.decided == ["", "finished", "view"])
    controller.page.load(URLRequest(url: URL(fileURLWithPath: "/help.html")))
    _ = try controller.layout(on: .iPhone15)
    #expect(controller.title == "Page 0.1")
  }
}
