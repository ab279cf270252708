import Foundation

/// Options of tables of objects, like Foundation's. The numbers are Foundation's.
public struct NSPointerFunctions {
  /// How a table holds its objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It holds them.
    public static let strongMemory: Options = []
    /// It does not hold them, and forgets those that are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// It compares them by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// It holds copies.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// A set of objects that need not hold them, like Foundation's `NSHashTable`. It keeps them in the order of their coming.
///
/// ```swift
/// private let observers = NSHashTable<AnyObject>.weakObjects()
/// for observer in observers.allObjects { (observer as? any Observer)?.themeChanged() }
/// ```
public final class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let isWeak: Bool
  private var slots: [Slot<ObjectType>] = []

  /// Creates a table.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// A table that holds its objects.
  public convenience override init() { self.init(options: .strongMemory) }
  /// A table that does not hold its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that still exist.
  public var allObjects: [ObjectType] { slots.compactMap(\.object) }
  /// The number of objects that still exist.
  public var count: Int { allObjects.count }
  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }
  /// Whether the object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object of the table that is equal to another one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in allObjects.first { areSame($0, object) } }
  }
  /// Adds an object, unless it is there.
  public func add(_ object: ObjectType?) {
    slots.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    slots.append(Slot(object, isWeak: isWeak))
  }
  /// Takes an object out.
  public func remove(_ object: ObjectType?) {
    slots.removeAll { slot in
      guard let kept = slot.object else { return true }
      return object.map { areSame(kept, $0) } ?? false
    }
  }
  /// Takes all objects out.
  public func removeAllObjects() { slots = [] }
  /// The objects, one after the other.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// A table of the same objects.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: isWeak ? .weakMemory : .strongMemory)
    copy.slots = slots
    return copy
  }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A dictionary of objects that need not hold them, like Foundation's `NSMapTable`. It keeps them in the order of their
/// coming.
///
/// ```swift
/// private let cells = NSMapTable<NSString, UIView>.strongToWeakObjects()
/// cells.setObject(view, forKey: "header")
/// ```
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private let areKeysWeak: Bool
  private let areValuesWeak: Bool
  private var entries: [(key: Slot<KeyType>, value: Slot<ObjectType>)] = []

  /// Creates a table.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int = 0
  ) { (areKeysWeak, areValuesWeak) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)) }
  /// A table that holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// A table that holds its values alone.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// A table that holds its keys alone.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// A table that holds nothing.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var alive: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }
  /// The number of values that still exist.
  public var count: Int { alive.count }
  /// The value of a key.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in alive.first { areSame($0.key, key) }?.value }
  }
  /// Gives a key a value.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    entries.append((Slot(aKey, isWeak: areKeysWeak), Slot(anObject, isWeak: areValuesWeak)))
  }
  /// Takes a key out.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { areSame(key, $0) } ?? false
    }
  }
  /// Takes all keys out.
  public func removeAllObjects() { entries = [] }
  /// The keys, one after the other.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: alive.map(\.key)).objectEnumerator() }
  /// The values, one after the other; `nil` if there are none.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: alive.map(\.value)).objectEnumerator() }

  /// A table of the same keys and values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(
      keyOptions: areKeysWeak ? .weakMemory : .strongMemory,
      valueOptions: areValuesWeak ? .weakMemory : .strongMemory)
    copy.entries = entries
    return copy
  }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An object that a table holds or not.
private struct Slot<Kept: AnyObject> {
  private let held: Kept?
  private weak var unheld: Kept?
  var object: Kept? { held ?? unheld }

  init(_ object: Kept, isWeak: Bool) { (held, unheld) = (isWeak ? nil : object, object) }
}

/// Foundation asks its objects; others are the same if they are one.
private func areSame(_ left: AnyObject, _ right: AnyObject) -> Bool {
  left === right || (left as? NSObject).map { $0.isEqual(right) } ?? false
}
