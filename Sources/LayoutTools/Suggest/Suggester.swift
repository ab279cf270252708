import Foundation
import ViewTree

/// Finds the smallest natural set of constraints that leaves no view open and keeps each where it is.
///
/// Which constraints are independent of each other is a question of linear algebra, and in a matroid taking
/// the most natural one that still decides something gives the most natural set of all, none of which can go.
/// Whether a constraint still decides something is not read off the frames but asked of the engine that will
/// lay the views out, with the constraints, contents and stack views that are there already. Optional ones
/// make it more than linear algebra, so that in the end each suggestion is left out once, to see whether it
/// is needed.
struct Suggester {
  /// What has been found to be needed.
  private(set) var chosen: [LayoutConstraint] = []

  private let root: View
  private let selected: [View]
  private let frames: LayoutProbe
  private let trial: LayoutProbe
  /// How far from its frame a view may come to lie.
  private let tolerance: CGFloat

  /// One that has been taken, and how to take it back.
  private struct Choice {
    let constraint: LayoutConstraint
    let gauge: LayoutProbe.Gauge
    var hold: LayoutProbe.Handle
  }

  /// - Parameter tolerance: half a pixel lets what is nearly in the middle be centred.
  init(
    root: View, device: Device, containers: [View], selected: [View], tolerance: CGFloat
  ) throws(LayoutError) {
    self.root = root
    self.selected = selected
    self.tolerance = tolerance
    frames = try LayoutProbe(root: root, device: device, basis: .frames)
    trial = try LayoutProbe(root: root, device: device)
    for container in containers { try suggest(in: container) }
  }

  /// Outer containers first: what lies in them moves with them.
  private mutating func suggest(in container: View) throws(LayoutError) {
    let members = container.subviews.filter { view in selected.contains { $0 === view } }
    // What a scroll view scrolls has to have a size, too.
    let content = (container as? ScrollView).map { [$0.contentLayoutGuide as LayoutItem] } ?? []
    let settling = members + content
    if unsettled(settling) == 0 { return }
    let surroundings = Surroundings(container, frames)
    let candidates = CandidateWriter(surroundings, isRoot: container === root, for: members).candidates
    var measured: [(candidate: Candidate, gauge: LayoutProbe.Gauge)] = []
    var exact: [LayoutProbe.Gauge] = []
    for candidate in candidates {
      guard let inFrames = try frames.gauge(candidate.constraint),
        let inTrial = try trial.gauge(candidate.constraint)
      else { continue }
      exact.append(inFrames)
      measured.append((candidate, inTrial))
    }
    try frames.solve()
    try trial.solve()
    for (gauge, (candidate, _)) in zip(exact, measured) {
      candidate.constraint.constant = constant(frames.constant(gauge), candidate)
    }

    let taken = try take(measured, for: settling)
    chosen += try needed(taken, for: settling).map(\.constraint)
    let kept = Set(chosen.map(ObjectIdentifier.init))
    for gauge in exact { try frames.discard(gauge) }
    for (candidate, gauge) in measured where !kept.contains(ObjectIdentifier(candidate.constraint)) {
      try trial.discard(gauge)
    }
  }

  /// A constant without the noise of sums; none at all where a view is nearly in the middle.
  private func constant(_ measured: Double, _ candidate: Candidate) -> CGFloat {
    candidate.isCentring && abs(measured) <= tolerance ? 0 : LayoutEditor.withoutNoise(measured)
  }

  /// Takes the most natural constraint that decides something, until nothing is left to decide.
  private func take(
    _ measured: [(candidate: Candidate, gauge: LayoutProbe.Gauge)], for members: [LayoutItem]
  ) throws(LayoutError) -> [Choice] {
    var choices: [Choice] = []
    var left = measured
    var open = unsettled(members)
    // Taking one can undo what an optional constraint had settled, so that a second look is needed.
    for _ in 0..<3 {
      var skipped: [(candidate: Candidate, gauge: LayoutProbe.Gauge)] = []
      for (candidate, gauge) in left {
        if open == 0 { return choices }
        let wanted = candidate.constraint.constant
        guard trial.isOpen(gauge) || abs(trial.constant(gauge) - wanted) > tolerance else {
          skipped.append((candidate, gauge))
          continue
        }
        let conflicts = trial.conflictCount
        let hold = try trial.hold(gauge, at: wanted)
        try trial.solve()
        if trial.conflictCount > conflicts {
          // The frames contradict constraints that are there already; those count.
          try trial.release(hold)
          try trial.solve()
          continue
        }
        choices.append(Choice(constraint: candidate.constraint, gauge: gauge, hold: hold))
        open = unsettled(members)
      }
      left = skipped
    }
    return choices
  }

  /// Leaves each choice out once, the least natural first, and gives up those that nothing misses.
  private func needed(_ choices: [Choice], for members: [LayoutItem]) throws(LayoutError) -> [Choice] {
    let open = unsettled(members)
    var kept: [Choice] = []
    for choice in choices.reversed() {
      try trial.release(choice.hold)
      try trial.solve()
      if unsettled(members) > open {
        var choice = choice
        choice.hold = try trial.hold(choice.gauge, at: choice.constraint.constant)
        try trial.solve()
        kept.append(choice)
      }
    }
    return kept.reversed()
  }

  /// How many places and sizes are open, and how many edges are not where the frames have them.
  private func unsettled(_ items: [LayoutItem]) -> Int {
    items.reduce(0) { count, item in
      let (solved, wanted) = (trial.rect(of: item), frames.rect(of: item))
      let distances = [
        solved.minX - wanted.minX, solved.maxX - wanted.maxX, solved.minY - wanted.minY,
        solved.maxY - wanted.maxY,
      ]
      return count + trial.openness(of: item).count + distances.count { abs($0) > tolerance }
    }
  }
}
