import LayoutSnapshotViews
import Testing
import UIKitWebKit

/// Scripts, cookies and values of WebKit.
@Suite struct WebStoresTests {
  private final class Watcher: NSObject, WKHTTPCookieStoreObserver {
    var calls = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { calls += 1 }
  }

  private func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: value, .domain: "shop.example", .path: "/"]))
  }

  @Test func cookies_areThoseOfTheApp_inTheirOrder() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let watcher = Watcher()
    store.add(watcher)
    store.setCookie(try cookie("b", "1"), completionHandler: nil)
    store.setCookie(try cookie("a", "1"), completionHandler: nil)
    store.setCookie(try cookie("b", "2"), completionHandler: nil)
    var found: [String] = []
    store.getAllCookies { found = $0.map { $0.name + $0.value } }
    #expect(found == ["a1", "b2"] && watcher.calls == 3)
    store.remove(watcher)
    store.delete(try cookie("a", "9"), completionHandler: nil)
    #expect(await store.allCookies().map(\.name) == ["b"] && watcher.calls == 3)
  }

  @Test func stores_areOneByDefault_andOthersOfTheirOwn() throws {
    let usual = WKWebsiteDataStore.default()
    #expect(usual === WKWebsiteDataStore.default() && usual.isPersistent && usual.identifier == nil)
    #expect(WKWebsiteDataStore.nonPersistent() !== WKWebsiteDataStore.nonPersistent())
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
    let identifier = try #require(UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA"))
    #expect(WKWebsiteDataStore(forIdentifier: identifier).identifier == identifier)
    #expect(WKWebsiteDataStore.allWebsiteDataTypes().contains(WKWebsiteDataTypeCookies))
  }

  @Test func scripts_areKeptInTheirOrder_andHandlersAreRetainedUntilTheyAreRemoved() {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {}
    }
    let controller = WKUserContentController()
    for source in ["1", "2"] {
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    }
    #expect(controller.userScripts.map(\.source) == ["1", "2"])
    #expect(controller.userScripts.first?.injectionTime == .atDocumentEnd)
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
    weak var kept: Handler?
    do {
      let handler = Handler()
      kept = handler
      controller.add(handler, name: "report")
    }
    #expect(kept != nil)
    controller.removeScriptMessageHandler(forName: "report", contentWorld: .defaultClient)
    #expect(kept != nil, "it is of another world")
    controller.removeScriptMessageHandler(forName: "report")
    #expect(kept == nil)
  }

  @Test func worlds_areTheSameForTheSameName() {
    #expect(WKContentWorld.page === WKContentWorld.page && WKContentWorld.page.name == nil)
    #expect(WKContentWorld.page !== WKContentWorld.defaultClient)
    #expect(WKContentWorld.world(name: "x") === WKContentWorld.world(name: "x"))
    #expect(WKContentWorld.world(name: "x") !== WKContentWorld.world(name: "y"))
    #expect(WKContentWorld.world(name: "x").name == "x")
  }

  @Test func values_areWebKits() {
    #expect(WKNavigationType.other.rawValue == -1 && WKNavigationType.formResubmitted.rawValue == 4)
    #expect(
      WKNavigationActionPolicy(rawValue: 2) == .download && WKNavigationActionPolicy.cancel.rawValue == 0)
    #expect(WKUserScriptInjectionTime.atDocumentEnd.rawValue == 1)
    #expect(WKDataDetectorTypes.lookupSuggestion.rawValue == 64)
    #expect(WKAudiovisualMediaTypes.all.contains([.audio, .video]))
    #expect(WKError.Code.contentRuleListStoreVersionMismatch.rawValue == 9)
    #expect(WKError.Code.javaScriptAppBoundDomain.rawValue == 14)
    let error = WKError(.webViewInvalidated) as NSError
    #expect(error.domain == WKError.errorDomain && error.code == WKError.webViewInvalidated.rawValue)
    #expect(error.domain == "WKErrorDomain")
  }

  @Test func schemes_areCaseInsensitive() {
    final class Files: NSObject, WKURLSchemeHandler {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let configuration = WKWebViewConfiguration()
    let files = Files()
    configuration.setURLSchemeHandler(files, forURLScheme: "MyFiles")
    #expect(configuration.urlSchemeHandler(forURLScheme: "myfiles") === files)
    #expect(configuration.urlSchemeHandler(forURLScheme: "other") == nil)
    configuration.setURLSchemeHandler(nil, forURLScheme: "myfiles")
    #expect(configuration.urlSchemeHandler(forURLScheme: "MyFiles") == nil)
  }
}
