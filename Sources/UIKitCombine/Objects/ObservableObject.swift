#if !canImport(Darwin)
  internal import Foundation

  /// An object that tells before it changes.
  ///
  /// ```swift
  /// final class Lake: ObservableObject {
  ///   @Published var depth = 0
  /// }
  /// let subscription = lake.objectWillChange.sink { print("The lake changes") }
  /// ```
  public protocol ObservableObject: AnyObject {
    /// The type of what tells it.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// What tells that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What tells that a property that is published is about to change. It is the same one each time.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
  }

  /// What tells that an object is about to change.
  ///
  /// ```swift
  /// let objectWillChange = ObservableObjectPublisher()
  /// ```
  public final class ObservableObjectPublisher: Publisher {
    /// What it gives.
    public typealias Output = Void
    /// How it fails.
    public typealias Failure = Never

    private let hub = Hub<Void, Never>(asksAtOnce: false)

    /// Makes one.
    public init() {}

    /// Tells it.
    public func send() { hub.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Void == S.Input, Never == S.Failure {
      // That an object changes is told to everyone, whether it was asked for or not.
      hub.attach(subscriber, isUnasked: true)
    }
  }

  /// The publishers of objects that do not store one themselves.
  ///
  /// Nothing tells that an object has gone, so that its entry goes when one of its published properties does that has
  /// been used since, and at the latest when so many more objects have been asked for theirs.
  final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var mostEntries = 64

    var count: Int { lock.withLock { entries.count } }

    /// The publisher of an object if someone has asked for it.
    func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
      lock.withLock { entry(of: object)?.publisher }
    }

    // What is looked at may have lost its last other reference meanwhile. It is given up outside of the lock, so that no code of the
    // app runs within.

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      var freed: [Entry] = []
      var seen: [AnyObject] = []
      defer { withExtendedLifetime((freed, seen)) {} }
      return lock.withLock {
        if let entry = entry(of: object) { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        // The address of an object that has gone may be another one's.
        if let former = entries.updateValue(
          Entry(object: object, publisher: publisher), forKey: ObjectIdentifier(object))
        {
          freed.append(former)
        }
        freed += sweep(&seen)
        return publisher
      }
    }

    /// Forgets the entry of an object that is on its way out.
    func forget(_ key: ObjectIdentifier) {
      var seen: AnyObject?
      let freed: Entry? = lock.withLock {
        guard let entry = entries[key] else { return nil }
        seen = entry.object
        return seen == nil ? entries.removeValue(forKey: key) : nil
      }
      withExtendedLifetime((freed, seen)) {}
    }

    private func entry(of object: AnyObject) -> Entry? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry
    }

    /// Takes out what has gone, once there is so much that it is worth a look at everything.
    ///
    /// - Parameter seen: gets what is still there.
    private func sweep(_ seen: inout [AnyObject]) -> [Entry] {
      guard entries.count > mostEntries else { return [] }
      var gone: [Entry] = []
      for (key, entry) in entries {
        if let object = entry.object {
          seen.append(object)
        } else {
          gone.append(entry)
          entries[key] = nil
        }
      }
      mostEntries = max(64, 2 * entries.count)
      return gone
    }
  }
#endif
