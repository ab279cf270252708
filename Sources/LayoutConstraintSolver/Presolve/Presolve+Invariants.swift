extension EqualityForest {
  /// Every variable is a root, or was linked once; nothing leads in a circle.
  func checkInvariants() {
    var timeOfLink = [Int](repeating: -1, count: variableCount)
    for index in 0..<links.count {
      Invariants.require(timeOfLink[Int(links[index])] < 0, "variable \(links[index]) was linked twice")
      timeOfLink[Int(links[index])] = index
    }
    for variable in 0..<Int32(variableCount) {
      let isLinked = timeOfLink[Int(variable)] >= 0
      Invariants.require(isRoot(variable) != isLinked, "variable \(variable) is neither root nor linked")
      let parent = parents[variable]
      guard isLinked, parent >= 0 else { continue }
      Invariants.require(
        isRoot(parent) || timeOfLink[Int(parent)] > timeOfLink[Int(variable)],
        "variable \(variable) hangs on \(parent), which was linked before it")
    }
  }

  /// Every variable hangs on a root or on nothing.
  func checkFlatness() {
    for variable in 0..<Int32(variableCount) where !isRoot(variable) && parents[variable] >= 0 {
      Invariants.require(isRoot(parents[variable]), "variable \(variable) does not hang on a root")
    }
  }
}

extension ResidualSystem {
  /// Nothing but constants differs from another one.
  func checkSameStructure(as other: ResidualSystem) {
    Invariants.require(rows.count == other.rows.count, "\(rows.count) rows are left, not \(other.rows.count)")
    Invariants.require(
      rootVariables.elements.elementsEqual(other.rootVariables.elements), "other variables are roots")
    for index in 0..<Int32(rows.count) {
      let (row, old) = (rows[index], other.rows[index])
      Invariants.require(
        row.source == old.source && row.level == old.level && row.relation == old.relation,
        "row \(index) is another")
      Invariants.require(
        entryRange(of: index).elementsEqual(other.entryRange(of: index)) {
          entries[$0].root == other.entries[$1].root
            && entries[$0].coefficient == other.entries[$1].coefficient
        }, "row \(index) has other entries")
    }
  }
}
