/// Traces values back to constraints.
///
/// A variable is a sum of weighted rows: the tight rows of its component give the roots, the forest's links, from
/// the latest to the first, give what hangs on them. Each link's row takes away what its variable weighs, the way
/// reverse-mode differentiation walks a computation. Put together for the first question after a solve, and kept.
struct Explainer<Form: AffineForm>: ~Copyable {
  /// What holds a root, with weights: rows of the residual system, or variables that are free.
  private struct Support {
    var rows: [(source: Int32, weight: Double)] = []
    var free: [(variable: Int32, weight: Double)] = []
  }

  /// With no root set aside, so that each row of the rest is one of the model's.
  private let structure: Owned<Structure<Form>>
  private let point: Form
  /// Grown from the same rows in the same order as the structure's, but with its links as they were made.
  private let linked: Presolve<Form>
  /// By root number, for the components that were asked about.
  private var supports: [Int32: Support] = [:]
  private var optimiser = ComponentOptimiser<Form>(choosesPoints: true)

  /// - Parameter isUnabsorbed: whether the values are from all rows as they are. Where millionths decide, other rows
  ///   would be tight in what was absorbed.
  init(_ model: Model, at point: Form, isUnabsorbed: Bool) {
    self.point = point
    let made =
      isUnabsorbed ? Structure<Form>.makeUnabsorbed(model) : Structure.make(model, eliminatesRoots: false)
    linked = Presolve(
      model, eliminatesRoots: false, flattensForest: false, absorption: made.pointee.presolve.absorption)
    structure = made
  }

  deinit { linked.deallocate() }

  /// - Parameter model: the one that was given at first; not kept, since its storage moves as it grows.
  mutating func explanation(of variable: Int32, in model: Model) throws(SolverError) -> Explanation {
    var trace = LinkTrace(linked.forest, model)
    trace.add(1, to: variable)
    var rowWeights: [Int32: TracedWeight] = [:]
    var free: [Int32] = []
    if let root = structure.pointee.root(of: variable) {
      let factor = structure.pointee.member(variable).factor
      let support = try support(ofRoot: root, in: model)
      for row in support.rows {
        rowWeights[row.source, default: TracedWeight()].add(factor * row.weight)
        if row.source >= 0 {
          trace.subtract(row: Int(row.source), times: factor * row.weight)
        } else {
          trace.add(-factor * row.weight, to: model.bounds[Int(~row.source)].variable)
        }
      }
      for item in support.free {
        trace.add(-factor * item.weight, to: item.variable)
        free.append(item.variable)
      }
    }
    let fixed = trace.run { row, weight in rowWeights[row, default: TracedWeight()].add(weight) }
    return explanation(rowWeights, parameters: fixed, free: free, model)
  }

  private func explanation(
    _ rowWeights: [Int32: TracedWeight], parameters: [(variable: Int32, weight: Double)], free: [Int32],
    _ model: Model
  ) -> Explanation {
    let weights = rowWeights.mapValues(\.value).filter { $0.value != 0 }.sorted { $0.key < $1.key }
    return Explanation(
      reasons: weights.filter { $0.key >= 0 }.map {
        Explanation.Reason(constraint: ConstraintID(serial: model.rows[Int($0.key)].serial), weight: $0.value)
      },
      parameters: parameters.sorted { $0.variable < $1.variable }.map {
        Explanation.Influence(variable: Variable(index: $0.variable), weight: $0.weight)
      },
      bounds: weights.filter { $0.key < 0 }.map {
        (variable: model.bounds[Int(~$0.key)].variable, weight: $0.value)
      }.sorted { $0.variable < $1.variable }.map {
        Explanation.Influence(variable: Variable(index: $0.variable), weight: $0.weight)
      },
      free: Set(free).sorted().map { Variable(index: $0) })
  }

  /// Optimises a root's component once more, and keeps what holds each of its roots.
  private mutating func support(ofRoot root: Int32, in model: Model) throws(SolverError) -> Support {
    if let known = supports[root] { return known }
    let index = Int(structure.pointee.partition.componentOfRoot[root])
    let component = structure.pointee.partition.components[index]
    let start = model.budget.pointee.spent
    defer { model.book(.values, since: start, of: structure.pointee.rows(ofComponent: index)) }
    _ = try optimiser.solve(index, of: structure.place, at: point, leavesTableau: true)
    for position in component.roots {
      let root = structure.pointee.partition.rootOrder[position]
      supports[root] =
        optimiser.simplex.map { tableauSupport(position - component.roots.lowerBound, $0) }
        ?? singleSupport(index, root)
    }
    return supports[root] ?? Support()
  }

  private func singleSupport(_ component: Int, _ root: Int32) -> Support {
    let tight = optimiser.singleTightRow
    guard tight != SingleUnknown<Form>.none else {
      let first = structure.pointee.firstCandidate(ofComponent: component).member
      return Support(free: [(first.variable, 1 / first.factor)])
    }
    let row = structure.pointee.presolve.residual.rows[tight]
    let coefficient = structure.pointee.presolve.residual.entries[row.firstEntry].coefficient
    return Support(rows: [(row.source, 1 / coefficient)])
  }

  private func tableauSupport(_ position: Int, _ simplex: LexicographicSimplex<Form>) -> Support {
    let residual = structure.pointee.presolve.residual
    var support = Support()
    func add(_ identity: Int32, _ weight: Double) {
      let cost = simplex.rows[identity]
      if simplex.rows.isRow(identity) {
        support.rows.append((residual.rows[cost.source].source, weight))
      } else {
        // A helper stands for a variable that is free, a root for itself.
        support.free.append((cost.variable ?? residual.rootVariables[cost.source], weight))
      }
    }
    let root = simplex.rows.root(position)
    if let slot = simplex.tableau.slot(of: root) {
      for index in simplex.tableau.entryRange(of: slot) {
        let entry = simplex.tableau.entry(index)
        if simplex.tableau.isNoise(entry.coefficient, inSlot: slot, simplex.rows.slope) { continue }
        add(simplex.tableau.columnIdentities[entry.column], entry.coefficient)
      }
    } else {
      add(root, 1)
    }
    return support
  }
}
