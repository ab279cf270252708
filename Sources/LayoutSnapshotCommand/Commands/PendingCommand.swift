import LayoutSnapshotReport
import LayoutSnapshotStore

/// Lists what waits for a decision.
struct PendingCommand: Command {
  static let description = CommandDescription(
    "pending", "List changes that wait for a decision.",
    details: ["The exit code is 1 if there are any, so scripts can check for them."],
    options: [.init("json", "Print JSON, for programs.")] + Selection.options + Location.options
      + Location.referenceOptions,
    examples: ["pending", "pending --json --suite LoginTests"])

  private let isJSON: Bool
  private let selection: Selection
  private let location: Location

  init(_ arguments: ParsedArguments) {
    isJSON = arguments.has("json")
    selection = Selection(arguments)
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let review = try location.review(context)
    let pending = try selection.select(review.pending)
    if isJSON {
      context.output.write(ReportJSON.listing(pending, gaps: review.gaps))
    } else if pending.isEmpty {
      let words =
        review.isIncomplete ? ", but not everything is known. See `\(context.calledAs) report`." : "."
      context.output.line("Nothing is pending" + words)
    } else {
      for group in ReviewGroup.groups(of: pending) {
        context.output.write(ChangeText(context.output, review.roots).summary(group))
      }
      context.output.line(ChangeText.count(pending) + ". Decide with `\(context.calledAs) review`.")
    }
    return pending.isEmpty && !review.isIncomplete ? .success : .findings
  }
}
