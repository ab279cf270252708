/// The residual system cut into components that share no root: each is optimised by itself.
struct Partition {
  /// A range of `rowOrder` and a range of `rootOrder`.
  struct Component: BitwiseCopyable {
    var firstRow: Int32
    var rowCount: Int32
    var firstRoot: Int32
    var rootCount: Int32

    @inline(__always)
    var rows: Range<Int> { Int(firstRow)..<Int(firstRow + rowCount) }
    @inline(__always)
    var roots: Range<Int> { Int(firstRoot)..<Int(firstRoot + rootCount) }
  }

  private(set) var components = Buffer<Component>()
  /// The numbers of residual rows, by component, then from strong to weak, then in order of activation.
  private(set) var rowOrder = Buffer<Int32>()
  /// The numbers of roots, by component.
  private(set) var rootOrder = Buffer<Int32>()
  /// Where each root stands in `rootOrder`.
  private(set) var positionOfRoot = Buffer<Int32>()
  /// The component of each root, or -1 for one that others define.
  private(set) var componentOfRoot = Buffer<Int32>()

  func deallocate() {
    components.deallocate()
    rowOrder.deallocate()
    rootOrder.deallocate()
    positionOfRoot.deallocate()
    componentOfRoot.deallocate()
  }

  init<Form>(_ residual: ResidualSystem<Form>) {
    if residual.rootVariables.count == 0 { return }
    numberComponents(residual)
    sortRoots(count: residual.rootVariables.count)
    sortRows(residual)
  }

  private mutating func numberComponents<Form>(_ residual: ResidualSystem<Form>) {
    let rootCount = residual.rootVariables.count
    var leaders = Buffer<Int32>(minimumCapacity: rootCount)
    defer { leaders.deallocate() }
    for root in 0..<Int32(truncatingIfNeeded: rootCount) { leaders.append(root) }
    func leader(of root: Int32) -> Int32 {
      var root = root
      while leaders[root] != root {
        leaders[root] = leaders[leaders[root]]
        root = leaders[root]
      }
      return root
    }
    for index in 0..<residual.rows.count {
      let row = residual.rows[index]
      if row.entryCount < 2 { continue }
      let first = leader(of: residual.entries[row.firstEntry].root)
      for entry in row.firstEntry + 1..<row.firstEntry + row.entryCount {
        leaders[leader(of: residual.entries[entry].root)] = first
      }
    }
    componentOfRoot.reset(to: rootCount, filling: -1)
    let hasEliminated = residual.isEliminated.count > 0
    for root in 0..<Int32(truncatingIfNeeded: rootCount) {
      if hasEliminated, residual.isEliminated[root] { continue }
      let first = leader(of: root)
      if componentOfRoot[first] < 0 {
        componentOfRoot[first] = Int32(truncatingIfNeeded: components.count)
        components.append(Component(firstRow: 0, rowCount: 0, firstRoot: 0, rootCount: 0))
      }
      componentOfRoot[root] = componentOfRoot[first]
      components[componentOfRoot[root]].rootCount += 1
    }
  }

  private mutating func sortRoots(count: Int) {
    var next: Int32 = 0
    for index in 0..<components.count {
      components[index].firstRoot = next
      next += components[index].rootCount
      components[index].rootCount = 0
    }
    rootOrder.resizeUninitialized(to: count)
    positionOfRoot.resizeUninitialized(to: count)
    for root in 0..<count where componentOfRoot[root] >= 0 {
      let component = componentOfRoot[root]
      let position = components[component].firstRoot + components[component].rootCount
      rootOrder[position] = Int32(truncatingIfNeeded: root)
      positionOfRoot[root] = position
      components[component].rootCount += 1
    }
  }

  /// Two counting sorts: by level, then, keeping that order, by component.
  private mutating func sortRows<Form>(_ residual: ResidualSystem<Form>) {
    let rowCount = residual.rows.count
    let starts = Buffer<Int32>(repeating: 0, count: residual.levels.count + 1)
    var byLevel = Buffer<Int32>(minimumCapacity: rowCount)
    defer {
      starts.deallocate()
      byLevel.deallocate()
    }
    for index in 0..<rowCount {
      starts[residual.rows[index].level + 1] += 1
      components[component(of: index, residual)].rowCount += 1
    }
    for level in 0..<residual.levels.count { starts[level + 1] += starts[level] }
    byLevel.resizeUninitialized(to: rowCount)
    for index in 0..<rowCount {
      let level = residual.rows[index].level
      byLevel[starts[level]] = Int32(truncatingIfNeeded: index)
      starts[level] += 1
    }
    var next: Int32 = 0
    for index in 0..<components.count {
      components[index].firstRow = next
      next += components[index].rowCount
      components[index].rowCount = 0
    }
    rowOrder.resizeUninitialized(to: rowCount)
    for position in 0..<rowCount {
      let component = component(of: Int(byLevel[position]), residual)
      rowOrder[components[component].firstRow + components[component].rowCount] = byLevel[position]
      components[component].rowCount += 1
    }
  }

  @inline(__always)
  private func component<Form>(of row: Int, _ residual: ResidualSystem<Form>) -> Int32 {
    componentOfRoot[residual.entries[residual.rows[row].firstEntry].root]
  }
}
