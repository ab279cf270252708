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
    let review = try context.review(try location.roots(context))
    let pending = try selection.select(review.pending)
    if isJSON {
      context.output.write(ReportJSON.listing(pending))
    } else if pending.isEmpty {
      context.output.line("Nothing is pending.")
    } else {
      for group in ReviewGroup.groups(of: pending) {
        context.output.write(ChangeText(context.output, review.roots).summary(group))
      }
      context.output.line(ChangeText.count(pending) + ". Decide with `\(context.calledAs) review`.")
    }
    return pending.isEmpty ? .success : .findings
  }
}

extension CommandContext {
  /// Reads what runs have left behind, and says what of it could not be used.
  func review(_ roots: ManifestRoots) throws(CommandFailure) -> PendingReview {
    do {
      let review = try PendingReview(roots)
      for problem in review.problems { warn(problem) }
      return review
    } catch { throw .file(error) }
  }
}
