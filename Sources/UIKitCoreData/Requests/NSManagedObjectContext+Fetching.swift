import Foundation

extension NSManagedObjectContext {
  /// The objects that a request asks for.
  ///
  /// - Throws: an error of the domain `NSCocoaErrorDomain` if there is no such entity or no store.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try objects(for: request)
    let results: [Any]
    switch request.resultType {
    case .managedObjectIDResultType: results = found.map(\.objectID)
    case .countResultType: results = [NSNumber(value: found.count)]
    case .dictionaryResultType: results = dictionaries(of: found, request)
    default: results = found
    }
    return try results.map { result in
      guard let result = result as? Result else {
        throw CoreDataError.refused(
          "The request gives \(type(of: result)) and not \(Result.self). Is there a class \((result as? NSManagedObject)?.entity.managedObjectClassName ?? "of that name") in the tests' sources?"
        ).asNSError
      }
      return result
    }
  }

  /// The number of objects that a request asks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try objects(for: request).count
  }

  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      throw CoreDataError.refused(
        "\(type(of: request)) cannot be executed. Use fetch(_:) for a fetch request."
      ).asNSError
    }
    let ids = try request.ids(in: self)
    for id in ids { persistentStoreCoordinator?.rows[id] = nil }
    let result: Any? =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  func objects<Result>(for request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    guard persistentStoreCoordinator?.persistentStores.isEmpty == false else {
      throw CoreDataError.noStore.asNSError
    }
    var found = savedIDs(of: entity).compactMap { known($0) }.filter { !unsaved.deleted.contains($0) }
    found += unsaved.inserted.objects.filter { object in
      object.entity.isKindOf(entity: entity) && !found.contains { $0 === object }
    }
    if !request.includesSubentities { found = found.filter { $0.entity === entity } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = sorted(found, by: request.sortDescriptors ?? [])
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func entity<Result>(of request: NSFetchRequest<Result>) throws -> NSEntityDescription {
    if let name = request.entityName, let entity = model?.entitiesByName[name] { return entity }
    if let entity = request.entity { return entity }
    throw CoreDataError.refused(
      "The context's model has no entity \(request.entityName ?? "for the request"). \(namesOfEntities)"
    ).asNSError
  }

  /// What is saved, or made in the contexts that this one saves to.
  private func savedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    guard let parent else { return persistentStoreCoordinator?.rows.ids(of: entity) ?? [] }
    let made = parent.unsaved.inserted.objects.map(\.objectID).filter { $0.entity.isKindOf(entity: entity) }
    let gone = Set(parent.unsaved.deleted.objects.map(\.objectID))
    return (parent.savedIDs(of: entity) + made).filter { !gone.contains($0) }
  }

  /// Sorted objects; those that no descriptor tells apart stay in the order in which they were made.
  func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    objects.sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first, to: second) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.objectID.number < second.objectID.number
    }
  }

  private func dictionaries<Result>(of objects: [NSManagedObject], _ request: NSFetchRequest<Result>)
    -> [NSDictionary]
  {
    let all = objects.map { object in
      let names =
        request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        ?? object.entity.attributesByName.keys.sorted()
      let pairs = names.compactMap { name in object.value(forKeyPath: name).map { (name as NSString, $0) } }
      return NSDictionary(objects: pairs.map(\.1), forKeys: pairs.map(\.0))
    }
    guard request.returnsDistinctResults else { return all }
    return all.reduce(into: []) { distinct, next in if !distinct.contains(next) { distinct.append(next) } }
  }
}
