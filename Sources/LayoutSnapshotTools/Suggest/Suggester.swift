import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotViews

/// Finds the smallest natural set of constraints that leaves no view open and keeps each where it is.
///
/// Which constraints are independent of each other is a question of linear algebra, and in a matroid taking
/// the most natural one that still decides something gives the most natural set of all, none of which can go.
/// `LayoutForecast` answers it without a layout. What it has foretold is then proved by the engine that will
/// lay the views out, once for all containers.
///
/// Where the engine does not agree, and where the frames break what is required already, the engine itself is
/// asked of each constraint, one after the other (`search`): optional constraints and inequalities make it more
/// than linear algebra. Asking it of all constraints took 2 s for 200 views and minutes for 500.
struct Suggester {
  /// What has been found to be needed.
  var chosen: [LayoutConstraint] { rooms.flatMap { $0.choices.map(\.candidate.constraint) } }
  /// How often the tree was solved.
  var solveCount: Int { frames.solveCount + trial.solveCount }

  let frames: LayoutProbe
  let trial: LayoutProbe
  /// How far from its frame a view may come to lie.
  let tolerance: CGFloat
  private var rooms: [Room] = []

  /// A container, what in it is to be settled, and what could do that.
  struct Room {
    let settling: [LayoutItem]
    /// What the container's views hang on, and is not to be settled here: itself, and views that were not selected.
    let given: [View]
    /// The most natural ones first.
    let candidates: [Candidate]
    var choices: [Choice] = []
    /// Whether the engine was asked of each constraint.
    var isSearched = false
  }

  /// A candidate that has been taken, how to take it back, and its number in the forecast.
  struct Choice {
    let candidate: Candidate
    var hold: LayoutProbe.Handle?
    var number: Int?
  }

  /// - Parameter tolerance: half a pixel lets what is nearly in the middle be centered.
  init(
    root: View, device: Device, containers: [View], selected: Set<ObjectIdentifier>, tolerance: CGFloat
  ) throws(LayoutError) {
    self.tolerance = tolerance
    frames = try LayoutProbe(root: root, device: device, basis: .frames)
    trial = try LayoutProbe(root: root, device: device)
    // Outer containers come first: what lies in them moves with them.
    for container in containers {
      let members = container.subviews.filter { selected.contains(ObjectIdentifier($0)) }
      // What a scroll view scrolls has to have a size, too.
      let content = (container as? ScrollView).map { [$0.contentLayoutGuide as LayoutItem] } ?? []
      if unsettled(members + content) == 0 { continue }
      let surroundings = Surroundings(container, frames)
      let writer = CandidateWriter(surroundings, isRoot: container === root, for: members)
      let others = container.subviews.filter { !selected.contains(ObjectIdentifier($0)) }
      rooms.append(
        Room(settling: members + content, given: [container] + others, candidates: writer.candidates))
    }
    try takeConstants()
    try suggest()
  }

  /// Gives each candidate the constant that it has in the frames.
  private func takeConstants() throws(LayoutError) {
    var measured: [(candidate: Candidate, gauge: LayoutProbe.Gauge)] = []
    for candidate in rooms.flatMap(\.candidates) {
      if let gauge = try frames.gauge(candidate.constraint) { measured.append((candidate, gauge)) }
    }
    try frames.solve()
    for (candidate, gauge) in measured {
      candidate.constraint.constant = constant(frames.constant(gauge), candidate)
    }
  }

  /// A constant without the noise of sums; none at all where a view is nearly in the middle.
  private func constant(_ measured: Double, _ candidate: Candidate) -> CGFloat {
    candidate.isCentring && abs(measured) <= tolerance ? 0 : LayoutEditor.withoutNoise(measured)
  }

  private mutating func suggest() throws(LayoutError) {
    let conflicts = trial.conflictCount
    var forecast = LayoutForecast(of: trial, at: frames, tolerance: tolerance)
    for index in rooms.indices {
      if foretell(&rooms[index], &forecast) { continue }
      try holdChoices()
      try search(&rooms[index])
      for item in rooms[index].settling where !trial.openness(of: item).isOpen { forecast.assume(item) }
    }
    try holdChoices()
    if trial.conflictCount > conflicts {
      // Something foretold cannot be; which of them is, only the engine can tell.
      for index in rooms.indices {
        try letGo(&rooms[index])
        rooms[index].choices = []
      }
      try trial.solve()
    }
    try mend()
    let doubtful = forecast.doubtful()
    let all = rooms.flatMap(\.settling)
    for index in rooms.indices where !rooms[index].isSearched {
      try reconsider(&rooms[index], settling: all) { $0.number.map(doubtful.contains) ?? false }
    }
  }

  /// Searches wherever the engine does not agree with what was foretold.
  private mutating func mend() throws(LayoutError) {
    // What a search has left unsettled is contradicted by something that is there already.
    var left = Array(repeating: 0, count: rooms.count)
    // A container may have been settled by what lies in it, and be open when that has been searched.
    for _ in 0..<3 {
      var isMended = true
      for index in rooms.indices where unsettled(rooms[index].settling) > left[index] {
        isMended = false
        // As for what lies further inside: it must not do what is for this container to do.
        for inner in rooms.indices where inner > index { try letGo(&rooms[inner]) }
        try trial.solve()
        try search(&rooms[index])
        left[index] = unsettled(rooms[index].settling)
        try holdChoices()
      }
      if isMended { return }
    }
  }

  /// Takes the most natural constraints that decide something.
  ///
  /// - Returns: whether they settle everything, as far as can be foretold.
  private func foretell(_ room: inout Room, _ forecast: inout LayoutForecast) -> Bool {
    // What hangs on something open or misplaced would seem to decide what it does not.
    for item in room.given where !forecast.decides(item) { return false }
    if room.settling.contains(where: { forecast.isContradicted($0) }) { return false }
    for candidate in room.candidates {
      if let number = forecast.take(candidate.constraint) {
        room.choices.append(Choice(candidate: candidate, number: number))
      }
    }
    return room.settling.allSatisfy { forecast.decides($0) }
  }

  /// Demands all choices that are not demanded yet.
  private mutating func holdChoices() throws(LayoutError) {
    for room in rooms.indices {
      for choice in rooms[room].choices.indices where rooms[room].choices[choice].hold == nil {
        rooms[room].choices[choice].hold = try trial.hold(rooms[room].choices[choice].candidate.constraint)
      }
    }
    try trial.solve()
  }

  /// Demands a container's choices no more for the time being.
  private func letGo(_ room: inout Room) throws(LayoutError) {
    for index in room.choices.indices {
      if let hold = room.choices[index].hold { try trial.release(hold) }
      room.choices[index].hold = nil
    }
  }
}
