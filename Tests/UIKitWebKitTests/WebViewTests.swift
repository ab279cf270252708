import Testing
import UIKitWebKit

@testable import LayoutSnapshotViews

/// What a view of web pages shows and says without a page.
@Suite struct WebViewTests {
  /// What is said to be drawn elsewhere in a tree.
  private func remoteWords(_ view: View) throws -> [String] {
    try view.solvedTree(on: .iPhone15).layout.looksByPath.values.compactMap { $0["content"] }.sorted()
  }

  @Test func picture_saysThatADeviceDrawsThePage() throws {
    let root = View()
    root.addSubview(WKWebView(frame: CGRect(x: 0, y: 100, width: 200, height: 300)))
    root.addSubview(UIWebView(frame: CGRect(x: 0, y: 400, width: 200, height: 300)))
    #expect(
      try remoteWords(root) == [Layout.remoteContent + "UIWebView", Layout.remoteContent + "WKWebView"])
    #expect(try remoteWords(View()) == [])
  }

  @Test func scrollView_isAsLargeAsTheView_andHoldsTheBox() throws {
    let controller = ViewController()
    let page = WKWebView()
    page.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(page)
    LayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: controller.view.topAnchor),
      page.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      page.heightAnchor.constraint(equalToConstant: 250),
    ])
    page.scrollView.backgroundColor = .red
    page.backgroundColor = .clear
    _ = try controller.layout(on: .iPhone15)
    #expect(page.frame == CGRect(x: 0, y: 0, width: 393, height: 250))
    #expect(page.scrollView.frame == page.bounds && page.scrollView.superview === page)
    let box = try #require(page.scrollView.subviews.first)
    #expect(box is RemoteContentView && box.frame.size == page.bounds.size)
    #expect(try remoteWords(controller.view) == [Layout.remoteContent + "WKWebView"])
  }

  @Test func page_isAskedFor_andNeverThere() throws {
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    #expect(page.url == nil && !page.isLoading && page.estimatedProgress == 0 && page.title == "")
    #expect(!page.canGoBack && !page.canGoForward && page.backForwardList.currentItem == nil)
    let shop = try #require(URL(string: "https://shop.example/cart"))
    #expect(page.load(URLRequest(url: shop)) != nil)
    #expect(page.url == shop && page.isLoading && page.estimatedProgress == 0.1)
    #expect(page.title == "" && !page.canGoBack && page.backForwardList.backList.isEmpty)
    #expect(page.goBack() == nil && page.reload() == nil)
    page.stopLoading()
    #expect(page.url == nil && !page.isLoading && page.estimatedProgress == 0)
  }

  @Test func textWithoutABase_isAnEmptyPagesAddress() throws {
    let page = WKWebView()
    page.loadHTMLString("<p>Hello", baseURL: nil)
    #expect(page.url?.absoluteString == "about:blank")
    page.loadHTMLString("<p>Hello", baseURL: URL(string: "https://shop.example"))
    #expect(page.url?.host == "shop.example" && page.hasOnlySecureContent)
    page.load(URLRequest(url: try #require(URL(string: "http://shop.example"))))
    #expect(!page.hasOnlySecureContent)
  }

  @Test func configuration_isACopy_thatSharesWhatItHolds() {
    let given = WKWebViewConfiguration()
    given.allowsInlineMediaPlayback = true
    given.dataDetectorTypes = [.link, .phoneNumber]
    let page = WKWebView(frame: .zero, configuration: given)
    given.allowsInlineMediaPlayback = false
    #expect(page.configuration.allowsInlineMediaPlayback && page.configuration !== given)
    page.configuration.allowsInlineMediaPlayback = false
    #expect(page.configuration.allowsInlineMediaPlayback)
    #expect(page.configuration.dataDetectorTypes.rawValue == 3)
    #expect(page.configuration.userContentController === given.userContentController)
    #expect(page.configuration.websiteDataStore === WKWebsiteDataStore.default())
    given.defaultWebpagePreferences = nil
    #expect(given.defaultWebpagePreferences != nil)
    #expect((given.copy() as? WKWebViewConfiguration)?.dataDetectorTypes == [.link, .phoneNumber])
  }

  @Test func script_isNeverAnswered_untilTheTaskIsCancelled() async throws {
    let question = Task<Bool, Never> {
      do {
        _ = try await answerOfAPage()
        return false
      } catch {
        return error is CancellationError
      }
    }
    question.cancel()
    #expect(await question.value)
  }

  private func answerOfAPage() async throws -> String {
    "\(try await WKWebView().evaluateJavaScript("document.title"))"
  }

  @Test func earlierView_saysWhatIsAskedFor() throws {
    let page = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(page.request == nil && !page.isLoading && page.scrollView.frame == page.bounds)
    page.loadRequest(URLRequest(url: try #require(URL(string: "https://shop.example"))))
    #expect(page.request?.url?.host == "shop.example" && page.isLoading)
    #expect(page.stringByEvaluatingJavaScript(from: "document.title") == nil)
    page.stopLoading()
    #expect(page.request == nil && !page.isLoading)
  }
}
