#if !canImport(Darwin)
  internal import Foundation

  /// What can be ended before its time.
  ///
  /// ```swift
  /// let subscription = publisher.sink { print($0) }
  /// subscription.cancel()
  /// ```
  public protocol Cancellable {
    /// Ends the work.
    func cancel()
  }

  extension Cancellable {
    /// Keeps this in a collection, and cancels it when the collection no longer does.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
      AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in a set, and cancels it when the set no longer does.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  }

  /// What is cancelled when nothing keeps it any more.
  ///
  /// ```swift
  /// var subscriptions: Set<AnyCancellable> = []
  /// publisher.sink { print($0) }.store(in: &subscriptions)
  /// ```
  public final class AnyCancellable: Cancellable, Hashable {
    private let action: OnceAction

    /// Makes one that calls a closure, once.
    public init(_ cancel: @escaping () -> Void) { action = OnceAction(cancel) }

    /// Makes one that cancels another.
    public init<C: Cancellable>(_ canceller: C) { action = OnceAction { canceller.cancel() } }

    deinit { action.run() }

    /// Ends the work.
    public func cancel() { action.run() }

    /// Keeps this in a collection, and cancels it when the collection no longer does.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
      collection.append(self)
    }

    /// Keeps this in a set, and cancels it when the set no longer does.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Puts it into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A closure that is called at most once, and forgotten then.
  final class OnceAction {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() {
      let action = lock.withLock { take(&self.action) }
      action?()
    }
  }

  /// Empties a place and gives what stood there, so that it is freed outside of the lock that guards the place.
  func take<Value>(_ place: inout Value?) -> Value? {
    let value = place
    place = nil
    return value
  }
#endif
