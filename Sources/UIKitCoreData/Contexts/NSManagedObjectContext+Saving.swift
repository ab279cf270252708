import Foundation

extension NSManagedObjectContext {
  /// Saves what was made, changed and deleted: to the parent, or to the coordinator's store.
  ///
  /// - Throws: an error of the domain `NSCocoaErrorDomain` that names the object and the key without a value.
  public func save() throws {
    post(.NSManagedObjectContextWillSave, unsaved)
    for object in unsaved.inserted.objects + unsaved.updated.objects + unsaved.deleted.objects {
      object.willSave()
    }
    processPendingChanges()
    guard hasChanges else { return }
    guard parent != nil || persistentStoreCoordinator?.persistentStores.isEmpty == false else {
      throw CoreDataError.noStore.asNSError
    }
    try settleUniqueness()
    for object in unsaved.inserted.objects { try object.validateForInsert() }
    for object in unsaved.updated.objects { try object.validateForUpdate() }
    for object in unsaved.deleted.objects { try object.validateForDelete() }
    let changes = unsaved
    unsaved = ContextChanges()
    if let parent { hand(changes, to: parent) } else { store(changes) }
    for object in changes.inserted.objects + changes.updated.objects {
      object.savedValues = object.values
      object.didSave()
    }
    for object in changes.deleted.objects {
      object.didSave()
      registered[object.objectID] = nil
      object.managedObjectContext = nil
    }
    post(.NSManagedObjectContextDidSave, changes)
    if parent == nil {
      persistentStoreCoordinator?.tell(
        SavedChanges(
          inserted: changes.inserted.objects.map(\.objectID),
          updated: changes.updated.objects.map(\.objectID),
          deleted: changes.deleted.objects.map(\.objectID)), by: self)
    }
  }

  private func store(_ changes: ContextChanges) {
    guard let coordinator = persistentStoreCoordinator else { return }
    for object in changes.inserted.objects + changes.updated.objects {
      object.objectID.becomePermanent(in: coordinator.persistentStores.first)
      coordinator.rows[object.objectID] = object.row
    }
    for object in changes.deleted.objects { coordinator.rows[object.objectID] = nil }
  }

  private func hand(_ changes: ContextChanges, to parent: NSManagedObjectContext) {
    // All are there before they are connected.
    for object in changes.inserted.objects where parent.registered[object.objectID] == nil {
      parent.noteInserted(parent.made(object.objectID))
    }
    for object in changes.inserted.objects + changes.updated.objects {
      guard let copy = parent.known(object.objectID) else { continue }
      parent.take(object.row, for: copy)
      parent.noteUpdated(copy)
    }
    for object in changes.deleted.objects {
      if let copy = parent.known(object.objectID) { parent.delete(copy) }
    }
    parent.processPendingChanges()
  }

  /// Forgets what was made, changed and deleted since the last save.
  public func rollback() {
    for object in unsaved.inserted.objects {
      untold.deleted.insert(object)
      registered[object.objectID] = nil
    }
    let others = unsaved.updated.objects + unsaved.deleted.objects
    untold.inserted = ObjectOrder()
    for object in unsaved.deleted.objects {
      untold.deleted.contains(object) ? untold.deleted.remove(object) : untold.inserted.insert(object)
    }
    unsaved = ContextChanges()
    for object in others {
      object.values = object.savedValues
      if !untold.inserted.contains(object) { untold.refreshed.insert(object) }
    }
    processPendingChanges()
  }

  /// Forgets all objects.
  public func reset() {
    (unsaved, untold, registered) = (ContextChanges(), ContextChanges(), [:])
  }

  /// Reads an object again; with changes that count before what was saved, or without.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !unsaved.inserted.contains(object),
      let row = row(of: object.objectID)
    else { return }
    let changed =
      flag ? object.values.filter { !ManagedValue.areEqual($0.value, object.savedValues[$0.key]) } : [:]
    take(row, for: object)
    object.savedValues = object.values
    if flag, unsaved.updated.contains(object) {
      object.values.merge(changed) { $1 }
    } else {
      unsaved.updated.remove(object)
    }
  }

  /// Reads all objects again; their changes count before what was saved.
  public func refreshAllObjects() {
    for object in registered.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      refresh(object, mergeChanges: true)
    }
  }

  /// Gives objects identifiers that stay. Theirs do.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects {
      object.objectID.becomePermanent(in: persistentStoreCoordinator?.persistentStores.first)
    }
  }

  // MARK: Rows

  /// The object with an identifier, here or where this context saves to.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object }
    guard let row = row(of: id) else { return nil }
    let object = made(id)
    take(row, for: object)
    object.savedValues = object.values
    object.awakeFromFetch()
    return object
  }

  /// What is saved of an object, as this context sees it.
  private func row(of id: NSManagedObjectID) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.rows[id] }
    guard let object = parent.known(id), !parent.unsaved.deleted.contains(object) else { return nil }
    return object.row
  }

  private func made(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.managedObjectContext = self
    registered[id] = object
    return object
  }

  private func take(_ row: StoredRow, for object: NSManagedObject) {
    var values = row.values
    for (key, value) in row.values {
      guard let ids = value as? [NSManagedObjectID] else { continue }
      values[key] = ids.compactMap { known($0) }
    }
    object.values = values
  }
}

extension NSManagedObject {
  /// The object as a store keeps it.
  fileprivate var row: StoredRow {
    let kept = values.filter { entity.propertiesByName[$0.key]?.isTransient != true }
    return StoredRow(
      id: objectID, values: kept.mapValues { ($0 as? [NSManagedObject])?.map(\.objectID) ?? $0 })
  }
}
