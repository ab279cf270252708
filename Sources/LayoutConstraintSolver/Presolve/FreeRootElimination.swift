/// Takes out roots that a required equality defines and that matter to next to nothing else.
///
/// The top of the hundredth cell of a list is the sum of all heights above it. Left to the simplex, such sums
/// make the tableau of a list of self-sizing cells quadratic. But the top of the last cell occurs only in the
/// equality that defines it, so both can be set aside, and then the top of the one before it; where one further
/// row uses a root, the definition is put in its place there. What is set aside is computed in the end.
struct FreeRootElimination<Form: AffineForm> {
  /// Whether to set aside only what is exact.
  private let isCareful: Bool
  private typealias Entry = ResidualSystem<Form>.Entry

  private struct Use: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// A root that occurs in more rows than this, or is defined by a longer one, stays.
  private static var mostRows: Int32 { 3 }
  private static var longestDefinition: Int32 { 6 }
  /// Other factors let errors grow.
  private static var usualFactors: ClosedRange<Double> { 0.25...4 }

  private var residual: ResidualSystem<Form>
  /// The number of rows in which a root occurs.
  private var counts: Buffer<Int32>
  /// For each root, a linked list of rows in which it occurs or once occurred.
  private var firstUse: Buffer<Int32>
  private var uses = Buffer<Use>()
  private var isSetAside: Buffer<Bool>
  /// How many entries a row that was moved has room for where it stands.
  private var rooms: Buffer<Int32>
  private var pending = Buffer<Int32>()
  /// Where each root stands in the long row that was loaded last, plus one.
  private var positions: Buffer<Int32>
  private var loadedRow: Int32 = -1
  private var hostRows = Buffer<Int32>()

  /// Works only where there is a required equality of several roots left.
  static func run(on residual: inout ResidualSystem<Form>, isCareful: Bool) {
    guard residual.hasRequiredLevel, residual.hasCoupledEqualities else { return }
    var elimination = FreeRootElimination(residual, isCareful: isCareful)
    elimination.eliminate()
    residual = elimination.finish()
  }

  private init(_ residual: ResidualSystem<Form>, isCareful: Bool) {
    self.isCareful = isCareful
    self.residual = residual
    let rootCount = residual.rootVariables.count
    counts = Buffer(repeating: 0, count: rootCount)
    firstUse = Buffer(repeating: -1, count: rootCount)
    positions = Buffer(repeating: 0, count: rootCount)
    isSetAside = Buffer(repeating: false, count: residual.rows.count)
    rooms = Buffer(repeating: 0, count: residual.rows.count)
    self.residual.isEliminated.reset(to: rootCount, filling: false)
    for row in 0..<Int32(truncatingIfNeeded: residual.rows.count) {
      for index in residual.entryRange(of: row) { addUse(of: residual.entries[index].root, in: row) }
    }
    for root in stride(from: Int32(truncatingIfNeeded: rootCount) - 1, through: 0, by: -1) {
      pending.append(root)
    }
  }

  private mutating func addUse(of root: Int32, in row: Int32) {
    counts[root] += 1
    uses.append(Use(row: row, next: firstUse[root]))
    firstUse[root] = Int32(truncatingIfNeeded: uses.count - 1)
  }

  private mutating func eliminate() {
    while pending.count > 0 {
      let root = pending.removeLast()
      guard !residual.isEliminated[root], counts[root] > 0, counts[root] <= Self.mostRows else { continue }
      tryToSetAside(root)
    }
  }

  private mutating func tryToSetAside(_ root: Int32) {
    collectRows(of: root)
    var definition: Int32 = -1
    for index in 0..<hostRows.count {
      let row = hostRows[index]
      let entryCount = residual.rows[row].entryCount
      // A bound, or an intrinsic size, of its own: it is no mere sum of others.
      if entryCount == 1 { return }
      // Nothing grows if the definition is the only row, however long it is.
      let isShort = entryCount <= Self.longestDefinition || hostRows.count == 1
      guard residual.isCoupledEquality(row), isShort, isUsable(root, in: row) else { continue }
      if definition < 0 || entryCount < residual.rows[definition].entryCount { definition = row }
    }
    if definition < 0 || (isCareful && !isExact(definition, defining: root)) { return }
    for index in 0..<hostRows.count where hostRows[index] != definition {
      substitute(root, by: definition, in: hostRows[index])
    }
    setAside(definition, defining: root)
  }

  /// Whether a root is multiplied alike wherever it occurs.
  private mutating func isExact(_ definition: Int32, defining root: Int32) -> Bool {
    let own = coefficient(of: root, in: definition).magnitude
    for index in 0..<hostRows.count where coefficient(of: root, in: hostRows[index]).magnitude != own {
      return false
    }
    return true
  }

  /// The rows in which a root occurs, without those that lost it.
  private mutating func collectRows(of root: Int32) {
    hostRows.removeAll()
    var index = firstUse[root]
    while index >= 0 {
      let use = uses[index]
      index = use.next
      if isSetAside[use.row] || hostRows.elements.contains(use.row) { continue }
      if position(of: root, in: use.row) != nil { hostRows.append(use.row) }
    }
  }

  /// Where a root's entry of a row is. Long rows are indexed; the same one is asked about again and again, with short
  /// ones in between, for which it must not be forgotten.
  private mutating func position(of root: Int32, in row: Int32) -> Int? {
    let range = residual.entryRange(of: row)
    if range.count <= 8, row != loadedRow { return range.first { residual.entries[$0].root == root } }
    load(row)
    return positions[root] > 0 ? range.lowerBound + Int(positions[root] - 1) : nil
  }

  /// What a row multiplies a root by; 0 where the root does not occur.
  private mutating func coefficient(of root: Int32, in row: Int32) -> Double {
    position(of: root, in: row).map { residual.entries[$0].coefficient } ?? 0
  }

  private mutating func load(_ row: Int32) {
    if loadedRow == row { return }
    if loadedRow >= 0 {
      for index in residual.entryRange(of: loadedRow) { positions[residual.entries[index].root] = 0 }
    }
    loadedRow = row
    let range = residual.entryRange(of: row)
    for index in range {
      positions[residual.entries[index].root] = Int32(truncatingIfNeeded: index - range.lowerBound + 1)
    }
  }

  /// Whether dividing by a root's coefficient is harmless.
  private mutating func isUsable(_ root: Int32, in row: Int32) -> Bool {
    var largest = 0.0
    for index in residual.entryRange(of: row) {
      largest = max(largest, residual.entries[index].coefficient.magnitude)
    }
    guard let position = position(of: root, in: row) else { return false }
    return residual.entries[position].coefficient.magnitude >= 0.1 * largest
  }

  /// Replaces a root in a row by what another row says it is.
  private mutating func substitute(_ root: Int32, by definition: Int32, in row: Int32) {
    let factor = -coefficient(of: root, in: row) / coefficient(of: root, in: definition)
    if !(Self.usualFactors.contains(factor.magnitude)) { residual.isSteep = true }
    for index in residual.entryRange(of: definition) {
      let entry = residual.entries[index]
      let change = factor * entry.coefficient
      if let index = position(of: entry.root, in: row) {
        let sum =
          entry.root == root
          ? 0 : cancelling(residual.entries[index].coefficient, change, orNoting: &residual.isSteep)
        residual.entries[index].coefficient = sum
        if sum == 0 { removeEntry(at: index, of: row) }
      } else {
        append(Entry(coefficient: change, root: entry.root), to: row)
        if row == loadedRow { positions[entry.root] = residual.rows[row].entryCount }
        addUse(of: entry.root, in: row)
      }
    }
    residual.rows[row].constant =
      (residual.rows[row].constant + factor * residual.rows[definition].constant)
      .withoutNoise
  }

  /// Adds an entry to a row. One without room moves to the end of all entries, and gets as much again: several that
  /// grow by turns would otherwise be copied each time.
  private mutating func append(_ entry: Entry, to row: Int32) {
    let range = residual.entryRange(of: row)
    if range.count < rooms[row] {
      residual.entries[range.upperBound] = entry
    } else {
      residual.rows[row].firstEntry = Int32(truncatingIfNeeded: residual.entries.count)
      for index in range { residual.entries.append(residual.entries[index]) }
      residual.entries.append(entry)
      rooms[row] = 2 * Int32(truncatingIfNeeded: range.count + 1)
      for _ in range.count + 1..<Int(rooms[row]) { residual.entries.append(entry) }
    }
    residual.rows[row].entryCount += 1
  }

  /// Removes an entry of a row; the last one takes its place.
  private mutating func removeEntry(at index: Int, of row: Int32) {
    let removed = residual.entries[index].root
    counts[removed] -= 1
    pending.append(removed)
    let isLoaded = row == loadedRow
    if isLoaded { positions[removed] = 0 }
    let last = residual.entryRange(of: row).upperBound - 1
    if index != last {
      residual.entries[index] = residual.entries[last]
      if isLoaded {
        positions[residual.entries[index].root] =
          Int32(truncatingIfNeeded: index) - residual.rows[row].firstEntry + 1
      }
    }
    residual.rows[row].entryCount -= 1
  }

  private mutating func setAside(_ row: Int32, defining root: Int32) {
    isSetAside[row] = true
    residual.isEliminated[root] = true
    residual.definitions.append(ResidualSystem.Definition(row: residual.rows[row], root: root))
    for index in residual.entryRange(of: row) {
      let other = residual.entries[index].root
      counts[other] -= 1
      if other != root { pending.append(other) }
    }
  }

  /// The system without the rows that were set aside, and without rows that lost all their roots.
  private consuming func finish() -> ResidualSystem<Form> {
    let isGone = isSetAside
    residual.keepRows { !isGone[$0] }
    counts.deallocate()
    firstUse.deallocate()
    uses.deallocate()
    isSetAside.deallocate()
    rooms.deallocate()
    pending.deallocate()
    positions.deallocate()
    hostRows.deallocate()
    return residual
  }
}
