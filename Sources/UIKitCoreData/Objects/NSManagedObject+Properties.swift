public import Foundation

// What prepared sources have in place of `@NSManaged`, which compilers without Objective-C refuse.

extension NSManagedObject {
  /// The value of a property that the model describes.
  ///
  /// ```swift
  /// var text: String? { get { _managedValue("text") } set { _setManagedValue(newValue, "text") } }
  /// ```
  public func _managedValue<Value>(_ key: String) -> Value {
    let isMutable = Value.self is NSMutableSet.Type || Value.self is NSMutableSet?.Type
    let kept = isMutable ? mutableSetValue(forKey: key) : value(forKey: key)
    if let value = ManagedValue.converted(kept, to: Value.self) { return value }
    fatalError(
      "\(type(of: self)).\(key) is \(kept.map { "\($0)" } ?? "without a value"), and the property is of the type \(Value.self). "
        + "Does the model have an attribute of that name and kind?")
  }

  /// Sets a property that the model describes.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValue.unwrapped(value), forKey: key)
  }
}

extension NSManagedObject {
  /// Adds an object to those of a relationship.
  public func _changeManagedSet(_ key: String, adding value: NSManagedObject) {
    guard !related(key).contains(value) else { return }
    setValue(related(key) + [value], forKey: key)
  }

  /// Removes an object from those of a relationship.
  public func _changeManagedSet(_ key: String, removing value: NSManagedObject) {
    setValue(related(key).filter { $0 !== value }, forKey: key)
  }

  /// Adds objects to those of a relationship.
  public func _changeManagedSet(_ key: String, addingAll values: Any) {
    for value in Self.objects(in: values) { _changeManagedSet(key, adding: value) }
  }

  /// Removes objects from those of a relationship.
  public func _changeManagedSet(_ key: String, removingAll values: Any) {
    for value in Self.objects(in: values) { _changeManagedSet(key, removing: value) }
  }

  /// Inserts an object among those of an ordered relationship.
  public func _changeManagedList(_ key: String, inserting value: NSManagedObject, at index: Int) {
    var list = related(key).filter { $0 !== value }
    list.insert(value, at: min(index, list.count))
    setValue(list, forKey: key)
  }

  /// Removes an object from those of an ordered relationship.
  public func _changeManagedList(_ key: String, removingAt index: Int) {
    var list = related(key)
    list.remove(at: index)
    setValue(list, forKey: key)
  }

  /// Inserts objects among those of an ordered relationship.
  public func _changeManagedList(_ key: String, insertingAll values: Any, at indexes: NSIndexSet) {
    for (value, index) in zip(Self.objects(in: values), indexes as IndexSet) {
      _changeManagedList(key, inserting: value, at: index)
    }
  }

  /// Removes objects from those of an ordered relationship.
  public func _changeManagedList(_ key: String, removingAllAt indexes: NSIndexSet) {
    let indexes = indexes as IndexSet
    setValue(related(key).enumerated().filter { !indexes.contains($0.offset) }.map(\.element), forKey: key)
  }

  /// Puts an object in the place of another one of an ordered relationship.
  public func _changeManagedList(_ key: String, replacingAt index: Int, with value: NSManagedObject) {
    var list = related(key)
    list[index] = value
    setValue(list, forKey: key)
  }

  /// Puts objects in the places of others of an ordered relationship.
  public func _changeManagedList(_ key: String, replacingAllAt indexes: NSIndexSet, with values: Any) {
    for (value, index) in zip(Self.objects(in: values), indexes as IndexSet) {
      _changeManagedList(key, replacingAt: index, with: value)
    }
  }

  /// The objects in a set or a list of any kind, in its order where it has one and in that of their making otherwise.
  static func objects(in list: Any?) -> [NSManagedObject] {
    switch ManagedValue.unwrapped(list) {
    case let list as RelatedObjects: list.objects
    case let list as NSOrderedSet: list.array.compactMap { $0 as? NSManagedObject }
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let set as NSSet: inOrder(set.allObjects.compactMap { $0 as? NSManagedObject })
    case let set as Set<NSManagedObject>: inOrder(Array(set))
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  private static func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }
}
