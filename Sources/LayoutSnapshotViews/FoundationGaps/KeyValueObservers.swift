import Foundation

/// Who observes the values of a responder, and which values they know.
///
/// Swift without Objective-C does not intercept setters. Values are compared instead: whenever the responder's view was
/// laid out, and when a scroll view is told where its content is. That is when the values change that apps observe: sizes,
/// offsets and frames.
final class KeyValueObservers {
  private final class Entry {
    let key: String
    let read: () -> Any?
    let isAlive: () -> Bool
    let call: (_ old: Any?, _ new: Any?) -> Void
    /// Whether a string named it, and who gave it.
    weak var observer: NSObject?
    var known: Any?

    init(
      _ key: String, _ observer: NSObject?, read: @escaping () -> Any?, isAlive: @escaping () -> Bool,
      call: @escaping (Any?, Any?) -> Void
    ) {
      (self.key, self.observer, self.read, self.isAlive, self.call) = (key, observer, read, isAlive, call)
      known = read()
    }
  }

  private var entries: [Entry] = []
  /// Whether observers are being called. What they change is compared when they are done.
  private var isTelling = false

  func add(
    _ key: String, for observer: NSObject?, isFirst: Bool, read: @escaping () -> Any?,
    isAlive: @escaping () -> Bool, call: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) {
    let entry = Entry(key, observer, read: read, isAlive: isAlive, call: call)
    entries.append(entry)
    if isFirst { call(nil, entry.known) }
  }

  func remove(_ observer: NSObject, _ key: String) {
    if let index = entries.lastIndex(where: { $0.key == key && $0.observer === observer }) {
      entries.remove(at: index)
    }
  }

  /// Tells the observers of values that are others than they know. They may add and remove observers.
  func compare() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    entries.removeAll { !$0.isAlive() }
    for entry in entries where entry.isAlive() {
      let value = entry.read()
      guard !Self.areSame(entry.known, value) else { continue }
      let old = entry.known
      entry.known = value
      entry.call(old, value)
    }
  }

  private static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? any Equatable { return left.equals(right) }
    // What cannot be compared by its value is an object, or changes that nobody can see.
    return left as AnyObject === right as AnyObject
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension UIResponder {
  /// Compares what is observed, if anything is.
  final func tellObservers() { settings?.observers?.compare() }

  final var observers: KeyValueObservers {
    if let known = settings?.observers { return known }
    let fresh = KeyValueObservers()
    changeSettings { $0.observers = fresh }
    return fresh
  }
}

/// What can be observed with key paths.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol _KeyValueObservable: UIResponder {}

extension UIResponder: _KeyValueObservable {}

extension _KeyValueObservable {
  /// Calls a block whenever what a key path leads to has another value after a layout, until the observation ends.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observers.add(
      "", for: nil, isFirst: options.contains(.initial),
      read: { [weak self] in self.map { $0[keyPath: keyPath] } },
      isAlive: { [weak observation] in observation.map { !$0.isOver } ?? false },
      call: { [weak self] old, new in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      })
    return observation
  }
}
