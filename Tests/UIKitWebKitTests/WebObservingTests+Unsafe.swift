import Testing
import UIKitWebKit

@testable import LayoutSnapshotViews

/// Observations of a view of web pages.
@Suite struct WebObservingTests {
  private final class Browser: ViewController {
    let page = WKWebView()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(page)
      page.frame = view.bounds
      unsafe page.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
      unsafe page.addObserver(self, forKeyPath: "URL", options: [.new, .old, .initial], context: nil)
      unsafe page.addObserver(self, forKeyPath: "alpha", options: .new, context: nil)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let value = change?[.newKey]
      let number = value as? Double ?? (value as? CGFloat).map { Double($0) } ?? 0
      told.append("\(keyPath ?? "") \(number) \((value as? URL)?.host ?? "none")")
    }
  }

  @Test func names_areObservedAfterALayout_untilTheyAreRemoved() throws {
    let browser = Browser()
    _ = try browser.layout(on: .iPhone15)
    #expect(browser.told == ["URL 0.0 none"], "the first call")
    browser.page.load(URLRequest(url: try #require(URL(string: "https://shop.example"))))
    browser.page.alpha = 0.5
    _ = try browser.layout(on: .iPhone15)
    #expect(
      browser.told.dropFirst().sorted()
        == ["URL 0.0 shop.example", "alpha 0.5 none", "estimatedProgress 0.1 none"])
    for name in ["estimatedProgress", "URL", "alpha"] {
      browser.page.removeObserver(browser, forKeyPath: name)
    }
    browser.page.stopLoading()
    browser.page.alpha = 1
    _ = try browser.layout(on: .iPhone15)
    #expect(browser.told.count == 4)
  }

  @Test func keyPaths_areObservedAfterALayout() throws {
    let controller = ViewController()
    let page = WKWebView()
    controller.view.addSubview(page)
    _ = try controller.layout(on: .iPhone15)
    var told: [Double] = []
    let observation = page.observe(\.estimatedProgress, options: [.new]) { _, change in
      told.append(change.newValue ?? -1)
    }
    page.load(URLRequest(url: try #require(URL(string: "https://shop.example"))))
    _ = try controller.layout(on: .iPhone15)
    #expect(told == [0.1])
    observation.invalidate()
    page.stopLoading()
    _ = try controller.layout(on: .iPhone15)
    #expect(told == [0.1])
  }
}
