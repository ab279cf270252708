import Foundation
import LayoutSnapshotViews

extension NSManagedObject {
  /// The objects at the other end of a relationship, in the order in which they were put there.
  func related(_ key: String) -> [NSManagedObject] { values[key] as? [NSManagedObject] ?? [] }

  /// Sets the objects at the other end, and this one at theirs.
  func relate(_ new: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let old = related(relationship.name)
    let new = relationship.isToMany ? Self.distinct(new) : Array(new.prefix(1))
    guard !(old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }) else { return }
    keep(new, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(where: { $0 === object }) { object.forget(self, inverse) }
    for object in new where !old.contains(where: { $0 === object }) { object.accept(self, inverse) }
  }

  /// Takes an object out of a relationship, whose other end knows already.
  func forget(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let old = related(relationship.name)
    guard old.contains(where: { $0 === object }) else { return }
    keep(old.filter { $0 !== object }, relationship)
  }

  /// Puts an object into a relationship, whose other end knows already.
  private func accept(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let old = related(relationship.name)
    guard !old.contains(where: { $0 === object }) else { return }
    guard !relationship.isToMany else { return keep(old + [object], relationship) }
    keep([object], relationship)
    if let inverse = relationship.inverseRelationship {
      for other in old { other.forget(self, inverse) }
    }
  }

  private func keep(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    values[relationship.name] = objects.isEmpty ? nil : objects
    managedObjectContext?.noteUpdated(self)
  }

  private static func distinct(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    var known: Set<ObjectIdentifier> = []
    return objects.filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

/// Keys are those of the entity first.
extension NSManagedObject: KeyValueContainer {
  package func keyedValue(_ key: String) -> Any?? {
    entity.propertiesByName[key] == nil ? nil : .some(value(forKey: key))
  }

  package func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
    guard entity.propertiesByName[key] != nil else { return false }
    setValue(value, forKey: key)
    return true
  }
}
