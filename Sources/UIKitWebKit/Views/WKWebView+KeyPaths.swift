import LayoutSnapshotViews

/// The values that WebKit lets apps observe by their names in Objective-C or Swift.
extension WKWebView: ValuesByName {
  package final func reader(of keyPath: String) -> (() -> Any?)? {
    Self.read(keyPath).map { read in { [weak self] in self.flatMap(read) } }
  }

  private static func read(_ key: String) -> ((WKWebView) -> Any?)? {
    switch key {
    case "estimatedProgress": { $0.estimatedProgress }
    case "title": { $0.title }
    case "URL", "url": { $0.url }
    case "loading", "isLoading": { $0.isLoading }
    case "canGoBack": { $0.canGoBack }
    case "canGoForward": { $0.canGoForward }
    case "hasOnlySecureContent": { $0.hasOnlySecureContent }
    default: nil
    }
  }
}
