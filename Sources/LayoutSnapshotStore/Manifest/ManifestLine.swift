import Foundation

/// One line of a manifest, or of a run's ledger.
package enum ManifestLine: Hashable, Sendable {
  /// The process that writes the lines below; in a ledger, the first process of the run.
  case run(RunRecord)
  /// An assertion that failed or recorded.
  case result(SnapshotResult)
  /// An assertion's references, passing or not.
  case claim(ClaimRecord)
  /// The constraints that an assertion depends on.
  case coverage(CoverageRecord)
  /// A process began to verify snapshots.
  case begun(ProcessRecord)
  /// The process ended.
  case ended(EndRecord)
  /// An assertion left a result.
  case noted(NoteRecord)
  /// An assertion that left a result before has passed.
  case passed(NoteRecord)
  /// Somebody decided what becomes of a result above.
  case decided(DecisionRecord)
  /// The tests that the machine is to run, of those of several machines.
  case shard(ShardRecord)
  /// What was missing when the artifacts of several machines were merged.
  case gap(GapRecord)

  /// The version of the format.
  package static let version = 1

  /// Reads a line.
  ///
  /// - Throws: ``ManifestError``; a kind that a later version may have added is `unknownKind`.
  package init(json line: some Collection<UInt8>) throws(ManifestError) {
    do { self = try JSONDecoder().decode(Self.self, from: Data(line)) } catch let error as ManifestError {
      throw error
    } catch let DecodingError.keyNotFound(key, _) {
      throw .malformed("it has no \(key.stringValue)")
    } catch { throw .malformed("it is not whole, or no JSON of its kind") }
  }

  /// A manifest of lines.
  package static func file(_ lines: [ManifestLine]) -> [UInt8] {
    lines.flatMap { $0.json + [UInt8(ascii: "\n")] }
  }

  /// The line without its end: keys in order, so that equal values give equal bytes.
  package var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(self)) } catch {
      preconditionFailure("a manifest holds numbers that are finite, and strings: \(error)")
    }
  }
}

extension ManifestLine: Codable {
  package init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    self =
      switch kind {
      case "run": .run(try RunRecord(from: decoder))
      case "result": .result(try SnapshotResult(from: decoder))
      case "claim": .claim(try ClaimRecord(from: decoder))
      case "coverage": .coverage(try CoverageRecord(from: decoder))
      case "begun": .begun(try ProcessRecord(from: decoder))
      case "ended": .ended(try EndRecord(from: decoder))
      case "noted": .noted(try NoteRecord(from: decoder))
      case "passed": .passed(try NoteRecord(from: decoder))
      case "decided": .decided(try DecisionRecord(from: decoder))
      case "shard": .shard(try ShardRecord(from: decoder))
      case "gap": .gap(try GapRecord(from: decoder))
      default: throw ManifestError.unknownKind(String(kind.prefix(100)))
      }
  }

  private enum CodingKeys: String, CodingKey {
    case kind
  }

  package func encode(to encoder: any Encoder) throws {
    func write(_ kind: String, _ record: some Encodable) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try record.encode(to: encoder)
    }
    switch self {
    case .run(let record): try write("run", record)
    case .result(let result): try write("result", result)
    case .claim(let record): try write("claim", record)
    case .coverage(let record): try write("coverage", record)
    case .begun(let record): try write("begun", record)
    case .ended(let record): try write("ended", record)
    case .noted(let record): try write("noted", record)
    case .passed(let record): try write("passed", record)
    case .decided(let record): try write("decided", record)
    case .shard(let record): try write("shard", record)
    case .gap(let record): try write("gap", record)
    }
  }
}

/// Why a line is none of a manifest.
package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON of the expected shape.
  case malformed(String)
  /// It is of a kind that this version does not know; how its name begins.
  case unknownKind(String)

  /// Errors of one kind are told alike.
  package enum Kind: Hashable, Sendable {
    case malformed
    case unknownKind
  }

  package var kind: Kind {
    switch self {
    case .malformed: .malformed
    case .unknownKind: .unknownKind
    }
  }

  package var description: String {
    switch self {
    case .malformed(let words): "not a line of a manifest: \(words)"
    case .unknownKind(let kind):
      "a line of the unknown kind \"\(kind)\", which a later version may have written"
    }
  }
}
