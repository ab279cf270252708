import LayoutSnapshotReport
import LayoutSnapshotStore

/// Puts the artifacts of several machines together and reports them as one run.
struct MergeCommand: Command {
  static let description = CommandDescription(
    "merge", "Merge the artifacts of several CI shards into one report.",
    details: [
      "A SHARD is a folder of artifacts, or a folder that contains such folders.",
      "Ends with 1 if a snapshot is not as it should be, or a run or shard is missing.",
    ],
    operands: [.init(.folder("SHARD"), "The artifacts of a shard.", repeats: true)],
    options: [
      .init("into", .folder("DIR"), "Where to merge them; a new or empty folder."),
      .init("expect-shards", .text("N"), "How many shards there are (default: as `shard` noted)."),
    ]
      + ReportOptions.options
      + [Location.options[0]] + Location.referenceOptions,
    examples: ["merge shards/* --into merged --junit junit.xml"])

  private let shards: [String]
  private let target: String
  private let expected: Int?
  private let options: ReportOptions
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shards = arguments.operands
    guard let target = arguments.value("into") else {
      throw .missingValue(command: "merge", option: "--into", placeholder: "DIR")
    }
    self.target = target
    expected = try arguments.count("expect-shards", in: 1...ShardRecord.mostMachines)
    options = try ReportOptions(arguments, of: "merge")
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
        try context.requireFolder(shard)
        try merge.add(allIn: context.path(shard), context)
      }
      if merge.machineCount == 0 { throw CommandFailure.nothingLeft(shards) }
      merge.count(expected: expected)
      var doubles = WarningTally(context)
      for name in merge.doubles {
        doubles.add("\(name) ran in more than one shard, with the same result", .double)
      }
      doubles.finish()
      try merge.finish(progress: context.errors)
    } catch let error as CommandFailure {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .unusable(path: target, reason: "\(error)")
    }
    let review = merge.review()
    review.warn(on: context)
    _ = try options.write(review, context)
    return review.isAsItShouldBe ? .success : .findings
  }
}
