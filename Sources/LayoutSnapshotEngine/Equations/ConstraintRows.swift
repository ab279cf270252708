import LayoutConstraintSolver
import LayoutSnapshotValues

/// The rows that were made from constraints, and which of these have changed since.
final class ConstraintRows {
  private let equations: Equations
  private(set) var rows: [Row] = []
  private var baselines: [Baseline] = []
  private var changes: [Int] = []
  /// Made when a constraint changes, which most never do.
  private lazy var indices: [ObjectIdentifier: Int] = Dictionary(
    rows.enumerated().map { (ObjectIdentifier($1.constraint), $0) }, uniquingKeysWith: { $1 })

  /// A constraint with the places of its items, which only count in one engine.
  struct Row {
    let constraint: any EngineConstraint
    let first: Int
    let second: Int?
    let id: ConstraintID
    let isSystem: Bool
    /// What baselines add on the left.
    fileprivate(set) var shift: Double
  }

  /// A row that speaks of a baseline, whose place in its view depends on the traits.
  private enum Baseline {
    case constraint(row: Int)
    case distance(ItemEnd, id: ConstraintID, known: Double)
  }

  init(_ equations: Equations, reserving count: Int) {
    self.equations = equations
    rows.reserveCapacity(count)
  }

  /// Whether rows have been changed since they were solved.
  var hasChanges: Bool { !changes.isEmpty }

  /// Turns a constraint into a row.
  ///
  /// - Parameters:
  ///   - rightToLeft: whether text runs so in the holder.
  ///   - strongest: a priority that is not exceeded.
  /// - Returns: the places of the constraint's items.
  @discardableResult
  func add(
    _ constraint: any EngineConstraint, _ form: ConstraintForm, heldBy holder: Int, rightToLeft: Bool,
    isSystem: Bool,
    atMost strongest: Priority = .required
  ) throws(EngineError) -> (first: Int, second: Int?)? {
    guard
      let (expression, shift) = equations.expression(
        of: form, heldBy: holder, rightToLeft: rightToLeft)
    else { return nil }
    let id = try equations.addRow(
      expression, form.relation.solverValue, form.constant - shift, min(form.priority, strongest),
      .constraint(constraint))
    let second = form.second.flatMap { equations.slot(of: $0) }
    let first = equations.slot(of: form.first) ?? 0
    if form.firstAttribute.isBaseline || form.secondAttribute.isBaseline {
      baselines.append(.constraint(row: rows.count))
    }
    rows.append(
      Row(constraint: constraint, first: first, second: second, id: id, isSystem: isSystem, shift: shift))
    return (first, second)
  }

  /// Ties an edge of a guide, whose distance from another guide's edge is wanted, to its end.
  func add(
    _ edge: LayoutAttribute, of guide: Int, at end: ItemEnd, ownedBy owner: Int
  ) throws(EngineError) -> Int? {
    // An end in another tree, or in none any more, leaves the distance open.
    guard let other = equations.place(end.handle, end.attribute) else { return nil }
    let items = equations.items
    var row = RowBuilder(holder: 0, rightToLeft: equations.isRightToLeft(in: owner))
    row.add(1, edge, of: guide, items[guide].variables)
    row.add(-1, other.attribute, of: other.slot, items[other.slot].variables)
    let id = try equations.addRow(
      row.expression(inside: items[0].variables, edge), .equal, other.offset, .required,
      .guide(equations.handle(at: guide)))
    if end.attribute.isBaseline { baselines.append(.distance(end, id: id, known: other.offset)) }
    return equations.slot(of: end.handle)
  }

  /// Remembers that a row has to be patched before the next solve.
  ///
  /// - Returns: whether the constraint has a row here.
  func note(_ constraint: any EngineConstraint) -> Bool {
    guard let index = indices[ObjectIdentifier(constraint)] else { return false }
    changes.append(index)
    return true
  }

  /// Patches the rows of constraints that have changed. What is not patched because another is refused, is patched
  /// the next time.
  func applyChanges() throws(EngineError) {
    var done = 0
    defer { changes.removeFirst(done) }
    for index in changes {
      let (row, form) = (rows[index], rows[index].constraint.form)
      do {
        try equations.system.setConstant(form.constant - row.shift, of: row.id)
        try equations.system.setPriority(form.priority, of: row.id)
      } catch { throw .refusedConstraint(row.constraint.pseudocode, error) }
      done += 1
    }
  }

  /// The constraints that speak of a baseline.
  var speakingOfBaselines: [any EngineConstraint] {
    baselines.compactMap { if case .constraint(let row) = $0 { rows[row].constraint } else { nil } }
  }

  /// Asks for the places of baselines again.
  func refreshBaselines() throws(EngineError) {
    for (index, baseline) in baselines.enumerated() {
      switch baseline {
      case .constraint(let row): try refreshBaseline(ofRow: row)
      case .distance(let end, let id, let known):
        let offset = equations.place(end.handle, end.attribute)?.offset ?? 0
        guard offset != known else { continue }
        try equations.setConstant(offset, of: id)
        baselines[index] = .distance(end, id: id, known: offset)
      }
    }
  }

  private func refreshBaseline(ofRow index: Int) throws(EngineError) {
    let (row, form) = (rows[index], rows[index].constraint.form)
    let other = form.second.flatMap { equations.place($0, form.secondAttribute) }?.offset ?? 0
    let shift = (equations.place(form.first, form.firstAttribute)?.offset ?? 0) - form.multiplier * other
    guard shift != row.shift else { return }
    try equations.setConstant(form.constant - shift, of: row.id)
    rows[index].shift = shift
  }
}
