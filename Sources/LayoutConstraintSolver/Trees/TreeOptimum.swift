/// Which values of a tree's nodes cost least.
///
/// From the leaves to the top, each link tells what its sum costs at least, by filling the stretches of its children in
/// the order of their rates; each node adds up what it costs itself and by its links. From the top back to the leaves
/// each node learns at which rate it has to be paid for. Its stretch of that rate is where it may lie: the best points
/// are exactly those in which each node lies there and all links hold (complementary slackness).
struct TreeOptimum<Form: AffineForm> {
  /// What is minimised.
  enum Goal {
    /// The cost of all levels, beginning with the first that need not hold.
    case cost(firstLevel: Int32)
    /// The distance of the user's inequalities from equality, where the nodes already have places.
    case pull
  }

  /// Where each node may lie.
  private(set) var places = Buffer<TreePlace>()
  private var curves = CostCurves()
  /// What each node costs by its own marks, what by all below it, too, and what the sum of each link does.
  private var ownCurves = Buffer<CostCurves.Curve>()
  private var nodeCurves = Buffer<CostCurves.Curve>()
  private var linkCurves = Buffer<CostCurves.Curve>()
  /// For each node and level the rate at which it is paid for.
  private var rates = Buffer<Double>()
  private var scratch = Buffer<CostCurves.Curve>()
  private var sorted = Buffer<Int32>()
  /// What each of a node's curves takes of its rate, and what is left of that.
  private var shares = Buffer<Double>()
  private var rest = Buffer<Double>()
  /// Scratch: no rate at all, and what a curve can take beyond what it has.
  private var zero = Buffer<Double>()
  private var gap = Buffer<Double>()

  func deallocate() {
    places.deallocate()
    curves.deallocate()
    ownCurves.deallocate()
    nodeCurves.deallocate()
    linkCurves.deallocate()
    rates.deallocate()
    scratch.deallocate()
    sorted.deallocate()
    shares.deallocate()
    rest.deallocate()
    zero.deallocate()
    gap.deallocate()
  }

  /// How many stretches are kept. A long list of nodes one below another, each with costs of its own, has the square of
  /// their number; the simplex takes less memory for it.
  private static var mostStretches: Int { 1 << 18 }

  /// What was looked at, as work.
  var effort: Int { 4 * curves.stretches.count * (curves.levelCount + 2) }

  /// Narrows `places`, which `.cost` makes first. Returns false where there is no place for some node, or where doubles
  /// do not tell.
  mutating func minimise(_ goal: Goal, levelCount: Int, of tree: RowTree<Form>) -> Bool {
    curves.reset(levelCount: levelCount)
    let empty = CostCurves.Curve()
    ownCurves.reset(to: tree.nodes.count, filling: empty)
    nodeCurves.reset(to: tree.nodes.count, filling: empty)
    linkCurves.reset(to: tree.links.count, filling: empty)
    if case .cost = goal { places.reset(to: tree.nodes.count, filling: TreePlace()) }
    for index in stride(from: tree.order.count - 1, through: 0, by: -1) {
      guard addCurves(tree.order[index], goal, tree), curves.stretches.count <= Self.mostStretches else {
        return false
      }
    }
    rates.reset(to: tree.nodes.count * levelCount, filling: 0)
    for index in 0..<tree.order.count {
      guard findPlace(of: tree.order[index], tree) else { return false }
    }
    return !curves.isDoubtful
  }

  // MARK: From the leaves to the top

  private mutating func addCurves(_ node: Int32, _ goal: Goal, _ tree: RowTree<Form>) -> Bool {
    sortMarks(tree.nodes[node].marks, tree.marks)
    switch goal {
    case .cost(let firstLevel):
      guard narrow(node, above: firstLevel, tree.marks) else { return false }
      ownCurves[node] = curves.appendOwn(places[node], sorted, of: tree.marks) { mark in
        if mark.level < firstLevel { return nil }
        return (
          Int(mark.level - firstLevel), mark.wantsMore ? -mark.weight : 0,
          (mark.wantsMore ? mark.weight : 0) + (mark.wantsLess ? mark.weight : 0)
        )
      }
    case .pull:
      ownCurves[node] = curves.appendOwn(places[node], sorted, of: tree.marks) { mark in
        mark.pulls ? (0, -mark.weight, 2 * mark.weight) : nil
      }
    }
    var link = tree.nodes[node].firstLink
    while link >= 0 {
      guard addCurve(ofLink: link, tree) else { return false }
      link = tree.links[link].next
    }
    scratch.removeAll()
    scratch.append(ownCurves[node])
    link = tree.nodes[node].firstLink
    while link >= 0 {
      scratch.append(linkCurves[link])
      link = tree.links[link].next
    }
    guard let sum = curves.appendSum(scratch) else { return false }
    nodeCurves[node] = sum
    return true
  }

  private mutating func addCurve(ofLink link: Int32, _ tree: RowTree<Form>) -> Bool {
    scratch.removeAll()
    for index in tree.links[link].children {
      let child = tree.children[index]
      scratch.append(curves.appendMultiple(nodeCurves[child], by: tree.nodes[child].factor))
    }
    guard let joined = curves.appendJoined(scratch, plus: tree.links[link].constant) else { return false }
    linkCurves[link] = joined
    return true
  }

  private mutating func sortMarks(_ range: Range<Int>, _ marks: Buffer<Mark>) {
    sorted.removeAll()
    for index in range { sorted.append(Int32(truncatingIfNeeded: index)) }
    sorted.sort { marks[$0].position < marks[$1].position }
  }

  /// Narrows a node's place by what must hold. Returns false where nothing is left of it.
  private mutating func narrow(_ node: Int32, above firstLevel: Int32, _ marks: Buffer<Mark>) -> Bool {
    var place = TreePlace()
    for index in 0..<sorted.count {
      let mark = marks[sorted[index]]
      guard mark.level < firstLevel else { continue }
      if mark.wantsMore, mark.position > place.low {
        (place.low, place.lowMark) = (mark.position, sorted[index])
      }
      if mark.wantsLess, mark.position < place.high {
        (place.high, place.highMark) = (mark.position, sorted[index])
      }
    }
    places[node] = place
    if curves.isBehind(place.low, place.high) { return false }
    if place.low > place.high { places[node].high = place.low }
    return true
  }

  // MARK: From the top to the leaves

  private mutating func findPlace(of node: Int32, _ tree: RowTree<Form>) -> Bool {
    let levels = curves.levelCount
    let own = Int(node) * levels
    guard tree.nodes[node].firstLink >= 0 else {
      places[node] = curves.place(atRate: rates, own, on: ownCurves[node])
      return places[node].low <= places[node].high
    }
    let place = curves.place(atRate: rates, own, on: nodeCurves[node])
    guard place.low <= place.high, place.low < .infinity, place.high > -.infinity else { return false }
    let amount = place.low.isFinite ? place.low : place.high.isFinite ? place.high : 0
    scratch.removeAll()
    scratch.append(ownCurves[node])
    var link = tree.nodes[node].firstLink
    while link >= 0 {
      scratch.append(linkCurves[link])
      link = tree.links[link].next
    }
    guard divide(own, at: amount) else { return false }
    places[node] = curves.place(atRate: shares, 0, on: ownCurves[node])
    link = tree.nodes[node].firstLink
    var share = levels
    while link >= 0 {
      for index in tree.links[link].children {
        let child = Int(tree.children[index])
        for level in 0..<levels {
          rates[child * levels + level] = tree.nodes[child].factor * shares[share + level]
        }
      }
      share += levels
      link = tree.links[link].next
    }
    return places[node].low <= places[node].high
  }

  /// Divides a node's rate among its curves, such that each is paid for at the amount at a rate that it has there: one
  /// between those left and right of it.
  private mutating func divide(_ own: Int, at amount: Double) -> Bool {
    let levels = curves.levelCount
    shares.reset(to: scratch.count * levels, filling: 0)
    rest.reset(to: levels, filling: 0)
    zero.reset(to: levels, filling: 0)
    gap.reset(to: levels, filling: 0)
    for level in 0..<levels { rest[level] = rates[own + level] }
    for index in 0..<scratch.count {
      let sides = curves.neighbours(of: amount, on: scratch[index])
      guard let side = sides.left ?? sides.right else { continue }
      for level in 0..<levels { move(curves.rates[side * levels + level], level, to: index) }
    }
    let sign = curves.difference(rest, 0, zero, 0)
    if sign == 0 { return true }
    for index in 0..<scratch.count {
      let sides = curves.neighbours(of: amount, on: scratch[index])
      // It has the rate on its left already, and can take less where nothing is there.
      if sign < 0, sides.left != nil { continue }
      var isEnough = true
      if sign > 0, let right = sides.right {
        for level in 0..<levels {
          gap[level] = curves.rates[right * levels + level] - shares[index * levels + level]
        }
        isEnough = curves.difference(rest, 0, gap, 0) <= 0
      }
      for level in 0..<levels { move(isEnough ? rest[level] : gap[level], level, to: index) }
      if isEnough { return true }
    }
    return curves.difference(rest, 0, zero, 0) == 0
  }

  private mutating func move(_ rate: Double, _ level: Int, to share: Int) {
    shares[share * curves.levelCount + level] += rate
    rest[level] -= rate
  }

  /// Takes over where nodes may lie after some were decided.
  mutating func take(_ places: Buffer<TreePlace>) {
    self.places.removeAll()
    self.places.append(contentsOf: places)
  }
}
