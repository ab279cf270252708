/// Decides whether required equalities that follow from others, as far as doubles can tell, say the same as those.
///
/// The terms of such a row are a sum of rows that were absorbed, and its constant is that of the sum but for what rounding
/// did. Where values are large, that may hide a contradiction. So the rows are added up afresh, on the numbers as they were
/// given and with twice the precision: what is then left of the constant is by how much the row contradicts the others. For
/// the whole numbers and simple factors of layouts nothing is left in doubt by that, however many rows it takes.
struct DoubtfulRows<Form: AffineForm>: ~Copyable {
  /// A row of which even this does not show that it holds.
  struct Undecided {
    /// Its position in the model.
    let row: Int
    /// By how much it seems to be missed.
    let miss: Double
  }

  private let model: Model
  /// With the links as they were made, each of which says by which row.
  private let linked: Presolve<Form>
  private var proof: ConflictProof<Form>

  /// Those of some rows that cannot be shown to hold if the others do.
  ///
  /// - Parameter absorption: how the rows were absorbed when they came into doubt.
  static func undecided(
    among rows: Run<Int32>, of model: Model, _ absorption: Absorption, at point: Form
  ) throws(SolverError) -> [Undecided] {
    // Reading a row is about as much as going through a few dozen entries.
    try model.budget.pointee.spend(40 * model.rows.count)
    var decision = DoubtfulRows(model, absorption, at: point)
    var undecided: [Undecided] = []
    for row in rows {
      try model.budget.pointee.spend(model.variableCount)
      let (gap, doubt) = decision.contradiction(of: Int(row))
      if gap.magnitude + doubt <= RoundingNoise.feasibility(scale: 0) { continue }
      undecided.append(Undecided(row: Int(row), miss: gap.magnitude))
    }
    return undecided
  }

  private init(_ model: Model, _ absorption: Absorption, at point: Form) {
    self.model = model
    linked = Presolve(model, eliminatesRoots: false, flattensForest: false, absorption: absorption)
    proof = ConflictProof(model, at: point)
  }

  deinit {
    linked.deallocate()
    proof.deallocate()
  }

  /// By how much a row contradicts those that it follows from, and how far from that it may be.
  private mutating func contradiction(of row: Int) -> (gap: Double, doubt: Double) {
    var trace = LinkTrace(linked.forest, model)
    trace.subtract(row: row, times: -1)
    proof.add(row: row, times: 1)
    _ = trace.run { link, multiple in proof.add(row: Int(link), times: -multiple) }
    return proof.takeSum()
  }
}
