import LayoutSnapshotReport
import LayoutSnapshotStore

/// Writes what happened for people and for continuous integrations.
struct ReportCommand: Command {
  static let description = CommandDescription(
    "report", "Write the HTML report, and summaries for CI.",
    details: ["Ends with 1 if a snapshot is not as it should be, or if a run did not end."],
    options: ReportOptions.options + [
      .init("serve", "Serve it to this machine, to accept with a click."),
      .init("port", .text("N"), "The port to serve at (default: any free port)."),
      .init("open", "Open it in the browser."),
    ] + Location.options + Location.referenceOptions,
    examples: ["report --open", "report --serve", "report --junit junit.xml --markdown -"])

  private let options: ReportOptions
  private let location: Location
  private let serves: Bool
  private let opens: Bool
  private let port: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try ReportOptions(arguments, of: "report")
    location = Location(arguments)
    serves = arguments.has("serve")
    opens = arguments.has("open")
    if !serves, arguments.has("port") {
      throw .contradiction(command: "report", "--port needs --serve.")
    }
    if serves, !options.hasFolder {
      throw .contradiction(command: "report", "--serve needs a folder. Name one by --output.")
    }
    port = try arguments.count("port", in: 0...65535) ?? 0
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    var review = try location.review(context)
    let artifacts = review.roots.artifacts
    // A report of nothing would make the folder that a variable misnames.
    if location.namesArtifacts(context) { try context.requireFolder(artifacts) }
    let times: TestTimes?
    do throws(FileError) { times = try TestTimes(folder: artifacts) } catch { throw .file(error) }
    let shard = ShardAudit(review, times: times, context)
    for gap in shard.gaps { context.warn("\(gap)") }
    review.gaps += shard.gaps
    let (folder, page, mark) = try options.write(review, context)
    if serves {
      return try ReportServing(review: review, page: folder, mark: mark, port: port).run(
        context, opens: opens)
    }
    if opens { try openOnDesktop(page, context) }
    return review.isAsItShouldBe ? .success : .findings
  }
}
