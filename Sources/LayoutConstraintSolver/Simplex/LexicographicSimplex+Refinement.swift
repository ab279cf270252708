/// The last bits of the roots.
///
/// Which point is the best does not depend on the way to it, but what rounding left on the way does: with 100 dense rows
/// one value in some thousands came out on another place of the grid when the rows came in another order. So the rows
/// that meet in the point are evaluated with twice the precision, and the roots corrected by what is missing there.
/// After that they are the doubles next to the exact values.
extension LexicographicSimplex {
  /// Corrects the roots' forms, which were read off the tableau.
  ///
  /// - Parameter forms: by the number of the root in the residual system.
  /// - Returns: whether once was enough; otherwise the tableau itself is coarse.
  func refine(_ forms: Buffer<Form>, _ source: Source) -> Bool {
    if isRefined(forms, source) { return true }
    for _ in 0..<3 where !isRefined(forms, source) {}
    return false
  }

  /// Corrects the forms once, and returns whether that was all there is to correct.
  private func isRefined(_ forms: Buffer<Form>, _ source: Source) -> Bool {
    var misses = Buffer<Form>(minimumCapacity: tableau.columnCount)
    defer { misses.deallocate() }
    var isExact = true
    for column in 0..<tableau.columnCount {
      let miss = miss(of: tableau.columnIdentities[column], forms, source)
      if miss != Form() { isExact = false }
      misses.append(miss)
    }
    if isExact { return true }
    var isSmall = true
    for position in 0..<rows.rootCount {
      guard let slot = tableau.slot(of: rows.root(position)) else { continue }
      var correction = Form()
      for index in tableau.entryRange(of: slot) {
        let entry = tableau.entry(index)
        correction += entry.coefficient * misses[entry.column]
      }
      let root = source.partition.rootOrder[source.component.roots.lowerBound + position]
      let size = max(forms[root].value(at: tableau.point).magnitude, 1)
      if !(correction.value(at: tableau.point).magnitude <= 1e-10 * size) { isSmall = false }
      forms[root] -= correction
    }
    return isSmall
  }

  /// Whether the roots' forms miss a required row by more than is promised, here or at another usual size.
  ///
  /// Here each row is evaluated. Elsewhere its residual is to be what the tableau says, the sign of which is certified:
  /// that is compared for all sizes at once, lane by lane.
  func missesRequiredRow(_ forms: Buffer<Form>, _ source: Source) -> Bool {
    for identity in 0..<Int32(truncatingIfNeeded: rows.rowCount) {
      guard rows[identity].isRequired else { break }
      let row = source.residual.rows[rows[identity].source]
      var sum = row.constant
      var (weight, size) = (0.0, row.constant.value(at: tableau.point).magnitude)
      for index in row.firstEntry..<row.firstEntry + row.entryCount {
        let entry = source.residual.entries[index]
        let part = entry.coefficient * forms[entry.root]
        sum += part
        weight += entry.coefficient.magnitude
        size = max(size, part.value(at: tableau.point).magnitude)
      }
      let miss = row.relation.violation(sum.value(at: tableau.point))
      if !(miss <= RoundingNoise.miss(weight: weight, size: size)) { return true }
      if let slot = tableau.slot(of: identity) { sum -= tableau.constants[slot] }
      if !(sum.largestUsualMagnitude <= RoundingNoise.miss(weight: weight, size: 0)) { return true }
    }
    return false
  }

  /// What a column, which is 0 at the point, is by the roots' forms.
  private func miss(of identity: Int32, _ forms: Buffer<Form>, _ source: Source) -> Form {
    if rows.isRow(identity) {
      let row = rows[identity].source
      let range = source.residual.entryRange(of: row)
      if range.count == 1 {
        let entry = source.residual.entries[range.lowerBound]
        let sum = source.residual.rows[row].constant + entry.coefficient * forms[entry.root]
        // Where nothing was rounded there is nothing to add up precisely.
        if sum == Form(), entry.coefficient.magnitude == 1 { return sum }
      }
      var sum = PreciseSum(source.residual.rows[row].constant)
      for index in range {
        let entry = source.residual.entries[index]
        sum.add(entry.coefficient, forms[entry.root])
      }
      return sum.value
    }
    for index in 0..<helpers.count where helpers[index].identity == identity {
      var sum = PreciseSum(helpers[index].offset)
      sum.add(helpers[index].factor, forms[rows[helpers[index].root].source])
      return sum.value
    }
    return Form()
  }
}
