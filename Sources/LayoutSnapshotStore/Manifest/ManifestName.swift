/// The name of a manifest: `AppTests-123-1700000000.jsonl` for a process, `run.77.jsonl` for the ledger of a run,
/// `shard.jsonl` for what a machine was to run. Where the artifacts of several machines are merged, `2.` and the like goes
/// before the names, and `merge.jsonl` says what was missing.
package struct ManifestName: Hashable, Sendable {
  package let text: String
  /// The machine in a folder of several machines: all in front of the name that the machine itself gave; empty for the only one.
  package let machine: String
  private let own: String

  /// The folder of manifests among the artifacts.
  package static let folder = "manifests"
  /// What a machine was to run.
  package static let shard = ManifestName(own: "shard")
  /// What was missing when the artifacts of several machines were merged.
  package static let merge = ManifestName(own: "merge")

  private static let end = ".jsonl"
  private static let run = "run."

  /// None for a file that is no manifest.
  package init?(_ text: String) {
    guard text.hasSuffix(Self.end) else { return nil }
    var own = text.dropLast(Self.end.count)
    while let first = own.first, first.isWholeNumber, let point = own.firstIndex(of: "."),
      own[..<point].allSatisfy(\.isWholeNumber)
    {
      own = own[own.index(after: point)...]
    }
    (self.text, self.own) = (text, String(own))
    machine = String(text.dropLast(Self.end.count).dropLast(own.count))
  }

  /// The ledger of a run.
  package init(ofRun run: String) { self.init(own: Self.run + run) }

  private init(machine: String = "", own: String) {
    (self.machine, self.own, text) = (machine, own, machine + own + Self.end)
  }

  /// Where it lies among the artifacts.
  package var place: String { "\(Self.folder)/\(text)" }

  /// The name in a folder of several machines' artifacts.
  package func of(machine number: Int) -> ManifestName {
    ManifestName(machine: "\(number).\(machine)", own: own)
  }

  /// The numbers of the machine, by which machines are ordered.
  var machineNumbers: [Int] { machine.split(separator: ".").map { Int($0) ?? .max } }

  /// Whether it is the ledger of a run. Manifests of processes have a `-` in their names.
  package var isOfRun: Bool { own.hasPrefix(Self.run) && !own.contains("-") }
  /// Whether it holds the results of a process.
  var isOfProcess: Bool { !isOfRun && own != Self.shard.own && own != Self.merge.own }

  /// The process whose end ends the file: a ledger's runner, or the process of a manifest.
  var writer: Int32? {
    let number = isOfRun ? own.dropFirst(Self.run.count) : process.prefix { $0 != "-" }
    return Int32(number).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The process of a manifest, as ledgers name it.
  var process: String { own.split(separator: "-").suffix(2).joined(separator: "-") }

  /// When the process of a manifest began, in nanoseconds of a clock that may have gone back since: it tells names apart, and
  /// nothing is ordered by it that nobody is told of.
  package var start: UInt64 { UInt64(own.split(separator: "-").last ?? "") ?? 0 }
}
