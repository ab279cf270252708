import Foundation
public import LayoutSnapshotViews

/// An observation of a value by its name.
struct NamedObservation {
  weak var observer: UIResponder?
  let keyPath: String
  let observation: LayoutSnapshotViews.NSKeyValueObservation
}

extension WKWebView {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer whenever a value is another after a layout.
  ///
  /// These are the values that WebKit lets apps observe, and those of every view. The observer is not retained.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: LayoutSnapshotViews.NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let call = unsafe NamedCall(observer: observer, keyPath: keyPath, context: context)
    guard let observation = call.observation(of: self, options) else {
      return unsafe (self as NSObject).addObserver(
        observer as NSObject, forKeyPath: keyPath, options: options, context: context)
    }
    namedObservations.append(
      NamedObservation(observer: observer, keyPath: keyPath, observation: observation))
  }

  /// Ends an observation.
  public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    guard
      let index = namedObservations.lastIndex(where: { $0.observer === observer && $0.keyPath == keyPath })
    else { return (self as NSObject).removeObserver(observer as NSObject, forKeyPath: keyPath) }
    namedObservations.remove(at: index).observation.invalidate()
  }

  /// Ends an observation.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// What an observer is told about a value.
@safe
private struct NamedCall {
  weak var observer: UIResponder?
  let keyPath: String
  let context: UnsafeMutableRawPointer?

  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  func observation(
    of page: WKWebView, _ options: LayoutSnapshotViews.NSKeyValueObservingOptions
  ) -> LayoutSnapshotViews.NSKeyValueObservation? {
    switch keyPath {
    case "estimatedProgress": observe(\.estimatedProgress, of: page, options)
    case "title": observe(\.title, of: page, options)
    case "URL", "url": observe(\.url, of: page, options)
    case "loading", "isLoading": observe(\.isLoading, of: page, options)
    case "canGoBack": observe(\.canGoBack, of: page, options)
    case "canGoForward": observe(\.canGoForward, of: page, options)
    case "hasOnlySecureContent": observe(\.hasOnlySecureContent, of: page, options)
    default: nil
    }
  }

  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  private func observe<Value>(
    _ path: KeyPath<WKWebView, Value>, of page: WKWebView,
    _ options: LayoutSnapshotViews.NSKeyValueObservingOptions
  ) -> LayoutSnapshotViews.NSKeyValueObservation {
    page.observe(path, options: options) { page, change in
      var told: [LayoutSnapshotViews.NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if let value = change.newValue { told[.newKey] = value }
      if let value = change.oldValue { told[.oldKey] = value }
      unsafe observer?.observeValue(forKeyPath: keyPath, of: page, change: told, context: context)
    }
  }
}
