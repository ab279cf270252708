public import Foundation
public import LayoutSnapshotViews

/// What has values that apps observe: players, their items, sessions. An app uses its subclasses.
///
/// ```swift
/// observation = player.observe(\.rate) { player, _ in button.isSelected = player.rate > 0 }
/// ```
open class _ObservedMedia: NSObject {
  private final class Observer {
    let tell: () -> Void
    let isAlive: () -> Bool
    init(isAlive: @escaping () -> Bool, tell: @escaping () -> Void) {
      (self.isAlive, self.tell) = (isAlive, tell)
    }
  }
  private var observers: [Observer] = []
  /// Who observes values by their names.
  final var namedObservations: [NamedMediaObservation] = []

  final func tellLater(isAlive: @escaping () -> Bool, tell: @escaping () -> Void) {
    observers.append(Observer(isAlive: isAlive, tell: tell))
  }

  /// Tells those who observe a value that is another than they know.
  final func tellObservers() {
    observers.removeAll { !$0.isAlive() }
    for observer in observers where observer.isAlive() { observer.tell() }
  }
}

/// What can be observed with key paths.
public protocol _MediaObservable: _ObservedMedia {}

extension _ObservedMedia: _MediaObservable {}

extension _MediaObservable {
  /// Calls a block whenever the app has changed what a key path leads to, until the observation ends.
  ///
  /// What a file, the network or time would change stays as it is, so that nobody is told of it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var known = self[keyPath: keyPath]
    let call: (Self, Value, Value?) -> Void = { media, new, old in
      changeHandler(
        media,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil
        ))
    }
    if options.contains(.initial) { call(self, known, nil) }
    tellLater(
      isAlive: { [weak observation] in observation.map { !$0.isOver } ?? false },
      tell: { [weak self] in
        guard let self else { return }
        let (new, old) = (self[keyPath: keyPath], known)
        guard !areSame(new, old) else { return }
        known = new
        call(self, new, old)
      })
    return observation
  }
}

/// Whether two values are the same: by their own measure, or as objects.
private func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return isEqual(left, to: right) }
  return left as AnyObject === right as AnyObject
}

private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
  (right as? Value) == left
}
