/// Puts roots that their own rows leave open where required equalities put them, before anything is optimised.
///
/// The width of a stack view is such a root: no row but its bound concerns it alone, while its labels hug their
/// texts. Where all other roots of an equality stand, the one that does not is defined by it; then it stands, too,
/// and the equality of the stack view around it is the next. Without that, each stack view begins at its bound and
/// labels give way, which the simplex has to undo: a nest of 2,000 took 180 ms.
struct LooseRoots {
  private struct Use: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// For each required row how many of its roots are loose; 0 for one that cannot define any.
  private var counts = Buffer<Int32>()
  /// For each root, a linked list of the rows that count it; -1 ends it.
  private var firstUse = Buffer<Int32>()
  private var uses = Buffer<Use>()
  private var isLoose = Buffer<Bool>()
  private var pending = Buffer<Int32>()

  func deallocate() {
    counts.deallocate()
    firstUse.deallocate()
    uses.deallocate()
    isLoose.deallocate()
    pending.deallocate()
  }

  /// - Parameters:
  ///   - tableau: filled, with no pivot done, so that each root or the row that holds it is a column.
  ///   - hasRoom: whether the rows of a root, by its position, leave it open.
  mutating func define<Form>(
    _ component: Partition.Component, _ partition: Partition, _ residual: ResidualSystem<Form>,
    _ rows: ComponentRows, _ tableau: inout Tableau<Form>, hasRoom: (Int) -> Bool
  ) {
    isLoose.removeAll()
    for position in 0..<component.roots.count { isLoose.append(hasRoom(position)) }
    count(component, partition, residual, rows)
    // Rows whose roots all wait for each other come after those that can begin; one root of each begins for them.
    for row in 0..<Int32(truncatingIfNeeded: counts.count) {
      definePending(&tableau)
      if counts[row] > 1 { define(by: row, &tableau) }
    }
    definePending(&tableau)
  }

  private mutating func count<Form>(
    _ component: Partition.Component, _ partition: Partition, _ residual: ResidualSystem<Form>,
    _ rows: ComponentRows
  ) {
    counts.removeAll()
    uses.removeAll()
    pending.removeAll()
    firstUse.reset(to: isLoose.count, filling: -1)
    // Rows are ordered from strong to weak.
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      guard rows[identity].isRequired else { break }
      counts.append(0)
      let row = residual.rows[rows[identity].source]
      guard row.relation == .equal, row.entryCount > 1 else { continue }
      for index in row.firstEntry..<row.firstEntry + row.entryCount {
        let root = partition.positionOfRoot[residual.entries[index].root] - component.firstRoot
        guard isLoose[root] else { continue }
        counts[identity] += 1
        uses.append(Use(row: identity, next: firstUse[root]))
        firstUse[root] = Int32(truncatingIfNeeded: uses.count - 1)
      }
      if counts[identity] == 1 { pending.append(identity) }
    }
  }

  private mutating func definePending<Form>(_ tableau: inout Tableau<Form>) {
    while pending.count > 0 {
      let row = pending.removeLast()
      if counts[row] == 1 { define(by: row, &tableau) }
    }
  }

  /// Makes a row a column in place of a loose root: the one with the largest coefficient.
  private mutating func define<Form>(by row: Int32, _ tableau: inout Tableau<Form>) {
    counts[row] = 0
    guard let slot = tableau.slot(of: row) else { return }
    var largest = 0.0
    var best: Tableau<Form>.Entry?
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      let size = entry.coefficient.magnitude
      largest = max(largest, size)
      if isLoose[entry.column], size > best?.coefficient.magnitude ?? 0 { best = entry }
    }
    guard let best, best.coefficient.magnitude >= 0.01 * largest else { return }
    tableau.pivot(slot: slot, column: Int(best.column), by: best.coefficient)
    isLoose[best.column] = false
    var index = firstUse[best.column]
    while index >= 0 {
      let use = uses[index]
      index = use.next
      counts[use.row] = max(0, counts[use.row] - 1)
      if counts[use.row] == 1 { pending.append(use.row) }
    }
  }
}
