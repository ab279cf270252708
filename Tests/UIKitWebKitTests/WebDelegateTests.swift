import LayoutSnapshotViews
import Testing
import UIKitWebKit

/// Delegates' methods in the spellings of apps: each is the method that is called.
@Suite struct WebDelegateTests {
  private class Teller: NSObject { var told: [String] = [] }

  private final class Sure: Teller, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { told.append("finish") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      told.append("fail")
    }
  }

  private final class Optional: Teller, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
      told.append("start")
    }
    func webView(
      _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    ) { told.append("redirect") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
    ) { told.append("not begun") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) { told.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) { told.append("finish") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error) {
      told.append("fail")
    }
  }

  private final class Plain: Teller, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation) {
      told.append("start")
    }
    func webView(
      _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation
    ) { told.append("redirect") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: any Error
    ) { told.append("not begun") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation) { told.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation) { told.append("finish") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation, withError error: any Error) {
      told.append("fail")
    }
  }

  private func tell(_ delegate: any WKNavigationDelegate, _ navigation: WKNavigation?) {
    let (page, error) = (WKWebView(), WKError(.unknown))
    delegate.webView(page, didStartProvisionalNavigation: navigation)
    delegate.webView(page, didReceiveServerRedirectForProvisionalNavigation: navigation)
    delegate.webView(page, didFailProvisionalNavigation: navigation, withError: error)
    delegate.webView(page, didCommit: navigation)
    delegate.webView(page, didFinish: navigation)
    delegate.webView(page, didFail: navigation, withError: error)
  }

  @Test func navigations_areTold_inEverySpelling() throws {
    let address = try #require(URL(string: "about:blank"))
    let navigation = try #require(WKWebView().load(URLRequest(url: address)))
    let (sure, optional, plain) = (Sure(), Optional(), Plain())
    let all = ["start", "redirect", "not begun", "commit", "finish", "fail"]
    tell(sure, navigation)
    tell(optional, navigation)
    tell(plain, navigation)
    #expect(sure.told == ["finish", "fail"] && optional.told == all && plain.told == all)
    tell(sure, nil)
    tell(optional, nil)
    tell(plain, nil)
    #expect(sure.told.count == 4 && optional.told == all + all && plain.told == all, "no navigation")
  }

  @Test func navigation_thatIsThere_isTold() throws {
    let (page, sure, plain) = (WKWebView(), Sure(), Plain())
    let navigation = page.loadSimulatedRequest(
      URLRequest(url: try #require(URL(string: "about:blank"))), responseHTML: "")
    for delegate in [sure, plain] as [any WKNavigationDelegate] {
      delegate.webView(page, didFinish: navigation)
    }
    sure.webView(page, didFinish: navigation)
    plain.webView(page, didFinish: navigation)
    #expect(sure.told == ["finish", "finish"] && plain.told == ["finish", "finish"])
  }

  #if MainActorViews
    private final class Today: NSObject, WKNavigationDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.cancel) }
    }

    @MainActor @Test func todaysSpelling_isCalled() {
      var policies: [WKNavigationActionPolicy] = []
      let delegate: any WKNavigationDelegate = Today()
      delegate.webView(WKWebView(), decidePolicyFor: WKNavigationAction()) { policies.append($0) }
      #expect(policies == [.cancel])
    }
  #endif

  @Test func stores_waitUntilTheirTasksAreCancelled() async {
    let task = Task {
      let records = await WKWebsiteDataStore.default().dataRecords(ofTypes: [WKWebsiteDataTypeCookies])
      return Task.isCancelled && records.isEmpty
    }
    let removal = Task {
      await WKWebsiteDataStore.default().removeData(ofTypes: [], modifiedSince: .distantPast)
      await WKWebsiteDataStore.default().removeData(ofTypes: [], for: [])
      return Task.isCancelled
    }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    removal.cancel()
    #expect(await task.value)
    #expect(await removal.value)
  }

  @Test func errors_areCaughtByTheirCodes() {
    do { throw WKError(.unknown) } catch WKError.unknown {} catch { Issue.record("another: \(error)") }
    let ended = NSError(domain: WKErrorDomain, code: WKError.Code.webContentProcessTerminated.rawValue)
    #expect(WKError.webContentProcessTerminated ~= ended && !(WKError.unknown ~= ended))
    #expect(!(WKError.unknown ~= NSError(domain: "Other", code: 1)))
  }

  @Test func schemes_areWebKitsOwn_orTheApps() {
    for scheme in ["about", "blob", "data", "file", "http", "https", "javascript", "ws", "wss", "HTTPS"] {
      #expect(WKWebView.handlesURLScheme(scheme), "\(scheme)")
    }
    for scheme in ["shop", "", "mailto", "tel", "https:"] {
      #expect(!WKWebView.handlesURLScheme(scheme), "\(scheme)")
    }
  }
}
