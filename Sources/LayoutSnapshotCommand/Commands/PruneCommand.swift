import LayoutSnapshotReport
import LayoutSnapshotStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lists references that no test needs, and removes them on request.
struct PruneCommand: Command {
  static let description = CommandDescription(
    "prune", "List references that no test needs; remove them on request.",
    details: [
      "References of suites and tests that are gone are found at once. To find those",
      "that tests no longer use, run the tests with PROGRAM. Test files that ran only",
      "in part are not judged.",
    ],
    options: [
      .init("delete", "Delete the listed references."),
      .init("usage", .folder("DIR"), "The DIR of LAYOUT_SNAPSHOT_USAGE in earlier runs."),
      .init("json", "Print JSON, for programs."), Location.options[0],
    ], takesProgram: true, examples: ["prune", "prune -- swift test", "prune --delete -- swift test"])

  private let deletes: Bool
  private let isJSON: Bool
  private let usage: String?
  private let program: [String]
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    (deletes, isJSON) = (arguments.has("delete"), arguments.has("json"))
    (usage, program) = (arguments.value("usage"), arguments.program)
    location = Location(arguments)
    if let word = arguments.operands.first {
      throw .unexpectedOperand(command: "prune", operand: word)
    }
    if usage != nil, !program.isEmpty {
      throw .contradiction(command: "prune", "Use --usage or a program, not both.")
    }
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let roots = try location.roots(context)
    let (claims, isTrusted) = try claims(roots, context)
    let unused: UnusedReferences
    do throws(FileError) {
      let package = try OpenFolder.open(
        roots.package, followsLinkedReferences: roots.followsLinkedReferences)
      guard let package else { throw FileError(operation: .read, path: roots.package, code: ENOENT) }
      let folders = try ReferenceFolders.all(in: roots.package, roots.followsLinkedReferences)
      unused = try UnusedReferences(in: package, claims: claims, folders: folders)
      if deletes, isTrusted {
        for entry in unused.entries {
          try package.remove(entry.path)
          try package.removeEmptyFolders(around: entry.path)
        }
      }
    } catch { throw .file(error) }
    say(unused, deleted: deletes && isTrusted, ran: !claims.isEmpty, context)
    return unused.entries.isEmpty || deletes && isTrusted ? .success : .findings
  }

  /// What tests claimed, and whether that may be acted upon: tests that failed may not have come to all of
  /// their assertions.
  private func claims(
    _ roots: ManifestRoots, _ context: CommandContext
  ) throws(CommandFailure) -> ([ClaimRecord], isTrusted: Bool) {
    if let usage {
      let folder = context.path(usage)
      guard Files.kind(of: folder) == .folder else { throw .notThere(usage) }
      let noted = try NotedRun(from: FilePlace(base: folder, place: ""), context)
      return (noted.manifests.flatMap(\.claims), true)
    }
    if program.isEmpty { return ([], true) }
    let run = try NotedRun(
      of: program, noting: Self.steps, in: FilePlace(base: roots.artifacts, place: "usage"), keeps: false,
      context)
    if run.exitCode != 0, deletes {
      context.warn(
        "\(program.joined(separator: " ")) ended with \(run.exitCode). Nothing is deleted until it passes")
    }
    return (run.manifests.flatMap(\.claims), run.exitCode == 0)
  }

  private func say(_ unused: UnusedReferences, deleted: Bool, ran: Bool, _ context: CommandContext) {
    if isJSON {
      let entries = unused.entries.map { Listing.Entry(path: $0.path, reason: $0.reason.rawValue) }
      context.output.write(
        ReportJSON.text(
          Listing(references: unused.total, unjudged: unused.unjudged, deleted: deleted, unused: entries)))
      return
    }
    for entry in unused.entries {
      context.output.line(
        "\(deleted ? "deleted " : "")\(context.shown(entry.path)): \(entry.reason.rawValue)")
    }
    let count = unused.entries.count
    context.output.line("\(unused.total) references, \(count) \(deleted ? "deleted" : "not needed").")
    if unused.unjudged > 0 {
      context.output.line(
        ran
          ? "\(unused.unjudged) were not judged: their test files did not run completely."
          : "\(unused.unjudged) were not judged. Try `\(advice(context))`.")
    }
  }

  private func advice(_ context: CommandContext) -> String {
    context.isPlugin
      ? Self.steps.text(["swift", "test"], calledAs: context.calledAs) : "\(commandName) prune -- swift test"
  }

  static let steps = TwoSteps(variable: .usage, command: "prune", option: "usage")

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let path, reason: String
    }

    let version = 1
    let references, unjudged: Int
    let deleted: Bool
    let unused: [Entry]
  }
}
