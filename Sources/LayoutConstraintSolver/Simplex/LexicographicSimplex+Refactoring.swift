/// How far the tableau has moved away from the rows that it is about, and how it is put together again.
///
/// Each pivot rounds, and what it rounded goes into the next one: after some thousand pivots of dense rows nothing of a
/// tableau was true any more. The rows themselves never change, so it is compared with them from time to time, and
/// where they differ it is computed anew from the rows and the list of columns.
extension LexicographicSimplex {
  /// Between two comparisons of the tableau with the rows.
  var pivotsBetweenChecks: Int { max(64, rows.rootCount / 4) }
  /// A relative difference from the rows beyond which the tableau is computed anew.
  static var mostDrift: Double { 1e-11 }

  /// The largest relative difference between what the tableau says of the rows and what they say themselves.
  ///
  /// Its factors are compared at a single point without a pattern (after Freivalds, "Probabilistic Machines Can Use
  /// Less Running Time", 1977): a wrong factor shows, unless it is hidden by another one by chance. Its constants are
  /// compared where all columns are 0.
  func drift(_ source: Source) -> Double {
    var worst = 0.0
    var roots = Buffer<SIMD4<Double>>(minimumCapacity: rows.rootCount)
    defer { roots.deallocate() }
    for position in 0..<rows.rootCount { roots.append(sample(rows.root(position))) }
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      let row = source.residual.rows[rows[identity].source]
      var sum = SIMD4(row.constant.value(at: tableau.point), row.constant.value(at: Self.elsewhere), 0, 0)
      var scale = sum.absolute
      for index in source.residual.entryRange(of: rows[identity].source) {
        let entry = source.residual.entries[index]
        let part = entry.coefficient * roots[source.position(of: entry.root)]
        sum += part
        scale += part.absolute
      }
      let difference = (sum - sample(identity)).absolute
      for lane in 0..<3 where difference[lane] > worst * max(scale[lane], 1e-3) {
        worst = difference[lane] / max(scale[lane], 1e-3)
      }
    }
    return worst
  }

  /// Parameters without a pattern.
  private static var elsewhere: Form {
    var point = Form.constant(1)
    for lane in 1..<Form.scalarCount { point[lane] = 400 * Chance.number(Int32(truncatingIfNeeded: lane)) }
    return point
  }

  /// An identity's value where all columns are 0, at the parameters and elsewhere, and what the columns add to it at a
  /// point without a pattern.
  private func sample(_ identity: Int32) -> SIMD4<Double> {
    guard let slot = tableau.slot(of: identity) else { return SIMD4(0, 0, Chance.number(identity), 0) }
    var sum = 0.0
    for index in tableau.entryRange(of: slot) {
      let entry = tableau.entry(index)
      sum += entry.coefficient * Chance.number(tableau.columnIdentities[entry.column])
    }
    return SIMD4(tableau.values[slot], tableau.constants[slot].value(at: Self.elsewhere), sum, 0)
  }

  // MARK: Computing it anew

  /// Computes the tableau from the rows, for the columns that it has.
  ///
  /// What stood on one side of 0 by the way it came there stays on that side.
  mutating func refactor(_ source: Source) {
    refactorCount += 1
    let wanted = tableau.columnIdentities.copy()
    let sideOf = Buffer<Int8>(repeating: 0, count: rows.costs.count)
    defer {
      wanted.deallocate()
      sideOf.deallocate()
    }
    for slot in 0..<tableau.slotCount { sideOf[tableau.slotIdentities[slot]] = sides[slot] }
    loadRoots(source)
    exchange(wanted)
    tableau.orderColumns(as: wanted)
    sides.removeAll()
    for slot in 0..<tableau.slotCount {
      let (value, side) = (tableau.values[slot], sideOf[tableau.slotIdentities[slot]])
      let isClear = value.magnitude > RoundingNoise.coincidence || side == 0
      sides.append(isClear ? (value < 0 ? -1 : 1) : side)
    }
  }

  /// Fills the tableau with the roots as columns, and all rows and helpers in terms of them.
  mutating func loadRoots(_ source: Source) {
    tableau.restart(columnCount: rows.rootCount, identityCount: rows.rowCount + rows.rootCount)
    for column in 0..<rows.rootCount { tableau.setColumn(column, to: rows.root(column)) }
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      tableau.beginSlot(for: identity)
      let row = rows[identity].source
      for index in source.residual.entryRange(of: row) {
        let entry = source.residual.entries[index]
        tableau.addEntry(
          entry.coefficient, column: Int32(truncatingIfNeeded: source.position(of: entry.root)))
      }
      tableau.finishSlot(constant: source.residual.rows[row].constant)
    }
    for index in 0..<helpers.count {
      let helper = helpers[index]
      tableau.appendSlot(for: helper.identity, times: helper.factor, of: helper.root, plus: helper.offset)
    }
  }

  /// Makes columns of the identities that are to be some: those with few entries first, each in place of the root with
  /// the fewest others beside it, of those by which it is safe to divide.
  private mutating func exchange(_ wanted: Buffer<Int32>) {
    let isKept = Buffer<Bool>(repeating: false, count: rows.costs.count)
    var order = Buffer<Int32>(minimumCapacity: wanted.count)
    defer {
      isKept.deallocate()
      order.deallocate()
    }
    for index in 0..<wanted.count {
      isKept[wanted[index]] = true
      if tableau.slot(of: wanted[index]) != nil { order.append(wanted[index]) }
    }
    let counts = Buffer<Int32>(repeating: 0, count: rows.costs.count)
    defer { counts.deallocate() }
    for index in 0..<order.count {
      guard let slot = tableau.slot(of: order[index]) else { continue }
      counts[order[index]] = Int32(truncatingIfNeeded: tableau.entryRange(of: slot).count)
    }
    order.mergeSort { counts[$0] < counts[$1] || (counts[$0] == counts[$1] && $0 < $1) }
    for index in 0..<order.count {
      guard let slot = tableau.slot(of: order[index]) else { continue }
      var largest = 0.0
      for position in tableau.entryRange(of: slot) {
        let entry = tableau.entry(position)
        if !isKept[tableau.columnIdentities[entry.column]] {
          largest = max(largest, entry.coefficient.magnitude)
        }
      }
      var best: (entry: Tableau<Form>.Entry, count: Int)?
      for position in tableau.entryRange(of: slot) {
        let entry = tableau.entry(position)
        guard entry.coefficient.magnitude >= 0.3 * largest,
          !isKept[tableau.columnIdentities[entry.column]]
        else { continue }
        let count = tableau.occurrenceCount(ofColumn: entry.column)
        if count < best?.count ?? .max { best = (entry, count) }
      }
      // Without one the columns were dependent but for rounding; the root stays, and the search goes on from there.
      guard let best, largest > 0 else { continue }
      tableau.pivot(slot: slot, column: Int(best.entry.column), by: best.entry.coefficient)
    }
  }
}
