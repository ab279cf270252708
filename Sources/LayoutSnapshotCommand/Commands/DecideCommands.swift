import LayoutSnapshotReport
import LayoutSnapshotStore

/// Makes what was seen the reference.
struct AcceptCommand: Command {
  static let description = CommandDescription(
    "accept", "Make what tests saw the new references.",
    details: [
      "Without a NAME it accepts everything that is pending. A reference that changed",
      "after the run is kept. If the command is killed, nothing is lost: run it again.",
    ], operands: [PendingDecision.names], options: PendingDecision.options,
    examples: ["accept", "accept AppTests/LoginTests/form", "accept 'AppTests/*' --device iPhone15"])

  private let decision: PendingDecision

  init(_ arguments: ParsedArguments) { decision = PendingDecision(arguments) }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    try decision.run(.accept, context)
  }
}

/// Drops what was seen.
struct RejectCommand: Command {
  static let description = CommandDescription(
    "reject", "Drop what tests saw and keep the references.",
    details: ["Without a NAME it rejects everything that is pending. The tests keep failing."],
    operands: [PendingDecision.names],
    options: PendingDecision.options, examples: ["reject", "reject AppTests/LoginTests"])

  private let decision: PendingDecision

  init(_ arguments: ParsedArguments) { decision = PendingDecision(arguments) }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    try decision.run(.reject, context)
  }
}

/// What accepting and rejecting share.
struct PendingDecision {
  static let names = CommandDescription.Operand(
    .text("NAME"), "Target/Suite/test, its beginning, or a pattern with *.", isOptional: true,
    repeats: true)
  static let options =
    [
      CommandDescription.Option("dry-run", short: "n", "Only print what would be done, and to which files.")
    ] + Selection.options + Location.options + Location.referenceOptions

  private let selection: Selection
  private let location: Location
  private let isDry: Bool

  init(_ arguments: ParsedArguments) {
    selection = Selection(arguments, names: true)
    location = Location(arguments)
    isDry = arguments.has("dry-run")
  }

  func run(_ verdict: Verdict, _ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let review = try location.review(context)
    let chosen = try selection.select(review.pending)
    if isDry {
      sayWhatWouldBeDone(verdict, chosen, review.roots, context)
      return .success
    }
    let outcome = try verdict.carryOut(chosen, in: review, context)
    context.output.line(outcome.sentence(verdict))
    return outcome.refused == 0 ? .success : .findings
  }

  private func sayWhatWouldBeDone(
    _ verdict: Verdict, _ chosen: [SnapshotResult], _ roots: ManifestRoots, _ context: CommandContext
  ) {
    for result in chosen {
      context.output.line("would \(verdict.rawValue) \(visibleText(result.id, limit: 400))")
      for file in result.pendingFiles where verdict == .accept {
        context.output.line("  \(visibleText(result.destination(of: file, roots), limit: 400))")
      }
    }
  }
}

/// One of two things to do with a change.
enum Verdict: String {
  case accept
  case reject

  /// How many were decided.
  struct Outcome {
    var done = 0
    var refused = 0

    func sentence(_ verdict: Verdict) -> String {
      let word = verdict == .accept ? "Accepted" : "Rejected"
      let what = done == 1 ? "1 assertion" : "\(done) assertions"
      return done + refused == 0
        ? "Nothing is pending." : "\(word) \(what)" + (refused == 0 ? "." : ", refused \(refused).")
    }
  }

  /// Decides results, says each that is refused, and tidies up.
  func carryOut(
    _ results: [SnapshotResult], in review: PendingReview, _ context: CommandContext
  ) throws(CommandFailure) -> Outcome {
    let reviewer = Reviewer(review.roots)
    var outcome = Outcome()
    let bar = ProgressBar(
      self == .accept ? "Accepting" : "Rejecting", total: results.count, on: context.errors)
    for result in results {
      do throws(AcceptanceRefusal) {
        switch self {
        case .accept: try reviewer.accept(result)
        case .reject: try reviewer.reject(result)
        }
        outcome.done += 1
      } catch {
        bar.finish()
        context.complain("\(visibleText(result.id, limit: 400)): \(error)")
        outcome.refused += 1
      }
      bar.advance()
    }
    bar.finish()
    do { try reviewer.tidy(review, isRunning: isRunning) } catch { throw .file(error) }
    return outcome
  }
}
