import LayoutConstraintSolver
import Testing

/// Trees of views that share what room there is, which leaves the engine many choices to prove and to settle.
@Suite struct NestTests {
  /// Stack views in stack views, two in each, by turns rows and columns: their extents across the screen.
  private struct StackNest {
    let system = ConstraintSystem()
    let width: Variable
    var leaves: [Variable] = []
    private let hasRanks: Bool

    /// - Parameter hasRanks: whether extents are decided before places, as in views.
    init(depth: Int, hasRanks: Bool = false) throws {
      self.hasRanks = hasRanks
      width = try system.addParameter(390)
      let left = system.addVariable()
      try system.add(left == 0)
      try add(left, LinearExpression(1, width), depth: depth, isRow: false)
    }

    private mutating func add(
      _ left: Variable, _ width: LinearExpression, depth: Int, isRow: Bool
    ) throws {
      var children: [(left: Variable, width: Variable)] = []
      for index in 0..<2 {
        let (childLeft, childWidth) = (system.addVariable(), system.addVariable(lowerBound: 0))
        children.append((childLeft, childWidth))
        if hasRanks { try system.setRank(-childWidth.index, of: childWidth) }
        if depth > 1 {
          try add(childLeft, LinearExpression(1, childWidth), depth: depth - 1, isRow: !isRow)
        } else {
          leaves.append(childWidth)
          try system.add((childWidth <= Double(4 + index)).at(250))
          try system.add((childWidth >= Double(4 + index)).at(750))
        }
      }
      if isRow {
        try system.add(children[0].left - left == 0)
        try system.add(children[1].left - children[0].left - children[0].width == 1)
        try system.add(children[1].left + children[1].width - left == width)
      } else {
        for child in children {
          try system.add(child.left - left == 0)
          try system.add(child.left + child.width - left == width)
        }
      }
    }
  }

  /// One leaf of each row takes all that is free: the last one, since the first created are to be the smallest.
  @Test func nest_ofStackViews_givesWhatIsFreeToTheLastLeaf() throws {
    let nest = try StackNest(depth: 4)
    try nest.system.solve()
    // Each column of two rows of two: 4 + 1 + 5 in the first half, the rest beyond a gap in the second.
    let values = nest.leaves.map { nest.system.value(of: $0) }
    #expect(values == [4, 5, 4, 5, 4, 374, 4, 374, 4, 5, 4, 5, 4, 374, 4, 374])
    #expect(nest.leaves.allSatisfy { nest.system.isAmbiguous($0) })
  }

  /// 2,000 views. Where each stack view began at its bound, and each choice was proved by itself, this took several
  /// times as much.
  @Test func nest_ofTwoThousandStackViews_takesLittleEffort() throws {
    let nest = try StackNest(depth: 10)
    try nest.system.solve()
    #expect(nest.system.work.effort < 12_000_000)
    let sum = nest.leaves.reduce(0) { $0 + nest.system.value(of: $1) }
    // 32 rows of 390 points with 31 gaps of 1.
    #expect(sum == 32 * (390 - 31))
    let effort = nest.system.work.effort
    try nest.system.setValue(1024, of: nest.width)
    try nest.system.solve()
    #expect(nest.system.work.effort == effort)
  }

  /// Views have their extents decided before their places, the innermost first. Such a nest is a tree, and takes no
  /// tableau: that grew with the power 1.6 of the number of views.
  @Test func nest_ofRankedStackViews_takesNoTableau() throws {
    let nest = try StackNest(depth: 10, hasRanks: true)
    for width in [390.0, 1024, 60] {
      try nest.system.setValue(width, of: nest.width)
      try nest.system.solve()
      #expect(nest.system.work.effort == 0)
      let sum = nest.leaves.reduce(0) { $0 + nest.system.value(of: $1) }
      #expect(sum == 32 * (width - 31))
    }
    #expect(nest.leaves.allSatisfy { nest.system.isAmbiguous($0) })
  }

  /// A bound on each cell's top keeps the tops from being set aside; 400 such cells ended in an error.
  @Test func list_withBoundedTops_takesLittleEffort() throws {
    let system = ConstraintSystem()
    var bottom: LinearExpression?
    var last = system.addVariable()
    for index in 0..<400 {
      let (top, height) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
      try system.add((height >= Double(20 + index % 7)).at(750))
      try system.add((height <= Double(20 + index % 7)).at(251))
      if let bottom { try system.add(top == bottom + 8) } else { try system.add(top == 0) }
      bottom = top + height
      last = top
    }
    try system.solve()
    let heights = (0..<399).map { 28 + $0 % 7 }
    #expect(system.value(of: last) == Double(heights.reduce(0, +)))
    #expect(system.work.effort < 1_000_000)
  }

  /// What depends on two parameters has no range of its own, and still is no reason to optimise again.
  @Test func size_inTheSameRegion_ofSeveralParameters_optimisesNothing() throws {
    let system = ConstraintSystem()
    let (width, inset) = (try system.addParameter(390), try system.addParameter(0))
    let (field, caption) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
    try system.add(caption + field == width - inset - 32)
    try system.add((caption <= 90).at(251))
    try system.add((caption >= 90).at(750))
    try system.add((field >= 100).at(750))
    try system.solve()
    let before = system.work
    for (size, side, expected) in [(844.0, 59.0, 663.0), (320, 0, 198), (390, 0, 268)] {
      try system.setValue(size, of: width)
      try system.setValue(side, of: inset)
      try system.solve()
      #expect(system.value(of: field) == expected)
    }
    #expect(system.work == before)
    // Where the caption has to give way, the component is another one.
    try system.setValue(200, of: width)
    try system.solve()
    #expect(system.value(of: field) + system.value(of: caption) == 168)
    #expect(system.work.optimisations == before.optimisations + 1)
  }
}
