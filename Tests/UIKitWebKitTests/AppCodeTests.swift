import LayoutSnapshotViews
import Testing
import UIKitWebKit

/// A controller as apps write one.
private final class HelpController: ViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler
{
  private(set) var webView: WKWebView!
  private let bar = ProgressView()
  private let address: URL
  private var observation: NSKeyValueObservation?
  private(set) var heights: [Int] = []
  private(set) var opened: [URL] = []

  init(address: URL) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    configuration.defaultWebpagePreferences.preferredContentMode = .mobile
    configuration.userContentController.add(self, name: "height")
    let source = "window.webkit.messageHandlers.height.postMessage(document.body.offsetHeight)"
    configuration.userContentController.addUserScript(
      WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    webView.scrollView.contentInset.bottom = 44
    webView.isOpaque = false
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = webView.observe(\.estimatedProgress, options: [.new]) { [weak self] page, _ in
      self?.bar.progress = Float(page.estimatedProgress)
      self?.bar.isHidden = page.estimatedProgress == 1
    }
    webView.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
    webView.load(URLRequest(url: address))
    webView.evaluateJavaScript("document.title") { [weak self] title, error in
      if error == nil { self?.title = title as? String }
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
      opened.append(url)
      decisionHandler(.cancel)
      return
    }
    decisionHandler(.allow)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
  ) {
    guard (error as NSError).code != NSURLErrorCancelled else { return }
    title = "No connection"
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
    return nil
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard message.name == "height", let height = message.body as? Int else { return }
    heights.append(height)
  }
}

/// A delegate with methods of today's Swift.
private final class Modern: NSObject, WKNavigationDelegate, WKScriptMessageHandlerWithReply,
  WKDownloadDelegate
{
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { navigationAction.shouldPerformDownload ? .download : .cancel }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (message.name, nil) }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { URL(fileURLWithPath: "/" + suggestedFilename) }
}

private final class Silent: NSObject, WKNavigationDelegate, WKUIDelegate, UIWebViewDelegate {}

/// What tests of an app hand to its delegates.
private final class LinkAction: WKNavigationAction {
  override var navigationType: WKNavigationType { .linkActivated }
  override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/contact")) }
}

private final class HeightMessage: WKScriptMessage {
  override var name: String { "height" }
  override var body: Any { 120 }
}

@Suite struct AppCodeTests {
  private func help() throws -> HelpController {
    HelpController(address: try #require(URL(string: "https://help.example")))
  }

  @Test func controller_hasTheProgressOfALoadThatBegins() throws {
    let help = try help()
    _ = try help.layout(on: .iPhone15)
    #expect(help.webView.frame.size == CGSize(width: 393, height: 852))
    #expect(help.webView.isLoading && help.webView.url?.host == "help.example")
    #expect(help.title == nil, "no script was answered, and no page is there")
    #expect(help.webView.configuration.userContentController.userScripts.count == 1)
  }

  @Test func delegates_areCalledByTests() throws {
    let help = try help()
    help.loadViewIfNeeded()
    var policies: [WKNavigationActionPolicy] = []
    help.webView(help.webView, decidePolicyFor: LinkAction()) { policies.append($0) }
    help.webView(help.webView, decidePolicyFor: WKNavigationAction()) { policies.append($0) }
    #expect(policies == [.cancel, .allow] && help.opened.map(\.path) == ["/contact"])
    help.userContentController(WKUserContentController(), didReceive: HeightMessage())
    help.userContentController(WKUserContentController(), didReceive: WKScriptMessage())
    #expect(help.heights == [120])
    help.webView(
      help.webView, didFailProvisionalNavigation: nil, withError: WKError(.webContentProcessTerminated))
    #expect(help.title == "No connection")
  }

  @Test func defaults_decideAsWebKitDoesWithoutADelegate() {
    let silent = Silent()
    let page = WKWebView()
    (page.navigationDelegate, page.uiDelegate) = (silent, silent)
    var policy: WKNavigationActionPolicy?
    page.navigationDelegate?.webView(
      page, decidePolicyFor: WKNavigationAction(), preferences: WKWebpagePreferences()
    ) { given, _ in policy = given }
    #expect(policy == .allow)
    var answer: Bool?
    page.uiDelegate?.webView(
      page, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: WKFrameInfo()
    ) { answer = $0 }
    #expect(answer == false)
    var text: String?? = .none
    page.uiDelegate?.webView(
      page, runJavaScriptTextInputPanelWithPrompt: "Name", defaultText: "x", initiatedByFrame: WKFrameInfo()
    ) { text = $0 }
    #expect(text == .some(nil))
  }

  @Test func methodsWithAsync_areThoseOfTheClass() async {
    let modern = Modern()
    #expect(await modern.webView(WKWebView(), decidePolicyFor: WKNavigationAction()) == .cancel)
    let reply = await modern.userContentController(WKUserContentController(), didReceive: HeightMessage())
    #expect(reply.0 as? String == "height" && reply.1 == nil)
    let place = await modern.download(
      WKDownload(), decideDestinationUsing: WKNavigationResponse().response, suggestedFilename: "a.pdf")
    #expect(place?.path == "/a.pdf")
  }

  @Test func delegates_areNotRetained() {
    let page = WKWebView()
    do {
      let silent = Silent()
      #expect(page._connect("navigationDelegate", silent) && page.navigationDelegate === silent)
      #expect(page._connect("UIDelegate", silent) && page.uiDelegate === silent)
    }
    #expect(page.navigationDelegate == nil && page.uiDelegate == nil)
    #expect(!page._connect("navigationDelegate", "no delegate"))
  }
}
