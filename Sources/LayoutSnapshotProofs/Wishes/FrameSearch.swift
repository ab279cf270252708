import Foundation
import LayoutSnapshotViews

/// The search for the fewest constraints that forbid a frame.
///
/// The frame is made a requirement. Each contradiction that contains it names constraints of which at least one has to go, so
/// they are taken away one by one, then two by two, until nothing contradicts the frame.
struct FrameSearch {
  private typealias Way = [LayoutConstraint]

  private let root: View
  private let view: View
  private let wanted: CGRect
  private let device: Device
  private let before: TreeFrames
  private let ordering: TreeOrdering
  private let wishes: [LayoutConstraint]
  /// The optional priorities of contents that held before.
  private let contents: [ContentPriority]
  /// What the frames said of each constraint before. They are rounded, so this need not be its constant.
  private let measured: [ObjectIdentifier: CGFloat]
  /// The constraints that a user can change. Stack views make others.
  private let changeable: Set<ObjectIdentifier>
  private var solves = 0
  private var fixed: [String] = []

  /// The number of trials after which the search ends.
  private static let mostSolves = 400
  /// The number of ways out that are told.
  private static let mostWays = 8

  init(for view: View, at frame: CGRect, on device: Device) throws(LayoutError) {
    root = sequence(first: view, next: \.superview).reduce(view) { $1 }
    (self.view, wanted, self.device) = (view, frame, device)
    before = try TreeFrames(root, on: device)
    ordering = TreeOrdering(of: root)
    let constraints = before.views.flatMap(\.ownConstraints)
    changeable = Set(constraints.map { ObjectIdentifier($0) })
    let measure = ConstraintMeasure(root: root)
    measured = Dictionary(
      constraints.compactMap { one in measure.constant(of: one).map { (ObjectIdentifier(one), $0) } },
      uniquingKeysWith: { first, _ in first })
    contents = before.views.flatMap(ContentPriority.all).filter {
      $0.value.rawValue < 1000 && $0.isHeld(scale: device.scale)
    }
    wishes = FrameSearch.wishes(of: view, at: frame, scale: device.scale)
  }

  mutating func run() throws(LayoutError) -> FrameExplanation {
    let slot = before.views.firstIndex { $0 === view }
    let (path, current) = (slot.map { before.paths[$0] } ?? "", slot.map { before.frames[$0] } ?? .null)
    let isThere = current.isNear(wanted, 0.5 / CGFloat(device.scale))
    var ways: [[FrameExplanation.Obstacle]] = []
    var wouldBreak: [String] = []
    if !isThere {
      for wish in wishes { wish.isActive = true }
      defer {
        for wish in wishes { wish.isActive = false }
        ordering.restore()
        _ = try? root.layout(on: device)
      }
      for way in try leastWays() {
        let layout = try without(way) { () throws(LayoutError) in try exactLayout() }
        var obstacles = way.map { obstacle($0) }
        var broken = optionalConstraintsBroken(in: layout)
        let loosened = contents.filter { !$0.isHeld(scale: device.scale) }.map(\.description)
        if try !leadsThere(way, obstacles) {
          broken += loosened
          // What the frames say of a constraint is not all of it: margins follow a view that moves, for example.
          if broken.isEmpty { for index in obstacles.indices { obstacles[index].constant = nil } }
        }
        if ways.isEmpty { wouldBreak = broken }
        ways.append(obstacles)
      }
    }
    return FrameExplanation(
      path: path, wanted: wanted, current: current, waysOut: ways, fixed: fixed, wouldBreak: wouldBreak,
      isIncomplete: solves >= FrameSearch.mostSolves, isThere: isThere)
  }

  /// The frame as requirements that leave room for rounding to the pixel.
  private static func wishes(of view: View, at frame: CGRect, scale: Int) -> [LayoutConstraint] {
    let frame = view.alignmentRect(forFrame: frame)
    var values: [(LayoutConstraint.Attribute, View?, CGFloat)] = [
      (.width, nil, frame.width), (.height, nil, frame.height),
    ]
    if let superview = view.superview {
      values += [(.left, superview, frame.minX), (.top, superview, frame.minY)]
    }
    let room = room(scale)
    return values.flatMap { attribute, other, value in
      [(LayoutConstraint.Relation.greaterThanOrEqual, value - room), (.lessThanOrEqual, value + room)].map {
        LayoutConstraint(
          item: view, attribute: attribute, relatedBy: $0, toItem: other,
          attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: $1)
      }
    }
  }

  private static func room(_ scale: Int) -> CGFloat { 0.498 / CGFloat(scale) }

  /// The layout with exactly the frame, if nothing contradicts that; else with the room for rounding, at whose end it may lie.
  private func exactLayout() throws(LayoutError) -> Layout {
    func narrow(by room: CGFloat) {
      for wish in wishes { wish.constant += wish.relation == .greaterThanOrEqual ? room : -room }
    }
    let room = Self.room(device.scale)
    narrow(by: room)
    defer { narrow(by: -room) }
    if try root.contradictions(on: device).allSatisfy({ !$0.constraints.contains { isWish($0) } }) {
      return try root.layout(on: device)
    }
    narrow(by: -room)
    defer { narrow(by: room) }
    return try root.layout(on: device)
  }

  /// The smallest sets of constraints without which nothing contradicts the frame.
  private mutating func leastWays() throws(LayoutError) -> [Way] {
    var level: [Way] = [[]]
    var tried: Set<Set<ObjectIdentifier>> = []
    while !level.isEmpty {
      var found: [Way] = []
      var next: [Way] = []
      for way in level {
        if solves >= FrameSearch.mostSolves || found.count == FrameSearch.mostWays { return found }
        guard let obstacles = try obstacles(without: way) else {
          found.append(way)
          continue
        }
        for obstacle in obstacles {
          let longer = way + [obstacle]
          if tried.insert(Set(longer.map { ObjectIdentifier($0) })).inserted { next.append(longer) }
        }
      }
      if !found.isEmpty { return found }
      level = next
    }
    return []
  }

  /// The constraints of a contradiction with the frame of which one has to go; nil if there is no contradiction.
  private mutating func obstacles(without way: Way) throws(LayoutError) -> Way? {
    solves += 1
    let contradictions = try without(way) { () throws(LayoutError) in try root.contradictions(on: device) }
    let about = contradictions.filter { found in found.constraints.contains { isWish($0) } }
    guard let smallest = about.min(by: { $0.constraints.count < $1.constraints.count }) else { return nil }
    let others = smallest.constraints.filter { !isWish($0) }
    let obstacles = others.filter { changeable.contains(ObjectIdentifier($0)) }
    if obstacles.isEmpty {
      for words in smallest.others + others.map(\.description) where !fixed.contains(words) {
        fixed.append(words)
      }
    }
    return obstacles
  }

  /// Whether the frame is as wanted with the constants of a way out, without being required.
  private func leadsThere(_ way: Way, _ obstacles: [FrameExplanation.Obstacle]) throws(LayoutError) -> Bool {
    let constants = way.map(\.constant)
    for wish in wishes { wish.isActive = false }
    defer {
      for (constraint, constant) in zip(way, constants) { constraint.constant = constant }
      for wish in wishes { wish.isActive = true }
    }
    for (constraint, obstacle) in zip(way, obstacles) {
      guard let constant = obstacle.constant else { return false }
      constraint.constant = constant
    }
    _ = try root.layout(on: device)
    return view.frame.isNear(wanted, 1 / CGFloat(device.scale))
  }

  private func isWish(_ constraint: LayoutConstraint) -> Bool { wishes.contains { $0 === constraint } }

  private func without<Value>(_ way: Way, _ body: () throws(LayoutError) -> Value) throws(LayoutError)
    -> Value
  {
    for constraint in way { constraint.isActive = false }
    defer { for constraint in way { constraint.isActive = true } }
    return try body()
  }

  /// A constraint with the constant that the current frames give it.
  private func obstacle(_ constraint: LayoutConstraint) -> FrameExplanation.Obstacle {
    var constant = ConstraintMeasure(root: root).constant(of: constraint)
    let (scale, before) = (CGFloat(device.scale), measured[ObjectIdentifier(constraint)])
    // What frames say of a constraint that holds is less than two pixels beside its constant, and as much so afterwards.
    if let before, abs(before - constraint.constant) * scale < 2 {
      constant = constant.map { constraint.constant + $0 - before }
    }
    let rounded = constant.map { ($0 * scale).rounded() / scale }
    return FrameExplanation.Obstacle(constraint: constraint.description, constant: rounded)
  }

  /// The optional constraints that held before and do not hold in a layout.
  private func optionalConstraintsBroken(in layout: Layout) -> [String] {
    let kept = Set(layout.constraints.filter(\.isHeld).map(\.description))
    return before.layout.constraints.filter {
      $0.isHeld && $0.priority < 1000 && !kept.contains($0.description)
    }
    .map(\.description)
  }
}
