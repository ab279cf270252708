public import Foundation
import LayoutSnapshotTurns
public import LayoutSnapshotViews

/// On which queue a phone would run a context's code. Here it runs where it is given.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The context's own queue.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects that are made, fetched, changed and saved together.
///
/// ```swift
/// let notes = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
/// notes.first?.text = "Bread"
/// try context.save()
/// ```
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Sendable is correct as it is on a phone: apps use a context's objects where its code runs.

  /// On which queue a phone would run its code.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What it is called in messages.
  open var name: String?
  /// What an app keeps with it.
  open var userInfo = NSMutableDictionary()
  /// Which of two objects stays that share values which only one may have.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether it follows what other contexts save.
  open var automaticallyMergesChangesFromParent = false
  /// What takes changes back; none is noted.
  open var undoManager: UndoManager?
  /// How old values may be; they never are.
  open var stalenessInterval: TimeInterval = -1
  /// Whether it keeps objects that were not changed. It does.
  open var retainsRegisteredObjects = true
  /// Whether deleted objects go at the end of an event. They go at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether a missing object is deleted. None is missing.
  open var shouldDeleteInaccessibleFaults = true
  /// Who makes changes, for a history, which is not kept.
  open var transactionAuthor: String?

  /// What objects are saved to, if it is no other context.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { own ?? parent?.persistentStoreCoordinator }
    set {
      own = newValue
      newValue?.add(self)
    }
  }
  private var own: NSPersistentStoreCoordinator?
  /// The context that objects are saved to.
  open var parent: NSManagedObjectContext?

  /// What is to be saved.
  var unsaved = ContextChanges()
  /// What observers were not told of yet.
  var untold = ContextChanges()
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// What looks at the context's objects, in the order in which it began to.
  var watchers: [WeakWatcher] = []
  var isToldInTurn = false

  struct WeakWatcher { weak var watcher: (any ContextWatcher)? }

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Creates a context with a queue of its own.
  public convenience override init() { self.init(concurrencyType: .privateQueueConcurrencyType) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// What a message says of the model.
  var namesOfEntities: String {
    guard let model else { return "It has no model: it was given no coordinator." }
    let names = model.entities.compactMap(\.name)
    return names.isEmpty ? "It has none at all." : "It has: \(names.joined(separator: ", "))."
  }

  // MARK: Objects

  /// The objects that were made since the last save.
  open var insertedObjects: Set<NSManagedObject> { Set(unsaved.inserted.objects) }
  /// The objects that were changed since the last save.
  open var updatedObjects: Set<NSManagedObject> { Set(unsaved.updated.objects) }
  /// The objects that go with the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(unsaved.deleted.objects) }
  /// The objects that it has.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Whether there is something to save.
  open var hasChanges: Bool { !unsaved.isEmpty }

  var inserted: ObjectOrder { unsaved.inserted }
  var updated: ObjectOrder { unsaved.updated }
  var deleted: ObjectOrder { unsaved.deleted }

  /// Puts an object without a context into this one.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    noteInserted(object)
    object.awakeFromInsert()
  }

  /// Deletes an object with the next save, and what its relationships say goes with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !unsaved.deleted.contains(object) else { return }
    object.prepareForDeletion()
    if unsaved.inserted.contains(object) {
      unsaved.inserted.remove(object)
      registered[object.objectID] = nil
      object.managedObjectContext = nil
    } else {
      unsaved.deleted.insert(object)
    }
    untold.inserted.contains(object) ? untold.inserted.remove(object) : untold.deleted.insert(object)
    // It is gone before others are told: they may be deleted with it, and it with them.
    object.leaveOthers(in: self)
    unsaved.updated.remove(object)
    untold.updated.remove(object)
    planTelling()
  }

  /// The object with an identifier that the context has.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  /// The object with an identifier. Ends the program where nothing has it, as a phone does when its values are read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = known(objectID) else {
      fatalError("No object has the identifier \(objectID.uriRepresentation())")
    }
    return object
  }

  /// The object with an identifier; throws if nothing has it.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID), !unsaved.deleted.contains(object) else {
      throw CoreDataError.noObject(objectID).asNSError
    }
    return object
  }

  func noteInserted(_ object: NSManagedObject) {
    registered[object.objectID] = object
    unsaved.inserted.insert(object)
    untold.inserted.insert(object)
    planTelling()
  }

  func noteUpdated(_ object: NSManagedObject) {
    if !unsaved.inserted.contains(object), !unsaved.deleted.contains(object) {
      unsaved.updated.insert(object)
    }
    if !untold.inserted.contains(object), !untold.deleted.contains(object) { untold.updated.insert(object) }
    planTelling()
  }

  // MARK: Code

  /// Runs code at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs code at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// How a task's code is given to a queue, which changes nothing here.
  public enum ScheduledTaskType: Sendable {
    /// At once, where the queue allows it.
    case immediate
    /// After what the queue has to do.
    case enqueued
  }
}

extension NSManagedObjectContext {
  /// Runs code and gives what it returns.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

  /// Runs code and gives what it returns.
  public nonisolated(nonsending) func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }
}

/// What looks at a context's objects.
protocol ContextWatcher: AnyObject {
  func contextDidChange(_ changes: ContextChanges)
}

extension NSManagedObject {
  /// Takes the object out of the relationships of others, and deletes those that go with it.
  fileprivate func leaveOthers(in context: NSManagedObjectContext) {
    for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
      let others = related(relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { context.delete(other) }
      case .nullifyDeleteRule:
        if let inverse = relationship.inverseRelationship {
          for other in others { other.forget(self, inverse) }
        }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
  }
}
