import LayoutSnapshotReport
import LayoutSnapshotStore

/// Looks for trouble among the references.
struct CheckCommand: Command {
  static let description = CommandDescription(
    "check", "Look for damaged, large and colliding references.",
    details: [
      "It also finds empty files, folders in the place of files, links, leftovers,",
      "Git LFS pointers, pictures of a wrong size and names that no test gives.",
    ],
    operands: [.init(.folder("DIR"), "A folder (default: all references).", isOptional: true, repeats: true)],
    options: [
      .init("fix", "Remove unfinished files that killed processes left."),
      .init("max-size", .text("KB"), "Larger files are a problem (default 512)."),
      .init("json", "Print JSON, for programs."),
    ] + Location.options, examples: ["check", "check Snapshots --max-size 100"])

  private let folders: [String]
  private let limit: Int
  private let fixes: Bool
  private let isJSON: Bool
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folders = arguments.operands
    fixes = arguments.has("fix")
    limit = try arguments.count("max-size", in: 1...1 << 30) ?? 512
    isJSON = arguments.has("json")
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let places = try places(context)
    var audit = ReferenceAudit(largest: limit * 1024, fixes: fixes)
    do {
      for place in places { try audit.look(at: place, progress: context.errors) }
    } catch { throw .file(error) }
    if isJSON {
      let problems = audit.problems.map {
        Listing.Entry(path: context.relative($0.path), kind: $0.kind.name, message: $0.kind.description)
      }
      context.output.write(
        ReportJSON.text(Listing(files: audit.count, bytes: audit.bytes, problems: problems)))
    } else {
      for problem in audit.problems {
        let words = problem.isFixed ? "removed" : visibleText(problem.kind.description)
        context.output.line("\(context.shown(problem.path)): \(words)")
      }
      let size = audit.bytes < 10 * 1024 ? "\(audit.bytes) bytes" : "\(audit.bytes / 1024) KB"
      context.output.line(
        "\(audit.count) references, \(size), \(audit.problems.count) \(audit.problems.count == 1 ? "problem" : "problems")."
      )
    }
    return audit.problems.allSatisfy(\.isFixed) ? .success : .findings
  }

  /// The folders that are named, or all of the package.
  private func places(_ context: CommandContext) throws(CommandFailure) -> [FilePlace] {
    if folders.isEmpty {
      let roots = try location.roots(context)
      do {
        return try ReferenceFolders.all(in: roots.package, roots.followsLinkedReferences).map {
          FilePlace(
            base: roots.package, place: $0, followsLinkedReferences: roots.followsLinkedReferences)
        }
      } catch { throw .file(error) }
    }
    for folder in folders where Files.kind(of: context.path(folder)) == nil { throw .notThere(folder) }
    return folders.map { FilePlace(base: context.path($0), place: "") }
  }

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let path, kind, message: String
    }

    let version = 1
    let files, bytes: Int
    let problems: [Entry]
  }
}

extension CommandContext {
  /// A path from the working directory, for programs: nothing in it is escaped.
  func relative(_ path: String) -> String {
    path.hasPrefix(workingDirectory + "/") ? String(path.dropFirst(workingDirectory.count + 1)) : path
  }
}
