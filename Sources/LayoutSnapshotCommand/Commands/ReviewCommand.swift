import LayoutSnapshotReport
import LayoutSnapshotStore

/// Decides changes one by one, with keys.
struct ReviewCommand: Command {
  static let description = CommandDescription(
    "review", "Look at pending changes and decide them one by one.",
    details: [
      "Keys: a accept, r reject, s skip, A/R/S the same for the rest, d difference,",
      "o open, i info, q quit. Changes with one cause are one decision.",
    ],
    options: [
      .init("accept", "Accept without asking; needs no terminal."),
      .init("reject", "Reject without asking; needs no terminal."),
    ] + Selection.options + Location.options + Location.referenceOptions,
    examples: ["review", "review --suite LoginTests", "review --accept --filter 'AppTests/*/form*'"])

  private let verdict: Verdict?
  private let selection: Selection
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let (accepts, rejects) = (arguments.has("accept"), arguments.has("reject"))
    if accepts && rejects {
      throw .contradiction(command: "review", "Use --accept or --reject, not both.")
    }
    verdict = accepts ? .accept : rejects ? .reject : nil
    selection = Selection(arguments)
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let review = try location.review(context)
    let chosen = try selection.select(review.pending)
    if let verdict {
      let outcome = try verdict.carryOut(chosen, in: review, context)
      context.output.line(outcome.sentence(verdict))
      return outcome.refused == 0 ? .success : .findings
    }
    guard !chosen.isEmpty else {
      context.output.line("Nothing is pending.")
      return .success
    }
    guard context.input.isTerminal, context.output.isTerminal else { throw .noTerminal }
    return try askForEach(ReviewGroup.groups(of: chosen), review, context)
  }

  private func askForEach(
    _ groups: [ReviewGroup], _ review: PendingReview, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    var session = ReviewSession(groups)
    let screen = ReviewScreen(output: context.output, roots: review.roots)
    var tally: [Verdict: Int] = [:]
    var refused = 0
    try context.input.readingKeys { (nextKey) throws(CommandFailure) in
      var message: String?
      var isStale = true
      while session.current != nil {
        if isStale { screen.show(session, message: message) }
        guard let key = try nextKey() else { return }
        (isStale, message) = (true, nil)
        switch session.press(key) {
        case .show: break
        case .ignore: isStale = false
        case .finish: return
        case .open(let group): message = try open(group, review.roots, context)
        case .decide(let verdict, let groups):
          let outcome = try verdict.carryOut(
            groups.flatMap(\.results), in: review, context)
          tally[verdict, default: 0] += outcome.done
          refused += outcome.refused
          message = outcome.sentence(verdict)
        }
      }
    }
    let left = session.groups.count
    context.output.line(
      "Accepted \(tally[.accept] ?? 0), rejected \(tally[.reject] ?? 0), refused \(refused), "
        + "left \(left) \(left == 1 ? "decision" : "decisions").")
    return refused == 0 && left == 0 ? .success : .findings
  }

  /// Opens the picture that shows most; what goes wrong is a message, not the end of the review.
  private func open(
    _ group: ReviewGroup, _ roots: ManifestRoots, _ context: CommandContext
  ) throws(CommandFailure) -> String? {
    let own = group.results.filter(\.strangeEvidence.isEmpty)
    let device = own.flatMap(\.devices).first { $0.picture != nil } ?? own.first?.devices.first
    let path = device?.picture?.difference ?? device?.pendingFiles.first?.actual
    guard let place = path.flatMap(roots.evidence), place.isThere else { return "There is no file to open." }
    do {
      try openOnDesktop(place.path, context)
      return nil
    } catch { return visibleText("\(error)", limit: 300) }
  }
}
