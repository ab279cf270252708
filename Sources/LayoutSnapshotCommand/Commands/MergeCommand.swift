import SnapshotReport
import SnapshotStore

/// Puts the artifacts of several machines together and reports them as one run.
struct MergeCommand: Command {
  static let description = CommandDescription(
    "merge", "Merge the artifacts of several CI shards into one report.",
    details: ["A SHARD is a folder of artifacts, or one with such folders in it."],
    operands: [.init(.folder("SHARD"), "What a shard left behind.", repeats: true)],
    options: [.init("into", .folder("DIR"), "Where all of it goes; has to be new or empty.")]
      + ReportOptions.options
      + [Location.options[0]],
    examples: ["merge shards/* --into merged --junit junit.xml"])

  private let shards: [String]
  private let target: String
  private let options: ReportOptions
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shards = arguments.operands
    guard let target = arguments.value("into") else {
      throw .missingValue(command: "merge", option: "--into", placeholder: "DIR")
    }
    self.target = target
    options = ReportOptions(arguments)
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let package = location.roots(context).package
    let into = context.path(target)
    do {
      if try !Files.names(in: into).isEmpty {
        throw CommandFailure.unusable(
          path: target, reason: "It is not empty. Remove it, or name another folder.")
      }
      var folders: [String] = []
      for shard in shards {
        guard Files.kind(of: context.path(shard)) == .folder else { throw CommandFailure.notThere(shard) }
        folders += try ArtifactMerge.artifacts(in: context.path(shard))
      }
      var merge = ArtifactMerge(into: ManifestRoots(package: package, artifacts: into))
      for folder in folders { try merge.add(folder) }
      for name in merge.doubles { context.warn("\(name) ran in more than one shard; the newest counts") }
      try merge.finish(progress: context.errors)
    } catch let error as CommandFailure {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .unusable(path: target, reason: "\(error)")
    }
    let review = try context.review(ManifestRoots(package: package, artifacts: into))
    _ = try options.write(review, context)
    return .success
  }
}
