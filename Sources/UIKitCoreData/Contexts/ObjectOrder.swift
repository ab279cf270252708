/// Objects in the order in which they came, each once.
struct ObjectOrder {
  private(set) var objects: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }
  func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  mutating func insert(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    if known.remove(ObjectIdentifier(object)) != nil { objects.removeAll { $0 === object } }
  }
}

/// What a context has changed: since the last save, or since its observers were told.
struct ContextChanges {
  var inserted = ObjectOrder()
  var updated = ObjectOrder()
  var deleted = ObjectOrder()
  /// What another context has saved meanwhile.
  var refreshed = ObjectOrder()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

/// What a context has saved, for others.
struct SavedChanges {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}
