import Foundation

extension NSManagedObject {
  /// The objects of a relationship, as a set whose changes are the object's.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedObjects(of: self, key) }
}

/// The objects at the other end of a relationship, whose changes are the object's. No Swift `Set` can be made of it: Foundation makes an
/// empty one of every class of sets but its own.
final class RelatedObjects: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) { nil }

  @unsafe required override init(objects: UnsafePointer<AnyObject>?, count: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: 0)
  }

  var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { (objects as NSArray).objectEnumerator() }
  override var allObjects: [Any] { objects }
  override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: objects) }

  override func add(_ object: Any) {
    if let object = object as? NSManagedObject { owner?._changeManagedSet(key, adding: object) }
  }
  override func remove(_ object: Any) {
    if let object = object as? NSManagedObject { owner?._changeManagedSet(key, removing: object) }
  }
}
