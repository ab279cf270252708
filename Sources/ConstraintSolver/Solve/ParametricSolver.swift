/// Solves one model at changing values of its parameters, leaving out what cannot hold there.
struct ParametricSolver<Form: AffineForm> {
  /// The model as it is, and what came of it.
  private var whole: CompiledSystem<Form>
  private let wholeValues: Buffer<Double>
  /// The model without the constraints that a conflict leaves out.
  private var reduced: CompiledSystem<Form>?
  private var reducedValues = Buffer<Double>()
  private var resolution: ConflictResolution<Form>?
  private var isReduced = false
  private var explainer: Explainer<Form>?
  private var reducedModel: Model?

  init(_ model: Model) {
    wholeValues = Buffer(repeating: 0, count: model.variableCount)
    whole = CompiledSystem(model, values: wholeValues, choosesPoints: true)
  }

  func deallocate() {
    whole.deallocate()
    wholeValues.deallocate()
    reduced?.deallocate()
    reducedValues.deallocate()
    reducedModel?.deallocate()
    explainer?.deallocate()
  }

  /// Finds the values at the model's parameters.
  @inline(__always)
  mutating func solve(_ model: Model) throws(SolverError) -> Buffer<Double> {
    let point = Form(lanesOf: model.point)
    if explainer != nil { forgetExplanations() }
    isReduced = try !whole.solve(at: point, into: wholeValues)
    if isReduced { try solveReduced(model, at: point) }
    return isReduced ? reducedValues : wholeValues
  }

  @inline(never)
  private mutating func solveReduced(_ model: Model, at point: Form) throws(SolverError) {
    if resolution != nil, try reduced!.solve(at: point, into: reducedValues),
      try resolution!.isStillNeeded(model, at: point)
    {
      return
    }
    let found = try ConflictResolution(model, at: point)
    let part = found.reduced(model)
    reducedModel?.deallocate()
    reducedModel = part
    reduced?.deallocate()
    reducedValues.reset(to: model.variableCount, filling: 0)
    reduced = CompiledSystem(part, values: reducedValues, choosesPoints: true)
    resolution = found
    _ = try reduced!.solve(at: point, into: reducedValues)
  }

  /// What the last solve used.
  var current: CompiledSystem<Form> { isReduced ? reduced! : whole }

  /// The positions in the model of each conflict's constraints, the one that is left out last.
  var conflicts: [[Int]] { isReduced ? resolution!.conflicts : [] }

  func isAmbiguous(_ variable: Int32) -> Bool {
    let structure = current.structure
    return structure.root(of: variable).map { structure.rootIsAmbiguous[$0] } ?? false
  }

  mutating func explanation(of variable: Int32, in model: Model) throws(SolverError) -> Explanation {
    if explainer == nil {
      explainer = Explainer(isReduced ? reducedModel! : model, at: Form(lanesOf: model.point))
    }
    return try explainer!.explanation(of: variable)
  }

  @inline(never)
  private mutating func forgetExplanations() {
    explainer?.deallocate()
    explainer = nil
  }
}
