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
  /// When the process began, as the folder of artifacts counts; none where an earlier version wrote the line.
  package var sequence: Int?
  /// Whether the artifacts are gathered, so that those of earlier runs count, too: set by continuous integrations.
  package var isGathered: Bool?

  package init(
    version: Int = ManifestLine.version, target: String, packageRoot: String, processID: Int,
    startedAt: String, framework: String, run: String? = nil, branch: String? = nil, commit: String? = nil,
    sequence: Int? = nil, isGathered: Bool? = nil
  ) {
    (self.branch, self.commit) = (branch, commit)
    (self.sequence, self.isGathered) = (sequence, isGathered)
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

/// A process that began to verify snapshots.
package struct ProcessRecord: Hashable, Sendable, Codable {
  /// Its number and when it began, as the names of its manifests have them.
  package var process: String
  /// The module of its first snapshot.
  package var target: String
  /// When it began, as the folder of artifacts counts; none where an earlier version wrote the line.
  package var sequence: Int?

  /// Its number alone, by which people know it.
  var number: Substring { process.prefix { $0 != "-" } }

  package init(process: String, target: String, sequence: Int? = nil) {
    (self.process, self.target, self.sequence) = (process, target, sequence)
  }
}

/// A process that came to its end.
package struct EndRecord: Hashable, Sendable, Codable {
  package var process: String
  /// How many assertions compared or recorded something.
  package var verified: Int
  /// When it ended, as the folder of artifacts counts; none where an earlier version wrote the line.
  package var sequence: Int?

  package init(process: String, verified: Int, sequence: Int? = nil) {
    (self.process, self.verified, self.sequence) = (process, verified, sequence)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    process = try container.decode(String.self, forKey: .process)
    verified = try container.decodeCount(.verified)
    sequence = try container.decodeIfPresent(Int.self, forKey: .sequence)
  }
}

/// An assertion that left a result, or has passed since.
package struct NoteRecord: Hashable, Sendable, Codable {
  package var id: String
  /// The process that says so; none where an earlier version wrote the line.
  package var process: String?

  package init(id: String, process: String? = nil) { (self.id, self.process) = (id, process) }
}

/// What somebody decided of a result in the same manifest.
package struct DecisionRecord: Hashable, Sendable, Codable {
  package enum Verdict: String, Hashable, Sendable, Codable {
    case accepted
    case rejected
  }

  package var id: String
  package var verdict: Verdict
  /// The devices that the decision is about.
  package var devices: [String]

  package init(id: String, verdict: Verdict, devices: [String]) {
    (self.id, self.verdict, self.devices) = (id, verdict, devices)
  }
}

/// The tests of one machine of several.
package struct ShardRecord: Hashable, Sendable, Codable {
  /// From 1 to the count.
  package var index: Int
  package var count: Int
  /// How many of its tests are functions of Swift Testing.
  package var functions: Int
  /// How many are methods of XCTest.
  package var methods: Int

  package init(index: Int, count: Int, functions: Int, methods: Int) {
    (self.index, self.count) = (index, count)
    (self.functions, self.methods) = (functions, methods)
  }

  /// The most machines that there may be.
  package static let mostMachines = 10_000

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decodeCount(.count, in: 1...Self.mostMachines)
    index = try container.decodeCount(.index, in: 1...count)
    functions = try container.decodeCount(.functions)
    methods = try container.decodeCount(.methods)
  }
}

/// Something that was missing when artifacts were merged, in words: what was merged cannot show it any more.
package struct GapRecord: Hashable, Sendable, Codable {
  package var title: String
  package var message: String

  package init(title: String, message: String) { (self.title, self.message) = (title, message) }
}

extension KeyedDecodingContainer {
  /// A number that a stranger may have written: sums of such numbers, and lists of so many, have to be harmless.
  fileprivate func decodeCount(_ key: Key, in range: ClosedRange<Int> = 0...1_000_000_000) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard range.contains(number) else { throw ManifestError.malformed("its \(key.stringValue) is \(number)") }
    return number
  }
}
