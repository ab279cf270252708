import LayoutSnapshotSupport

/// Which call has claimed which reference in this process, because two that share one would overwrite each
/// other, and a comparison would pass for the wrong one.
package final class Claims: Sendable {
  private let storage = Locked(Storage())

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

  /// Who wants references, and for what.
  package struct Claimant: Hashable, Sendable {
    package let site: Site
    /// The arguments of the test's case in words, as they are before names of files are made of them.
    package let arguments: String

    package init(site: Site, arguments: String = "") {
      self.site = site
      self.arguments = arguments
    }
  }

  /// What a call finds out about the references that it wants.
  package enum Answer: Hashable, Sendable {
    /// Nobody has claimed one before.
    case first
    /// The same call has, in a loop or because the test was run again.
    case again(Repetition)
    /// Another call has claimed this one, or the same one in a case with other arguments.
    case taken(path: String, by: Claimant)
  }

  /// Claims references for a call. Upper and lower case count as the same, as on some file systems.
  ///
  /// - Parameter fingerprint: the same for snapshots that are the same.
  package func claim(_ paths: [String], for claimant: Claimant, fingerprint: Int) -> Answer {
    storage.withLock { $0.claim(paths, for: claimant, fingerprint: fingerprint) }
  }

  /// Notes what becomes a reference.
  ///
  /// - Returns: whether it may: this process has not recorded something else there before.
  package func mayRecord(_ digest: String, at path: String) -> Bool {
    storage.withLock { storage in
      if let recorded = storage.recorded[path.lowercased()] { return recorded == digest }
      storage.recorded[path.lowercased()] = digest
      return true
    }
  }

  /// Whether this process has recorded what is there.
  package func hasRecorded(_ path: String) -> Bool {
    storage.withLock { $0.recorded[path.lowercased()] != nil }
  }

  private struct Owner {
    let claimant: Claimant
    /// That of the first snapshot.
    let fingerprint: Int
    var count = 1
  }

  private struct Storage {
    var owners: [String: Owner] = [:]
    var recorded: [String: String] = [:]

    mutating func claim(_ paths: [String], for claimant: Claimant, fingerprint: Int) -> Answer {
      let keys = paths.map { $0.lowercased() }
      for (path, key) in zip(paths, keys) {
        if let owner = owners[key], owner.claimant != claimant {
          return .taken(path: path, by: owner.claimant)
        }
      }
      var repetition: Repetition?
      for key in keys {
        guard var owner = owners[key] else {
          owners[key] = Owner(claimant: claimant, fingerprint: fingerprint)
          continue
        }
        owner.count += 1
        owners[key] = owner
        let seen = Repetition(
          number: owner.count, isDifferent: owner.fingerprint != fingerprint,
          wasRecorded: recorded[key] != nil)
        repetition = repetition.map { $0.joined(with: seen) } ?? seen
      }
      return repetition.map(Answer.again) ?? .first
    }
  }
}
