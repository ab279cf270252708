import Foundation

/// An object as a store keeps it: relationships are the identifiers of the others.
struct StoredRow {
  let id: NSManagedObjectID
  var values: [String: Any]
}

/// What was saved, in memory: each process begins with nothing, as an app does that was just installed.
final class StoredRows {
  private var rows: [NSManagedObjectID: StoredRow] = [:]

  subscript(id: NSManagedObjectID) -> StoredRow? {
    get { rows[id] }
    set { rows[id] = newValue }
  }

  /// The identifiers of an entity's objects, in the order in which these were made.
  func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    rows.keys.filter { $0.entity.isKindOf(entity: entity) }.sorted { $0.number < $1.number }
  }

  /// The identifier with an address.
  func id(for url: URL) -> NSManagedObjectID? { rows.keys.first { $0.uriRepresentation() == url } }

  func removeAll() { rows = [:] }
}
