public import Foundation
import LayoutSnapshotSupport

/// What an observer gave to know its observation again.
public typealias _ObservationContext = UnsafeMutableRawPointer

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer whenever a value is another after a layout.
  ///
  /// What can be observed are sizes, offsets, frames and the like of views, and what media and web pages tell. Of another
  /// key path the test's findings say that nobody is told. The observer is not retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observers = observersOfValues, let read = reader(ofValue: keyPath) else {
      AbsentNames.shared.note(
        .method,
        "Nobody is told of changes: what lies under \"\(keyPath)\" of \(type(of: self)) cannot be observed.")
      return
    }
    observers.add(
      keyPath, for: observer, isFirst: options.contains(.initial), read: read,
      isAlive: { [weak observer] in observer != nil },
      call: { [weak observer, weak self] old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
        unsafe (observer as? UIResponder)?.observeValue(
          forKeyPath: keyPath, of: self, change: change, context: context)
      })
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let observers =
      (self as? UIResponder)?.settings?.observers ?? (self as? any ObservedObject)?.keyValueObservers
    observers?.remove(observer, keyPath)
  }

  /// Ends an observation.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

extension NSObject {
  private var observersOfValues: KeyValueObservers? {
    (self as? UIResponder)?.observers ?? (self as? any ObservedObject)?.keyValueObservers
  }

  private func reader(ofValue keyPath: String) -> (() -> Any?)? {
    (self as? any ValuesByName)?.reader(of: keyPath) ?? (self as? UIResponder)?.value(of: keyPath)
  }
}

extension UIResponder {
  /// How to read what a key path names; `nil` if that is not known here.
  fileprivate final func value(of keyPath: String) -> (() -> Any?)? {
    if let scroll = self as? ScrollView, let read = Self.offset(keyPath) {
      return { [weak scroll] in scroll.flatMap(read) }
    }
    if let view = self as? View, let read = Self.look(keyPath) {
      return { [weak view] in view.flatMap(read) }
    }
    guard let controller = self as? ViewController, keyPath == "title" else { return nil }
    return { [weak controller] in controller?.title }
  }

  private static func offset(_ key: String) -> ((ScrollView) -> Any?)? {
    switch key {
    case "contentSize": { $0.contentSize }
    case "contentOffset": { $0.contentOffset }
    case "contentInset": { $0.contentInset }
    case "adjustedContentInset": { $0.adjustedContentInset }
    default: nil
    }
  }

  private static func look(_ key: String) -> ((View) -> Any?)? {
    switch key {
    case "frame": { $0.frame }
    case "bounds": { $0.bounds }
    case "center": { $0.center }
    case "hidden", "isHidden": { $0.isHidden }
    case "alpha": { $0.alpha }
    case "transform": { $0.transform }
    case "safeAreaInsets": { $0.safeAreaInsets }
    case "backgroundColor": { $0.backgroundColor }
    case "tintColor": { $0.tintColor }
    case "text": { ($0 as? Label)?.text ?? ($0 as? TextField)?.text ?? ($0 as? TextView)?.text }
    case "image": { ($0 as? ImageView)?.image }
    case "selected", "isSelected": { ($0 as? Control)?.isSelected }
    case "highlighted", "isHighlighted": { ($0 as? Control)?.isHighlighted }
    case "enabled", "isEnabled": { ($0 as? Control)?.isEnabled }
    default: nil
    }
  }
}
