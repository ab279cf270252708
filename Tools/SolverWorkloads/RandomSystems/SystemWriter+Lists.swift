/// Cells below each other that share one height, with tops that are variables of their own.
extension SystemWriter {
  /// The height fits, is too small or too large; what is left over or missing goes to cells that mostly resist alike.
  mutating func writeLists(_ size: Int) {
    let height = addParameter(pick([5.0, 15, 25, 40]) * Double(size))
    let count = max(1, size / 2)
    let hasBounds = chance(40)
    var (tops, cells) = ([Int](), [Int]())
    let createsTopsFirst = chance(50)
    for _ in 0..<count {
      if createsTopsFirst { tops.append(addVariable(bound: hasBounds ? 0 : nil)) }
      cells.append(addVariable(bound: chance(80) ? 0 : nil))
    }
    if !createsTopsFirst {
      for _ in 0..<count { tops.append(addVariable(bound: hasBounds ? pick([0, -20]) : nil)) }
      if chance(50) { tops.reverse() }
    }
    let gap: Double = pick([0, 0, 8, -3])
    add([(1, tops[0])], "==", 0)
    for index in 1..<count {
      add([(1, tops[index]), (-1, tops[index - 1]), (-1, cells[index - 1])], "==", gap)
    }
    let end: Double = chance(70) ? 1000 : pick([900, 750, 100])
    add(
      [(1, tops[count - 1]), (1, cells[count - 1]), (-1, height)], pick(["==", "==", "<=", ">="]), 0, at: end)
    writeWishes(cells, tops)
    if chance(30) { shuffleRows() }
  }

  private mutating func writeWishes(_ cells: [Int], _ tops: [Int]) {
    let (resistances, huggings) = (
      pick([[750.0], [750, 751], [1000, 750, 500]]), pick([[250.0], [250, 251], [750], [250, 750]])
    )
    let scales = pick([[1.0], [1], [1, 2, -1], [1, 0.5, 3]])
    for (index, cell) in cells.enumerated() {
      let (wish, scale) = (Double(pick([8, 20, 20, 30, 40])), pick(scales))
      let relations = scale < 0 ? ("<=", ">=") : (">=", "<=")
      if chance(90) { add([(scale, cell)], relations.0, scale * wish, at: pick(resistances)) }
      if chance(80) { add([(scale, cell)], relations.1, scale * wish, at: pick(huggings)) }
      if chance(15) {
        add([(1, cell)], pickRelation(), random.number(in: 0...40), at: pick([1000, 600, 250]))
      }
      // A variable that hangs on a cell or a top has a say in the choice, too.
      if chance(15) {
        add(
          [(1, addVariable()), (pick([-1, 1, -2]), chance(50) ? cell : tops[index])], "==", pick([0, 30]))
      }
      if chance(4) {
        add([(1, tops[index])], pickRelation(), random.number(in: 0...100), at: pick([1000, 300]))
      }
    }
  }
}
