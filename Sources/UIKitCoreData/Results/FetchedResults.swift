import Foundation

/// The objects of a request in sections, as they are now.
struct FetchedSections {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    var found: [NSManagedObject] = []
    var numberOfObjects: Int { found.count }
    var objects: [Any]? { found }
  }

  var sections: [Section] = []

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.found.firstIndex(where: { $0 === object }) { return [section, item] }
    }
    return nil
  }

  var objects: [NSManagedObject] { sections.flatMap(\.found) }
}

/// What a controller of results finds and tells, whatever type its results have.
final class FetchedResults: ContextWatcher {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  private let fetch: () throws -> [NSManagedObject]
  private(set) var current: FetchedSections?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What delegates are given: a controller of the type that their methods name.
  weak var plain: NSFetchedResultsController<any NSFetchRequestResult>?
  private var ownPlain: NSFetchedResultsController<any NSFetchRequestResult>?
  let request: NSFetchRequest<any NSFetchRequestResult>

  init(
    context: NSManagedObjectContext, request: NSFetchRequest<any NSFetchRequestResult>,
    sectionNameKeyPath: String?,
    fetch: @escaping () throws -> [NSManagedObject]
  ) {
    (self.context, self.request, self.sectionNameKeyPath, self.fetch) = (
      context, request, sectionNameKeyPath, fetch
    )
  }

  func perform() throws {
    current = try found()
    if !context.watchers.contains(where: { $0.watcher === self }) {
      context.watchers.append(.init(watcher: self))
    }
  }

  private var told: NSFetchedResultsController<any NSFetchRequestResult> {
    if let plain { return plain }
    let made = NSFetchedResultsController<any NSFetchRequestResult>(request: request, results: self)
    (ownPlain, plain) = (made, made)
    return made
  }

  private func found() throws -> FetchedSections {
    let objects = try fetch()
    guard let path = sectionNameKeyPath else {
      return FetchedSections(sections: [.init(name: "", indexTitle: nil, found: objects)])
    }
    var sections: [FetchedSections.Section] = []
    var places: [String: Int] = [:]
    for object in objects {
      let name = ManagedValue.unwrapped(object.value(forKeyPath: path)).map { "\($0)" } ?? ""
      if let place = places[name] {
        sections[place].found.append(object)
      } else {
        places[name] = sections.count
        let title = delegate.map { $0.controller(told, sectionIndexTitleForSectionName: name) }
        sections.append(
          .init(name: name, indexTitle: title ?? name.first.map { $0.uppercased() }, found: [object]))
      }
    }
    return FetchedSections(sections: sections)
  }

  func contextDidChange(_ changes: ContextChanges) {
    guard let old = current, let new = try? found() else { return }
    current = new
    guard let delegate else { return }
    let changed = changes.updated.objects + changes.refreshed.objects
    let steps = ResultSteps(from: old, to: new, changed: changed)
    guard !steps.isEmpty else { return }
    delegate.controllerWillChangeContent(told)
    for section in steps.sections {
      delegate.controller(told, didChange: section.info, atSectionIndex: section.index, for: section.type)
    }
    for object in steps.objects {
      delegate.controller(
        told, didChange: object.object, at: object.old, for: object.type, newIndexPath: object.new)
    }
    delegate.controllerDidChangeContent(told)
  }
}

/// What has changed from some results to others, in the order in which delegates are told.
struct ResultSteps {
  var sections: [(info: any NSFetchedResultsSectionInfo, index: Int, type: NSFetchedResultsChangeType)] = []
  var objects:
    [(object: NSManagedObject, old: IndexPath?, type: NSFetchedResultsChangeType, new: IndexPath?)] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(from old: FetchedSections, to new: FetchedSections, changed: [NSManagedObject]) {
    let oldNames = old.sections.map(\.name)
    let newNames = new.sections.map(\.name)
    for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
      sections.append((section, index, .delete))
    }
    for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
      sections.append((section, index, .insert))
    }
    let oldPlaces = Self.places(old)
    let newPlaces = Self.places(new)
    for object in old.objects where newPlaces[ObjectIdentifier(object)] == nil {
      objects.append((object, oldPlaces[ObjectIdentifier(object)], .delete, nil))
    }
    for object in new.objects where oldPlaces[ObjectIdentifier(object)] == nil {
      objects.append((object, nil, .insert, newPlaces[ObjectIdentifier(object)]))
    }
    // What stays in its order among those that stay has not moved, though its number may be another.
    let steady = Self.steady(old, new)
    var isTold: Set<ObjectIdentifier> = []
    for object in changed {
      let id = ObjectIdentifier(object)
      guard let place = oldPlaces[id], let now = newPlaces[id], isTold.insert(id).inserted else { continue }
      objects.append(
        (object, place, steady.contains(id) ? .update : .move, steady.contains(id) ? place : now))
    }
    for object in new.objects {
      let id = ObjectIdentifier(object)
      guard let place = oldPlaces[id], !steady.contains(id), isTold.insert(id).inserted else { continue }
      objects.append((object, place, .move, newPlaces[id]))
    }
  }

  private static func places(_ results: FetchedSections) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, content) in results.sections.enumerated() {
      for (item, object) in content.found.enumerated() { places[ObjectIdentifier(object)] = [section, item] }
    }
    return places
  }

  /// The objects that are in their section as before, in the longest common order.
  private static func steady(_ old: FetchedSections, _ new: FetchedSections) -> Set<ObjectIdentifier> {
    var steady: Set<ObjectIdentifier> = []
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.name == section.name }) else { continue }
      let difference = section.found.map(ObjectIdentifier.init).difference(
        from: before.found.map(ObjectIdentifier.init))
      var kept = Set(before.found.map(ObjectIdentifier.init))
      for case .remove(_, let id, _) in difference { kept.remove(id) }
      steady.formUnion(kept.intersection(section.found.map(ObjectIdentifier.init)))
    }
    return steady
  }
}
