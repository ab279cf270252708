import LayoutConstraintSolver
import LayoutSnapshotValues

/// What constraints decide, foretold by linear algebra instead of a layout for each.
///
/// A tool that suggests constraints asks of thousands whether they decide anything. As long as what holds is
/// equations, that is a question of linear independence, and goes without solving. What optional constraints
/// and inequalities do is assumed to be what they do in the tree as it is, wherever they agree with the frames.
/// Whoever asks has to let the engine prove what comes out, once for all of it.
package struct LayoutForecast {
  private let engine: LayoutEngine
  private var basis: EquationBasis
  /// What is not linear about the frames: sums at whose present values the pull of a row changes.
  private var bends: [[LinearExpression.Term]] = []
  /// The unknowns of required rows that the frames break.
  private var contradicted: Set<Int32> = []

  /// Reads what a tree's constraints decide.
  ///
  /// - Parameters:
  ///   - engine: the tree with its constraints, solved.
  ///   - frames: the same tree with its frames.
  ///   - tolerance: how far frames may be from what a row says.
  package init(of engine: LayoutEngine, at frames: LayoutEngine, tolerance: Double) {
    self.engine = engine
    basis = EquationBasis(variableCount: engine.equations.system.variableCount)
    var wishes: [Statement] = []
    var limits: [Statement] = []
    let moving = engine.movingRows
    engine.equations.system.forEachStatement { statement in
      let excess = frames.excess(of: statement)
      let room = tolerance * statement.terms.reduce(0) { $0 + $1.coefficient.magnitude }
      let isFixed = statement.id.map { !moving.contains($0) } ?? true
      if isFixed, statement.isRequired, let excess, statement.relation.violation(excess) > room {
        contradicted.formUnion(statement.terms.map(\.variable.index))
      }
      switch statement.relation {
      case .equal where statement.isRequired: _ = basis.insert(statement.terms)
      case .equal:
        if excess == nil { bends.append(statement.terms) }
        if let excess, excess.magnitude <= tolerance { wishes.append(statement) }
      case .lessThanOrEqual, .greaterThanOrEqual:
        if excess.map({ $0.magnitude <= room }) ?? true { limits.append(statement) }
      }
    }
    for statement in wishes { _ = basis.insert(statement.terms) }
    take(limits)
    for item in engine.equations.items {
      for variable in item.variables.all where engine.agrees(with: frames, on: variable, within: tolerance) {
        _ = basis.insert(engine.unknowns([LinearExpression.Term(1, variable)]))
      }
    }
  }

  /// What limits from both sides say is an equation; one side alone may give way, or be what stops a view.
  private mutating func take(_ limits: [Statement]) {
    var sides: [[Double]: Set<Int>] = [:]
    func side(_ statement: Statement) -> (key: [Double], direction: Int) {
      let unit = statement.terms.first?.coefficient ?? 1
      let key = statement.terms.flatMap { [$0.coefficient / unit, Double($0.variable.index)] }
      return (key, (statement.relation == .lessThanOrEqual) == (unit > 0) ? 1 : -1)
    }
    for statement in limits {
      let (key, direction) = side(statement)
      sides[key, default: []].insert(direction)
    }
    for statement in limits {
      if sides[side(statement).key]?.count == 2 {
        _ = basis.insert(statement.terms)
      } else {
        bends.append(statement.terms)
      }
    }
  }

  /// Adds a constraint, if it decides something that is open.
  ///
  /// - Returns: its number in ``doubtful``, or nil if there is nothing left to decide.
  package mutating func take(
    _ constraint: any EngineConstraint, heldBy holder: any EngineItem
  ) -> Int? {
    guard let (expression, _) = engine.expression(of: constraint, heldBy: holder) else { return nil }
    return basis.insert(engine.unknowns((0..<expression.count).map { expression[$0] }))
  }

  /// Assumes that an item's place and size are known.
  package mutating func assume(_ item: any EngineItem) {
    for term in terms(of: item) { _ = basis.insert(term) }
  }

  /// Whether an item's place and size are decided.
  package mutating func decides(_ item: any EngineItem) -> Bool {
    terms(of: item).allSatisfy { basis.decides($0) }
  }

  /// Whether the item's frame breaks what is required of it.
  package func isContradicted(_ item: any EngineItem) -> Bool {
    terms(of: item).contains { $0.contains { contradicted.contains($0.variable.index) } }
  }

  /// The constraints that might not be needed, by number.
  ///
  /// Without one of the others there is a way out of the frames along which every row's pull stays as it is: they
  /// are not the only best solution then, or none at all. Of these it is not known.
  package mutating func doubtful() -> Set<Int> {
    var doubtful: Set<Int> = []
    for bend in bends { doubtful.formUnion(basis.origins(of: bend)) }
    return doubtful
  }

  private func terms(of item: any EngineItem) -> [[LinearExpression.Term]] {
    (engine.slot(of: item).map { engine.equations.items[$0].variables.all } ?? [])
      .map { engine.unknowns([LinearExpression.Term(1, $0)]) }
      .filter { !$0.isEmpty }
  }
}

extension LayoutEngine {
  /// The rows of guides whose constants follow from where things come to lie.
  fileprivate var movingRows: Set<ConstraintID> {
    var rows: Set<ConstraintID> = []
    for (id, source) in equations.sources { if case .guide = source { rows.insert(id) } }
    return rows
  }

  /// A sum without what the device decides.
  fileprivate func unknowns(_ terms: [LinearExpression.Term]) -> [LinearExpression.Term] {
    equations.system.withoutParameters(terms).unknown
  }

  /// How far the frames are from what a row says; nil where they do not tell.
  fileprivate func excess(of statement: Statement) -> Double? {
    if statement.terms.contains(where: { equations.system.isAmbiguous($0.variable) }) { return nil }
    return statement.excess { equations.system.value(of: $0) }
  }

  /// Whether both decide an unknown, and alike.
  fileprivate func agrees(with other: LayoutEngine, on variable: Variable, within tolerance: Double) -> Bool {
    !equations.system.isAmbiguous(variable) && !other.equations.system.isAmbiguous(variable)
      && abs(equations.system.value(of: variable) - other.equations.system.value(of: variable)) <= tolerance
  }
}
