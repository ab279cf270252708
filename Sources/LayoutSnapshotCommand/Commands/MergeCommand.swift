import LayoutSnapshotReport
import LayoutSnapshotStore

/// Puts the artifacts of several machines together and reports them as one run.
struct MergeCommand: Command {
  static let description = CommandDescription(
    "merge", "Merge the artifacts of several CI shards into one report.",
    details: ["A SHARD is a folder of artifacts, or a folder that contains such folders."],
    operands: [.init(.folder("SHARD"), "The artifacts of a shard.", repeats: true)],
    options: [.init("into", .folder("DIR"), "Where to merge them; a new or empty folder.")]
      + ReportOptions.options
      + [Location.options[0]] + Location.referenceOptions,
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
    let given = try location.roots(context)
    let into = context.path(target)
    let roots = ManifestRoots(
      package: given.package, artifacts: into, references: given.references,
      followsLinkedReferences: given.followsLinkedReferences)
    var merge = ArtifactMerge(into: roots)
    do {
      if try !Files.names(in: into).isEmpty {
        throw CommandFailure.unusable(
          path: target, reason: "It is not empty. Remove it, or name another folder.")
      }
      for shard in shards {
        guard Files.kind(of: context.path(shard)) == .folder else { throw CommandFailure.notThere(shard) }
        let before = merge.manifestCount
        for folder in try ArtifactMerge.artifacts(in: context.path(shard)) { try merge.add(folder) }
        if merge.manifestCount == before {
          context.warn("the tests of \(context.shown(context.path(shard))) left no results. Did they run?")
        }
      }
      if merge.manifestCount == 0 { throw CommandFailure.nothingLeft(shards) }
      for name in merge.doubles {
        context.warn("\(name) ran in more than one shard; the newest result counts")
      }
      try merge.finish(progress: context.errors)
    } catch let error as CommandFailure {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .unusable(path: target, reason: "\(error)")
    }
    for problem in merge.problems { context.warn(problem) }
    var review: PendingReview
    do { review = try PendingReview(roots) } catch { throw .file(error) }
    review.problems = merge.problems
    _ = try options.write(review, context)
    return .success
  }
}
