/// Which components have unknowns of very different size: more than a million times as large as others.
///
/// There no tolerance is right for all of them: what is noise beside one unknown decides another one. Such components are
/// solved with numbers of any precision (`WideSimplex`).
///
/// Each row says of any two of its unknowns how large one is beside the other, were there nothing else in it. A union-find
/// with these ratios, as powers of two, spans each component; how far apart the sizes in it are is what is asked. Rows say
/// different things of the same unknowns. What they say that is nearest to 1 counts (a minimum spanning tree, after Kruskal,
/// "On the shortest spanning subtree of a graph and the traveling salesman problem", 1956): so the answer does not depend on
/// the order of the rows, and coefficients at random do not add up to a difference in size, as they did along whatever rows
/// came first. 150 rows of them took 10 s in some orders, and 0.02 s in others.
struct Steepness {
  /// Sizes may differ by this power of two.
  private static var usualRange: Double { 20 }
  /// What is larger takes too long in any precision.
  private static var mostRoots: Int { 150 }

  /// By component; none at all if no component is steep.
  private let isSteep: Buffer<Bool>

  /// All components, whatever their unknowns are.
  init(allOf partition: Partition) { isSteep = Buffer(repeating: true, count: partition.components.count) }

  init<Form>(_ partition: Partition, _ residual: ResidualSystem<Form>) {
    // No component is steeper than all rows together.
    isSteep = residual.steepness > Self.usualRange ? Self.measured(partition, residual) : Buffer()
  }

  func deallocate() { isSteep.deallocate() }

  /// Whether no component is steep.
  var isEmpty: Bool { isSteep.count == 0 }

  /// Whether a component takes numbers of any precision.
  @inline(__always)
  func contains(_ component: Int, of partition: Partition) -> Bool {
    component < isSteep.count && isSteep[component] && Self.isSolvable(partition.components[component])
  }

  /// Whether a component is small enough for numbers of any precision.
  static func isSolvable(_ component: Partition.Component) -> Bool {
    isSolvable(unknowns: Int(component.rootCount))
  }

  static func isSolvable(unknowns: Int) -> Bool { unknowns <= mostRoots }

  private static func measured<Form>(
    _ partition: Partition, _ residual: ResidualSystem<Form>
  ) -> Buffer<Bool> {
    let groups = SizedGroups(count: residual.rootVariables.count)
    defer { groups.deallocate() }
    for ratio in ratios(residual) { groups.join(ratio.large, ratio.small, byPowerOfTwo: ratio.power) }
    groups.measure()
    let result = Buffer<Bool>(repeating: false, count: partition.components.count)
    var isSomeSteep = false
    for index in 0..<partition.components.count {
      let component = partition.components[index]
      if component.rootCount == 1 { continue }
      result[index] = groups.range(of: partition.rootOrder[component.firstRoot]) > usualRange
      isSomeSteep = isSomeSteep || result[index]
    }
    if isSomeSteep { return result }
    result.deallocate()
    return Buffer()
  }

  /// How large one unknown is beside another one of the same row.
  private struct Ratio {
    var power: Double
    var large: Int32
    var small: Int32
  }

  /// Those of unknowns that are next to each other in size, which all others follow from; the smallest first.
  private static func ratios<Form>(_ residual: ResidualSystem<Form>) -> [Ratio] {
    var ratios: [Ratio] = []
    // The numbers of roots are those of the rows' order.
    func variable(_ root: Int32) -> Int32 { residual.rootVariables[root] }
    for row in 0..<Int32(truncatingIfNeeded: residual.rows.count) {
      let sizes = residual.entryRange(of: row).map { index in
        (root: residual.entries[index].root, power: -logarithm(residual.entries[index].coefficient))
      }.sorted { ($0.power, variable($0.root)) < ($1.power, variable($1.root)) }
      for (small, large) in zip(sizes, sizes.dropFirst()) {
        ratios.append(Ratio(power: large.power - small.power, large: large.root, small: small.root))
      }
    }
    return ratios.sorted {
      ($0.power, variable($0.large), variable($0.small)) < ($1.power, variable($1.large), variable($1.small))
    }
  }

  /// About the logarithm to the base of two, the same on every machine.
  static func logarithm(_ coefficient: Double) -> Double {
    Double(coefficient.exponent) + coefficient.significand.magnitude - 1
  }
}

/// A union-find in which each member knows how much larger it is than its leader, as a power of two.
private struct SizedGroups {
  private let leaders: Buffer<Int32>
  private let powers: Buffer<Double>
  /// For each leader how far apart the sizes of its group are, once measured.
  let ranges: Buffer<Double>

  init(count: Int) {
    leaders = Buffer(repeating: -1, count: count)
    powers = Buffer(repeating: 0, count: count)
    ranges = Buffer(repeating: 0, count: count)
  }

  func deallocate() {
    leaders.deallocate()
    powers.deallocate()
    ranges.deallocate()
  }

  /// The leader, which has the negative of its group's size, and the variable's power; the way is shortened to half.
  private func follow(_ variable: Int32) -> (leader: Int32, power: Double) {
    var (current, power) = (variable, 0.0)
    while leaders[current] >= 0 {
      let parent = leaders[current]
      if leaders[parent] >= 0 {
        powers[current] += powers[parent]
        leaders[current] = leaders[parent]
      }
      power += powers[current]
      current = leaders[current]
    }
    return (current, power)
  }

  /// States that `a` is `2^power` times as large as `b`, unless something was said of them before.
  func join(_ a: Int32, _ b: Int32, byPowerOfTwo power: Double) {
    let (first, second) = (follow(a), follow(b))
    if first.leader == second.leader { return }
    let difference = power + second.power - first.power
    let isFirstSmaller = leaders[first.leader] > leaders[second.leader]
    let (child, parent) = isFirstSmaller ? (first.leader, second.leader) : (second.leader, first.leader)
    leaders[parent] += leaders[child]
    leaders[child] = parent
    powers[child] = isFirstSmaller ? difference : -difference
  }

  func measure() {
    let least = Buffer<Double>(repeating: 0, count: leaders.count)
    defer { least.deallocate() }
    for variable in 0..<Int32(truncatingIfNeeded: leaders.count) {
      let (leader, power) = follow(variable)
      least[leader] = min(least[leader], power)
      ranges[leader] = max(ranges[leader], power)
    }
    for leader in 0..<leaders.count { ranges[leader] -= least[leader] }
  }

  func range(of variable: Int32) -> Double { ranges[follow(variable).leader] }
}
