import Foundation

/// Values that no two saved objects of an entity may share.
extension NSManagedObjectContext {
  /// Decides by the merge policy which of two objects stays, or throws.
  ///
  /// What the context has counts before what was saved where the policy says so, and of two objects that are both new the later one;
  /// the other one goes.
  func settleUniqueness() throws {
    guard parent == nil else { return }
    for object in unsaved.inserted.objects + unsaved.updated.objects {
      for constraint in object.entity.allUniquenessConstraints {
        guard let other = rival(of: object, in: constraint) else { continue }
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType: throw CoreDataError.notUnique(constraint, object).asNSError
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: withdraw(other)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: withdraw(object)
        }
      }
    }
  }

  /// An object that was there before and has the same values.
  private func rival(of object: NSManagedObject, in constraint: [String]) -> NSManagedObject? {
    guard unsaved.inserted.contains(object) || unsaved.updated.contains(object),
      constraint.allSatisfy({ object.values[$0] != nil })
    else { return nil }
    let top = object.entity.top
    let saved = (persistentStoreCoordinator?.rows.ids(of: top) ?? []).compactMap { known($0) }
    return (saved + unsaved.inserted.objects.prefix { $0 !== object }).first { other in
      other !== object && other.entity.top === top && !unsaved.deleted.contains(other)
        && constraint.allSatisfy { ManagedValue.areEqual(other.values[$0], object.values[$0]) }
    }
  }

  /// Takes an object away without those that its relationships would take along: the other one has its place.
  private func withdraw(_ object: NSManagedObject) {
    for relationship in object.entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
      object.relate([], relationship)
    }
    delete(object)
  }
}

extension NSEntityDescription {
  fileprivate var top: NSEntityDescription { superentity?.top ?? self }

  fileprivate var allUniquenessConstraints: [[String]] {
    let own = uniquenessConstraints.map { constraint in
      constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
    }
    return (superentity?.allUniquenessConstraints ?? []) + own.filter { !$0.isEmpty }
  }
}
