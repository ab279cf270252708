import Foundation

/// One line of a manifest: a run, an assertion's result, or the references that an assertion claims.
package enum ManifestLine: Hashable, Sendable {
  /// The process that writes the lines below.
  case run(RunRecord)
  /// An assertion that failed or recorded.
  case result(SnapshotResult)
  /// An assertion's references, passing or not.
  case claim(ClaimRecord)
  /// The constraints that an assertion depends on.
  case coverage(CoverageRecord)

  /// The version of the format.
  package static let version = 1

  /// Reads a line.
  ///
  /// - Throws: ``ManifestError``; a kind that a later version may have added is `unknownKind`.
  package init(json line: some Collection<UInt8>) throws(ManifestError) {
    let data = Data(line)
    let decoder = JSONDecoder()
    do {
      let kind = try decoder.decode(KindOnly.self, from: data).kind
      switch kind {
      case "run": self = .run(try decoder.decode(RunRecord.self, from: data))
      case "result": self = .result(try decoder.decode(SnapshotResult.self, from: data))
      case "claim": self = .claim(try decoder.decode(ClaimRecord.self, from: data))
      case "coverage": self = .coverage(try decoder.decode(CoverageRecord.self, from: data))
      default: throw ManifestError.unknownKind(kind)
      }
    } catch let error as ManifestError {
      throw error
    } catch { throw .malformed("\(error)") }
  }

  /// The line without its end: keys in order, so that equal values give equal bytes.
  package var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(self)) } catch {
      preconditionFailure("a manifest holds numbers that are finite, and strings: \(error)")
    }
  }

  private struct KindOnly: Decodable {
    let kind: String
  }
}

extension ManifestLine: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .run(let record):
      try container.encode("run", forKey: .kind)
      try record.encode(to: encoder)
    case .result(let result):
      try container.encode("result", forKey: .kind)
      try result.encode(to: encoder)
    case .claim(let record):
      try container.encode("claim", forKey: .kind)
      try record.encode(to: encoder)
    case .coverage(let record):
      try container.encode("coverage", forKey: .kind)
      try record.encode(to: encoder)
    }
  }
}

/// The process that a manifest is of.
package struct RunRecord: Hashable, Sendable, Codable {
  /// The version of the format.
  package var version: Int
  /// The module of the tests.
  package var target: String
  /// The package's folder.
  package var packageRoot: String
  package var processID: Int
  /// When the manifest was begun, after ISO 8601.
  package var startedAt: String
  /// `Swift Testing` or `XCTest`.
  package var framework: String
  /// The run that the process belongs to; none where an earlier version wrote the line.
  package var run: String?
  /// The branch that was checked out; none where it was a commit by itself, or no checkout of git.
  package var branch: String?
  /// The commit that was checked out.
  package var commit: String?

  package init(
    version: Int = ManifestLine.version, target: String, packageRoot: String, processID: Int,
    startedAt: String, framework: String, run: String? = nil, branch: String? = nil, commit: String? = nil
  ) {
    (self.branch, self.commit) = (branch, commit)
    self.version = version
    self.target = target
    self.packageRoot = packageRoot
    self.processID = processID
    self.startedAt = startedAt
    self.framework = framework
    self.run = run
  }
}

/// The references that belong to an assertion, so that those of none can be found.
package struct ClaimRecord: Hashable, Sendable, Codable {
  package var id: String
  package var file: StoredPath
  package var function: String
  package var references: [StoredPath]

  package init(id: String, file: StoredPath, function: String, references: [StoredPath]) {
    self.id = id
    self.file = file
    self.function = function
    self.references = references
  }
}

/// Why a line is none of a manifest.
package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON of the expected shape; the decoder's words are kept.
  case malformed(String)
  /// It is of a kind that this version does not know.
  case unknownKind(String)

  package var description: String {
    switch self {
    case .malformed(let words): "not a line of a manifest: \(words)"
    case .unknownKind(let kind): "a line of the unknown kind \"\(kind)\""
    }
  }
}
