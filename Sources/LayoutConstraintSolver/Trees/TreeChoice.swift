/// Chooses among the best points of a tree: variable by variable, each as near to what it prefers as it can be.
///
/// Where each node may lie is known, and that all links have to hold. How far a node can go is seen from the sums below
/// it, which are kept, and from those beside its ancestors; a decision changes the sums above it.
struct TreeChoice<Form: AffineForm> {
  typealias Member = ComponentMembers<Form>.Member
  typealias Span = (low: Double, high: Double)

  /// How short and how long a link's children can be together.
  private struct Reach: BitwiseCopyable {
    var low = TreeSum()
    var high = TreeSum()

    mutating func add(_ span: Span, times factor: Double) {
      low.add(factor * (factor > 0 ? span.low : span.high))
      high.add(factor * (factor > 0 ? span.high : span.low))
    }

    mutating func subtract(_ span: Span, times factor: Double) {
      low.subtract(factor * (factor > 0 ? span.low : span.high))
      high.subtract(factor * (factor > 0 ? span.high : span.low))
    }
  }

  private struct Room: BitwiseCopyable {
    var low: Double
    var high: Double

    /// Whether nothing is left to be decided.
    var isPoint: Bool { low == high }
  }

  /// Where each node may lie by itself.
  private(set) var places = Buffer<TreePlace>()
  /// The variables that could have another value when it was their turn.
  private(set) var decided = Buffer<Member>()
  /// For each node whether it lies where its variable prefers, and where that is.
  private(set) var isPreferred = Buffer<Bool>()
  private(set) var preferred = Buffer<Form>()
  /// Whether something was so short that rounding might have decided.
  private(set) var isDoubtful = false
  private(set) var effort = 0
  /// Where each node may lie as far as its place and all below it say.
  private var rooms = Buffer<Room>()
  private var reaches = Buffer<Reach>()
  private var path = Buffer<Int32>()

  func deallocate() {
    places.deallocate()
    decided.deallocate()
    isPreferred.deallocate()
    preferred.deallocate()
    rooms.deallocate()
    reaches.deallocate()
    path.deallocate()
  }

  /// Begins with nothing decided.
  mutating func begin(_ tree: RowTree<Form>, _ places: Buffer<TreePlace>) {
    decided.removeAll()
    isDoubtful = false
    effort = 0
    isPreferred.reset(to: tree.nodes.count, filling: false)
    preferred.reset(to: tree.nodes.count, filling: Form())
    take(places, of: tree)
  }

  /// Takes over where nodes may lie; what was decided stays known.
  mutating func take(_ places: Buffer<TreePlace>, of tree: RowTree<Form>) {
    self.places.removeAll()
    self.places.append(contentsOf: places)
    rooms.reset(to: tree.nodes.count, filling: Room(low: 0, high: 0))
    reaches.reset(to: tree.links.count, filling: Reach())
    for link in 0..<tree.links.count {
      reaches[link].low.add(tree.links[link].constant)
      reaches[link].high.add(tree.links[link].constant)
    }
    for index in stride(from: tree.order.count - 1, through: 0, by: -1) {
      let node = tree.order[index]
      rooms[node] = room(of: node, besides: -1, tree)
      let link = tree.nodes[node].parentLink
      if link >= 0 { reaches[link].add((rooms[node].low, rooms[node].high), times: tree.nodes[node].factor) }
    }
  }

  /// A node's place, narrowed by its links but for one.
  private mutating func room(of node: Int32, besides left: Int32, _ tree: RowTree<Form>) -> Room {
    var room = Room(low: places[node].low, high: places[node].high)
    var link = tree.nodes[node].firstLink
    while link >= 0 {
      effort += 1
      if link != left {
        room.low = max(room.low, reaches[link].low.value)
        room.high = min(room.high, reaches[link].high.value)
      }
      link = tree.links[link].next
    }
    return tidy(room)
  }

  /// Ends that hardly differ, or lie beyond each other by rounding, are one.
  private func tidy(_ room: Room) -> Room {
    room.high - room.low <= RoundingNoise.coincidence ? Room(low: room.low, high: room.low) : room
  }

  // MARK: How far a node can go

  mutating func span(of node: Int32, _ tree: RowTree<Form>) -> Span {
    path.removeAll()
    var top = node
    while !rooms[top].isPoint, tree.nodes[top].parentLink >= 0 {
      path.append(top)
      top = tree.links[tree.nodes[top].parentLink].parent
    }
    var (above, current) = (Room(low: -.infinity, high: .infinity), top)
    for index in stride(from: path.count - 1, through: 0, by: -1) {
      let child = path[index]
      let link = tree.nodes[child].parentLink
      let own = rooms[current].isPoint ? rooms[current] : room(of: current, besides: link, tree)
      let parent = Room(low: max(own.low, above.low), high: min(own.high, above.high))
      let factor = tree.nodes[child].factor
      var others = reaches[link]
      others.subtract((rooms[child].low, rooms[child].high), times: factor)
      let (first, second) = (
        (parent.low - others.high.value) / factor, (parent.high - others.low.value) / factor
      )
      above = Room(low: min(first, second), high: max(first, second))
      current = child
      effort += 8
    }
    let room = tidy(Room(low: max(rooms[node].low, above.low), high: min(rooms[node].high, above.high)))
    return (room.low, room.high)
  }

  /// Whether a node can lie in more than one place.
  mutating func isFree(_ node: Int32, _ tree: RowTree<Form>) -> Bool {
    let span = span(of: node, tree)
    if span.low == span.high { return false }
    if span.high - span.low < CostCurves.doubtfulDistance { isDoubtful = true }
    return true
  }

  /// Whether any node can.
  mutating func isOpen(_ tree: RowTree<Form>) -> Bool {
    for node in 0..<Int32(truncatingIfNeeded: tree.nodes.count) where isFree(node, tree) { return true }
    return false
  }

  // MARK: Deciding

  /// Returns whether there was a choice.
  mutating func decide(_ member: Member, node: Int32, _ tree: RowTree<Form>, at point: Form) -> Bool {
    guard isFree(node, tree) else { return false }
    decided.append(member)
    let span = span(of: node, tree)
    let value = member.zero.value(at: point)
    if value <= span.low + RoundingNoise.coincidence {
      settle(node, at: span.low, tree)
    } else if value >= span.high - RoundingNoise.coincidence {
      settle(node, at: span.high, tree)
    } else {
      isPreferred[node] = true
      preferred[node] = member.zero
      settle(node, at: value, tree)
    }
    return true
  }

  /// Puts each node somewhere without a pattern, where all links hold.
  mutating func scatter(_ tree: RowTree<Form>) {
    for index in 0..<tree.order.count {
      let node = tree.order[index]
      let span = span(of: node, tree)
      if span.low == span.high { continue }
      let low = span.low.isFinite ? span.low : min(span.high, 1000) - 1000
      let high = span.high.isFinite ? span.high : low + 1000
      settle(node, at: low + (high - low) * (Chance.number(node) - 0.75) / 2, tree)
    }
  }

  private mutating func settle(_ node: Int32, at value: Double, _ tree: RowTree<Form>) {
    let place = places[node]
    places[node] = TreePlace(
      low: value, high: value,
      lowMark: (value - place.low).magnitude <= RoundingNoise.coincidence ? place.lowMark : -1,
      highMark: (value - place.high).magnitude <= RoundingNoise.coincidence ? place.highMark : -1)
    var (current, room) = (node, Room(low: value, high: value))
    while true {
      let old = rooms[current]
      if old.low == room.low, old.high == room.high { return }
      rooms[current] = room
      let link = tree.nodes[current].parentLink
      if link < 0 { return }
      let factor = tree.nodes[current].factor
      reaches[link].subtract((old.low, old.high), times: factor)
      reaches[link].add((room.low, room.high), times: factor)
      current = tree.links[link].parent
      if rooms[current].isPoint { return }
      room = self.room(of: current, besides: -1, tree)
      effort += 8
    }
  }
}
