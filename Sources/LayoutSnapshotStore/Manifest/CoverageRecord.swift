extension [CoverageRecord] {
  /// The last record of each assertion, in the order of their names.
  package var latest: [CoverageRecord] {
    var latest: [String: CoverageRecord] = [:]
    for record in self { latest[record.id] = record }
    return latest.values.sorted { $0.id < $1.id }
  }
}

/// Which changes of a tree's constraints an assertion would notice on its devices.
package struct CoverageRecord: Hashable, Sendable, Codable {
  /// The folder of such records among the artifacts.
  package static let folder = "coverage"

  /// The assertion's name, as in a result.
  package var id: String
  /// The module of the test.
  package var target: String
  /// The test's source file.
  package var file: StoredPath
  package var line: Int
  /// The devices of the assertion.
  package var devices: [String]
  /// The number of changes that were tried.
  package var changeCount: Int
  /// The changes without an effect.
  package var unnoticed: [Change]

  /// A change of a constraint.
  package struct Change: Hashable, Sendable, Codable {
    /// The constraint and the change, in words.
    package var text: String
    /// A device, not of the assertion, on which the change has an effect; none if no known device shows it.
    package var noticedOn: String?
    /// What the change says of the constraint, in a word or two; none in records of earlier versions.
    package var kind: String?
    /// The source of the constraint; none where it is not known.
    package var file: StoredPath?
    package var line: Int?

    package init(
      text: String, noticedOn: String?, kind: String? = nil, file: StoredPath? = nil, line: Int? = nil
    ) {
      (self.text, self.noticedOn, self.kind) = (text, noticedOn, kind)
      (self.file, self.line) = (file, line)
    }
  }

  package init(
    id: String, target: String, file: StoredPath, line: Int, devices: [String], changeCount: Int,
    unnoticed: [Change]
  ) {
    self.id = id
    self.target = target
    self.file = file
    self.line = line
    self.devices = devices
    self.changeCount = changeCount
    self.unnoticed = unnoticed
  }
}
