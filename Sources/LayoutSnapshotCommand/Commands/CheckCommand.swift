import SnapshotReport
import SnapshotStore

/// Looks for trouble among the references.
struct CheckCommand: Command {
  static let description = CommandDescription(
    "check", "Look for damaged, large and colliding references.",
    details: ["Git LFS pointers, leftovers and pictures of a wrong size, too."],
    operands: [.init(.folder("DIR"), "A folder; all references without.", isOptional: true, repeats: true)],
    options: [
      .init("max-size", .text("KB"), "A larger file is a problem; 512."),
      .init("json", "As JSON, for programs."),
    ] + Location.options, examples: ["check", "check Snapshots --max-size 100"])

  private let folders: [String]
  private let limit: Int
  private let isJSON: Bool
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folders = arguments.operands
    limit = try arguments.count("max-size", in: 1...1 << 30) ?? 512
    isJSON = arguments.has("json")
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let places: [String]
    if folders.isEmpty {
      do { places = try ReferenceFolders.all(in: location.roots(context).package) } catch {
        throw .file(error)
      }
    } else {
      places = folders.map(context.path)
      for (place, folder) in zip(places, folders) where Files.kind(of: place) == nil {
        throw .notThere(folder)
      }
    }
    var audit = ReferenceAudit(largest: limit * 1024)
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
        context.output.line("\(context.shown(problem.path)): \(visibleText(problem.kind.description))")
      }
      let size = audit.bytes < 10 * 1024 ? "\(audit.bytes) bytes" : "\(audit.bytes / 1024) KB"
      context.output.line(
        "\(audit.count) references, \(size), \(audit.problems.count) \(audit.problems.count == 1 ? "problem" : "problems")."
      )
    }
    return audit.problems.isEmpty ? .success : .findings
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
