import Foundation

/// Which call has claimed which reference in this process, because two that share one would overwrite each
/// other, and a comparison would pass for the wrong one.
package final class Claims: Sendable {
  private let lock = NSLock()
  private let storage = Storage()

  package init() {}

  /// A call of an assertion in a test's source.
  package struct Site: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    package var description: String { "\(file):\(line)" }
  }

  /// What a call finds out about the references that it wants.
  package enum Answer: Hashable, Sendable {
    /// Nobody has claimed one before.
    case first
    /// The same call has, in a loop or because the test was run again, and one of them was recorded since.
    case again
    /// Another call has claimed this one.
    case taken(path: String, by: Site)
  }

  /// Claims references for a call. Upper and lower case count as the same, as on some file systems.
  package func claim(_ paths: [String], for site: Site) -> Answer {
    lock.lock()
    defer { lock.unlock() }
    var isAgain = false
    for path in paths {
      guard let owner = storage.owners[path.lowercased()] else { continue }
      if owner != site { return .taken(path: path, by: owner) }
      isAgain = isAgain || storage.recorded[path.lowercased()] != nil
    }
    for path in paths { storage.owners[path.lowercased()] = site }
    return isAgain ? .again : .first
  }

  /// Notes what becomes a reference.
  ///
  /// - Returns: whether it may: this process has not recorded something else there before.
  package func mayRecord(_ digest: String, at path: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let recorded = storage.recorded[path.lowercased()] { return recorded == digest }
    storage.recorded[path.lowercased()] = digest
    return true
  }

  /// Whether this process has recorded what is there.
  package func hasRecorded(_ path: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return storage.recorded[path.lowercased()] != nil
  }

  /// Guarded by the lock beside it.
  private final class Storage: @unchecked Sendable {
    var owners: [String: Site] = [:]
    var recorded: [String: String] = [:]
  }
}
