import Foundation

/// Who observes the values of an object, and which values they know.
///
/// Swift without Objective-C does not intercept setters. Values are compared instead: whenever the responder's view was
/// laid out, and when a scroll view is told where its content is. That is when the values change that apps observe: sizes,
/// offsets and frames. Objects that are no responders compare when the app changes them.
package final class KeyValueObservers {
  private final class Entry {
    let key: String
    let read: () -> Any?
    let isAlive: () -> Bool
    /// The value before is `nil` in the first call, and `.some(nil)` if there was none before a change.
    let call: (_ old: Any??, _ new: Any?) -> Void
    /// Whether a string named it, and who gave it.
    weak var observer: NSObject?
    var known: Any?

    init(
      _ key: String, _ observer: NSObject?, read: @escaping () -> Any?, isAlive: @escaping () -> Bool,
      call: @escaping (Any??, Any?) -> Void
    ) {
      (self.key, self.observer, self.read, self.isAlive, self.call) = (key, observer, read, isAlive, call)
      known = read()
    }
  }

  private var entries: [Entry] = []
  /// Whether observers are being called. What they change is compared when they are done.
  private var isTelling = false

  package init() {}

  func add(
    _ key: String, for observer: NSObject?, isFirst: Bool, read: @escaping () -> Any?,
    isAlive: @escaping () -> Bool, call: @escaping (_ old: Any??, _ new: Any?) -> Void
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
  ///
  /// - Parameter isNested: whether what they change is told at once. After a view's next layout it is told anyway.
  package func compare(isNested: Bool = false) {
    guard isNested || !isTelling else { return }
    let wasTelling = isTelling
    isTelling = true
    defer { isTelling = wasTelling }
    entries.removeAll { !$0.isAlive() }
    for entry in entries where entry.isAlive() {
      let value = entry.read()
      guard !Self.areSame(entry.known, value) else { continue }
      let old = entry.known
      entry.known = value
      entry.call(.some(old), value)
    }
  }

  /// Observes what a key path of an object leads to, until the observation ends.
  package func observe<Root: AnyObject, Value>(
    _ keyPath: KeyPath<Root, Value>, of root: Root, options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    add(
      "", for: nil, isFirst: options.contains(.initial),
      read: { [weak root] in root.map { $0[keyPath: keyPath] } },
      isAlive: { [weak observation] in observation.map { !$0.isOver } ?? false },
      call: { [weak root] old, new in
        guard let root else { return }
        changeHandler(
          root,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old.flatMap { $0 as? Value } : nil))
      })
    return observation
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
    observers.observe(keyPath, of: self, options: options, changeHandler: changeHandler)
  }
}

/// An object whose values observers know by names of its own.
package protocol ValuesByName: AnyObject {
  /// How to read what a key path names; `nil` if that is not known here.
  func reader(of keyPath: String) -> (() -> Any?)?
}

/// An object that is no responder and can be observed.
package protocol ObservedObject: ValuesByName {
  /// Who observes its values.
  var keyValueObservers: KeyValueObservers { get }
}
