import LayoutSnapshotReport
import LayoutSnapshotStore

/// Lists the constraints that no snapshot depends on.
struct CoverageCommand: Command {
  static let description = CommandDescription(
    "coverage", "List constraints that could change unnoticed by all snapshots.",
    details: [
      "Each constraint is removed, loosened, moved by 1 and by 20 points, and given",
      "other priorities. What changes no frame on a snapshot's devices is listed.",
      "Run the tests with PROGRAM, or mark suites with .snapshots(coverage: true).",
    ],
    options: [
      .init("minimum", .text("SHARE"), "Exit with 1 if a target has less, such as 0.9."),
      .init("from", .folder("DIR"), "The DIR of LAYOUT_SNAPSHOT_COVERAGE in earlier runs."),
      .init("json", "Print JSON, for programs."),
    ] + Location.options, takesProgram: true,
    examples: ["coverage -- swift test", "coverage --minimum 0.9"])

  private let minimum: Double?
  private let folder: String?
  private let isJSON: Bool
  private let program: [String]
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    minimum = try arguments.number("minimum", in: 0...1)
    (folder, isJSON, program) = (arguments.value("from"), arguments.has("json"), arguments.program)
    location = Location(arguments)
    if let word = arguments.operands.first { throw .unexpectedOperand(command: "coverage", operand: word) }
    if folder != nil, !program.isEmpty {
      throw .contradiction(command: "coverage", "Use --from or a program, not both.")
    }
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let roots = try location.roots(context)
    let run = try noted(roots, context)
    if run.exitCode != 0 {
      context.warn(
        "\(program.joined(separator: " ")) ended with \(run.exitCode), so some assertions may be missing")
    }
    let summary = CoverageSummary(run.manifests.flatMap(\.coverage)) { context.shown($0.resolved(roots)) }
    if isJSON {
      context.output.write(ReportJSON.text(summary))
    } else {
      say(summary, roots, context)
    }
    if summary.assertions.isEmpty { return .findings }
    return summary.targets.allSatisfy { $0.score >= minimum ?? 0 } ? .success : .findings
  }

  private func noted(_ roots: ManifestRoots, _ context: CommandContext) throws(CommandFailure) -> NotedRun {
    if let folder {
      let path = context.path(folder)
      guard Files.kind(of: path) == .folder else { throw .notThere(folder) }
      return try NotedRun(from: FilePlace(base: path, place: ""), context)
    }
    let place = FilePlace(base: roots.artifacts, place: CoverageRecord.folder)
    if program.isEmpty { return try NotedRun(from: place, context) }
    return try NotedRun(of: program, noting: Self.steps, in: place, keeps: true, context)
  }

  private func say(_ summary: CoverageSummary, _ roots: ManifestRoots, _ context: CommandContext) {
    if summary.assertions.isEmpty {
      let advice =
        context.isPlugin
        ? Self.steps.text(["swift", "test"], calledAs: context.calledAs)
        : "\(commandName) coverage -- swift test"
      context.output.line("No assertion has noted its coverage. Try `\(advice)`.")
      return
    }
    for assertion in summary.assertions {
      context.output.line("\(assertion.file):\(assertion.line): \(assertion.id): \(assertion.text)")
      for change in assertion.unnoticed {
        let end = change.noticedOn.map { ", but \($0) would show it" } ?? ", also on every known device"
        let place = change.file.map { "\(context.shown($0.resolved(roots))):\(change.line ?? 1): " } ?? ""
        context.output.line("  \(place)\(change.text)\(end)")
      }
    }
    for target in summary.targets { context.output.line("\(target.target): \(target.text)") }
  }

  static let steps = TwoSteps(variable: .coverage, command: "coverage", option: "from")
}

/// What all assertions notice together.
struct CoverageSummary: Encodable {
  struct Assertion: Encodable {
    let id, file: String
    let line: Int
    let devices: [String]
    let changes: Int
    let unnoticed: [CoverageRecord.Change]

    var text: String { coverageWords(noticed: changes - unnoticed.count, of: changes) }
  }

  struct Target: Encodable {
    let target: String
    let changes, noticed: Int

    var score: Double { changes == 0 ? 1 : Double(noticed) / Double(changes) }
    var text: String { coverageWords(noticed: noticed, of: changes) }
  }

  let version = 1
  let assertions: [Assertion]
  let targets: [Target]

  /// - Parameters:
  ///   - records: the records of all processes; the last one of an assertion counts.
  ///   - shown: a file's path as it is shown.
  init(_ records: [CoverageRecord], shown: (StoredPath) -> String) {
    let sorted = records.latest
    assertions = sorted.map {
      Assertion(
        id: $0.id, file: shown($0.file), line: $0.line, devices: $0.devices, changes: $0.changeCount,
        unnoticed: $0.unnoticed)
    }
    let names = Set(sorted.map(\.target)).sorted()
    targets = names.map { name in
      let own = sorted.filter { $0.target == name }
      let changes = own.reduce(0) { $0 + $1.changeCount }
      return Target(
        target: name, changes: changes, noticed: own.reduce(changes) { $0 - $1.unnoticed.count })
    }
  }
}

/// A share in whole percent, rounded down, so that 100 means all.
private func coverageWords(noticed: Int, of changes: Int) -> String {
  if changes == 0 { return "no constraints" }
  return "\(noticed * 100 / changes) % of \(changes) changes are noticed"
}
