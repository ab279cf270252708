/// Optimises a small component of several roots one root after another, without a tableau, where that is exact.
///
/// Each root is put where its own rows want it. Where the rows that couple roots hold there too (there is room for
/// both labels), that is the optimum: no row can do better. Where they do not, the root that is decided by the
/// weakest level often gives way alone (the height of a cell, which hugs its labels at priority 50): it is then a
/// single unknown among roots that stand.
///
/// That is exact if, when a root is placed, its rows cost nothing more than they must at every level that decided
/// the roots before it. Then no other point is as good, by induction: at those levels the roots before it are the
/// only best ones already, and at weaker levels nothing but the new root moves. Anything else (ties, conflicts, two
/// roots that have to share what there is) is left to the simplex, which takes three times as long.
struct SuccessiveUnknowns<Form: AffineForm> {
  /// Beyond this nearly always some rows need the simplex, and the attempt would be wasted.
  private static var mostRoots: Int { 8 }

  /// A root as its own rows would have it.
  private struct Root: BitwiseCopyable {
    var form: Form
    var validity: Validity<Form>
    /// `.max` if they leave a choice.
    var decidingLevel: Int32
    var number: Int32
    /// A bit for its position in the component.
    var bit: UInt8
  }

  private var single = SingleUnknown<Form>()
  /// Those decided by strong levels first.
  private var roots = Buffer<Root>()
  private var placed: UInt8 = 0
  /// The weakest level that decided a root that was placed.
  private var weakestLevel: Int32 = -1
  private var validity = Validity<Form>()
  /// What that needs beside its box.
  private(set) var mixed = Buffer<Form>()

  func deallocate() {
    single.deallocate()
    roots.deallocate()
    mixed.deallocate()
  }

  /// Finds the component's only best point, writes its roots' forms, and returns where that holds; nil if it takes
  /// a tableau to tell.
  mutating func solve(
    _ component: Partition.Component, of system: Place<Structure<Form>>, at point: Form
  ) -> Validity<Form>? {
    mixed.removeAll()
    guard component.roots.count <= Self.mostRoots, considerRoots(component, system, point) else { return nil }
    placed = 0
    weakestLevel = -1
    validity = Validity()
    for index in 0..<roots.count {
      let root = roots[index]
      guard place(root, component, system, point) || giveWay(root, component, system, point) else {
        return nil
      }
      placed |= root.bit
    }
    for position in component.roots {
      system.pointee.rootIsAmbiguous[system.pointee.partition.rootOrder[position]] = false
    }
    return validity
  }

  /// Solves each root by its own rows. Returns false if these exclude each other.
  private mutating func considerRoots(
    _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> Bool {
    roots.removeAll()
    for position in component.roots {
      let number = system.pointee.partition.rootOrder[position]
      single.removeRows()
      for index in component.rows {
        let row = system.pointee.partition.rowOrder[index]
        let content = system.pointee.presolve.residual.rows[row]
        guard content.entryCount == 1 else { continue }
        let entry = system.pointee.presolve.residual.entries[content.firstEntry]
        if entry.root == number {
          single.add(row, content, coefficient: entry.coefficient, constant: content.constant, at: point)
        }
      }
      let solution = single.decide(
        hasRequiredLevel: system.pointee.presolve.residual.hasRequiredLevel, at: point)
      if solution.isInfeasible { return false }
      takeMixed()
      insert(
        Root(
          form: solution.form, validity: solution.validity, decidingLevel: solution.decidingLevel,
          number: number, bit: 1 << UInt8(position - component.roots.lowerBound)))
    }
    return true
  }

  /// Takes over what the unknown that was decided last needs. What is then decided otherwise leaves more than is
  /// needed, which is no harm.
  private mutating func takeMixed() {
    for index in 0..<single.mixed.count { mixed.append(single.mixed[index]) }
  }

  private mutating func insert(_ root: Root) {
    roots.append(root)
    var place = roots.count - 1
    while place > 0, roots[place - 1].decidingLevel > root.decidingLevel {
      roots[place] = roots[place - 1]
      place -= 1
    }
    roots[place] = root
  }

  // MARK: Placing a root

  /// Puts a root where its own rows want it, if the rows that couple it with those before it hold there.
  private mutating func place(
    _ root: Root, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> Bool {
    if root.decidingLevel == .max { return false }
    system.pointee.rootForms[root.number] = root.form
    let weakest = max(weakestLevel, root.decidingLevel)
    var narrowed = validity
    for index in component.rows {
      let row = system.pointee.presolve.residual.rows[system.pointee.partition.rowOrder[index]]
      if row.level > weakest { break }
      guard row.entryCount > 1, let joint = joint(root, row, component, system) else { continue }
      let sum = joint.constant + joint.coefficient * root.form
      guard Self.holds(row.relation, sum, &narrowed, &mixed, at: point) else { return false }
    }
    weakestLevel = weakest
    validity = narrowed
    validity.formIntersection(root.validity)
    return true
  }

  /// Puts a root where its own rows and those that couple it with the ones before it want it, if that costs
  /// nothing at the levels which decided these.
  private mutating func giveWay(
    _ root: Root, _ component: Partition.Component, _ system: Place<Structure<Form>>, _ point: Form
  ) -> Bool {
    single.removeRows()
    for index in component.rows {
      let number = system.pointee.partition.rowOrder[index]
      let row = system.pointee.presolve.residual.rows[number]
      guard let joint = joint(root, row, component, system) else { continue }
      guard joint.coefficient.magnitude > 1e-3 else { return false }
      single.add(number, row, coefficient: joint.coefficient, constant: joint.constant, at: point)
    }
    let solution = single.decide(
      hasRequiredLevel: system.pointee.presolve.residual.hasRequiredLevel, at: point)
    if solution.isAmbiguous || solution.isInfeasible { return false }
    takeMixed()
    for index in component.rows {
      let row = system.pointee.presolve.residual.rows[system.pointee.partition.rowOrder[index]]
      if row.level > weakestLevel { break }
      guard let joint = joint(root, row, component, system) else { continue }
      let sum = joint.constant + joint.coefficient * solution.form
      guard Self.holds(row.relation, sum, &validity, &mixed, at: point) else { return false }
    }
    system.pointee.rootForms[root.number] = solution.form
    weakestLevel = max(weakestLevel, solution.decidingLevel)
    validity.formIntersection(solution.validity)
    return true
  }

  /// A row as `coefficient * root + constant`, if all its other roots were placed.
  @inline(__always)
  private func joint(
    _ root: Root, _ row: ResidualSystem<Form>.Row, _ component: Partition.Component,
    _ system: Place<Structure<Form>>
  ) -> (coefficient: Double, constant: Form)? {
    var coefficient = 0.0
    var constant = row.constant
    for index in row.firstEntry..<row.firstEntry + row.entryCount {
      let entry = system.pointee.presolve.residual.entries[index]
      if entry.root == root.number {
        coefficient = entry.coefficient
        continue
      }
      let position = system.pointee.partition.positionOfRoot[entry.root] - component.firstRoot
      if placed & (1 << UInt8(truncatingIfNeeded: position)) == 0 { return nil }
      constant += entry.coefficient * system.pointee.rootForms[entry.root]
    }
    return coefficient == 0 ? nil : (coefficient, constant)
  }

  /// Whether a residual costs nothing, and if so, where that stays so.
  @inline(__always)
  private static func holds(
    _ relation: Relation, _ sum: Form, _ validity: inout Validity<Form>, _ mixed: inout Buffer<Form>,
    at point: Form
  ) -> Bool {
    let value = sum.value(at: point)
    if relation.violation(value) > RoundingNoise.coincidence { return false }
    switch relation {
    case .equal: validity.pin(sum, at: point)
    case .greaterThanOrEqual: validity.require(nonNegative: sum, at: point, mixed: &mixed)
    case .lessThanOrEqual: validity.require(nonNegative: -sum, at: point, mixed: &mixed)
    }
    return true
  }
}
