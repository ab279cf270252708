import Foundation
import LayoutSnapshotViews

/// Asking the engine, one constraint after the other.
extension Suggester {
  /// Adds to the choices in a container what still decides something, and gives up what nothing misses.
  func search(_ room: inout Room) throws(LayoutError) {
    room.isSearched = true
    let taken = Set(room.choices.map { ObjectIdentifier($0.candidate.constraint) })
    var measured: [(candidate: Candidate, gauge: LayoutProbe.Gauge)] = []
    for candidate in room.candidates where !taken.contains(ObjectIdentifier(candidate.constraint)) {
      if let gauge = try trial.gauge(candidate.constraint) { measured.append((candidate, gauge)) }
    }
    try trial.solve()
    try take(measured, in: &room)
    for (_, gauge) in measured { try trial.discard(gauge) }
    try reconsider(&room, settling: room.settling) { _ in true }
  }

  /// Takes the most natural constraint that decides something, until nothing is left to decide.
  private func take(
    _ measured: [(candidate: Candidate, gauge: LayoutProbe.Gauge)], in room: inout Room
  ) throws(LayoutError) {
    var left = measured
    var open = unsettled(room.settling)
    // Taking one can undo what an optional constraint had settled, so that a second look is needed.
    for _ in 0..<3 {
      var skipped: [(candidate: Candidate, gauge: LayoutProbe.Gauge)] = []
      for (candidate, gauge) in left {
        if open == 0 { return }
        let wanted = candidate.constraint.constant
        guard trial.isOpen(gauge) || abs(trial.constant(gauge) - wanted) > tolerance else {
          skipped.append((candidate, gauge))
          continue
        }
        let conflicts = trial.conflictCount
        guard let hold = try trial.hold(candidate.constraint) else { continue }
        try trial.solve()
        if trial.conflictCount > conflicts {
          // The frames contradict constraints that are there already; those count.
          try trial.release(hold)
          try trial.solve()
          continue
        }
        room.choices.append(Choice(candidate: candidate, hold: hold))
        open = unsettled(room.settling)
      }
      left = skipped
    }
  }

  /// Leaves some choices out once, the least natural first, and gives up those that no item misses.
  func reconsider(
    _ room: inout Room, settling items: [LayoutItem], where isDoubtful: (Choice) -> Bool
  ) throws(LayoutError) {
    guard room.choices.contains(where: isDoubtful) else { return }
    let open = unsettled(items)
    for index in room.choices.indices.reversed() where isDoubtful(room.choices[index]) {
      guard let hold = room.choices[index].hold else { continue }
      try trial.release(hold)
      try trial.solve()
      if unsettled(items) > open {
        room.choices[index].hold = try trial.hold(room.choices[index].candidate.constraint)
      } else {
        room.choices.remove(at: index)
      }
    }
    try trial.solve()
  }

  /// How many places and sizes are open, and how many edges are not where the frames have them.
  func unsettled(_ items: [LayoutItem]) -> Int {
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
