/// Solves one model at changing values of its parameters, leaving out what cannot hold there.
struct ParametricSolver<Form: AffineForm>: ~Copyable {
  /// The model as it is, and what came of it.
  private var whole: CompiledSystem<Form>
  private let wholeValues: Buffer<Double>
  /// What is needed for conflicts only.
  private var detour = OwnedLater<ConflictDetour<Form>>()
  private var isDetouring = false
  /// Whether the model's constants changed since the detour was compiled.
  private var detourIsStale = false
  /// How many conflicts had to be searched.
  private var searchCount = 0
  private var explainer = OwnedLater<Explainer<Form>>()

  init(_ model: Model) {
    wholeValues = Buffer(repeating: 0, count: model.variableCount)
    whole = CompiledSystem(model, values: wholeValues, choosesPoints: true)
  }

  deinit { wholeValues.deallocate() }

  /// Takes over changed constants.
  mutating func takeConstants(of model: Place<Model>) {
    detourIsStale = true
    whole.takeConstants(of: model, into: wholeValues)
  }

  /// What another size changes where the model is steady.
  var lines: Buffer<Line> { whole.lines }

  /// Finds the values at the model's parameters.
  mutating func solve(_ model: Place<Model>) throws(SolverError) -> Buffer<Double> {
    let point = Form(parametersOf: model.pointee)
    explainer.forget()
    isDetouring = try !whole.solve(model, at: point, into: wholeValues)
    setSteadyRanges(of: model.pointee, to: isDetouring ? .nowhere : whole.linesValidity)
    return isDetouring ? try takeDetour(model.pointee, at: point) : wholeValues
  }

  private func setSteadyRanges(of model: borrowing Model, to validity: Validity<Form>) {
    for lane in 0..<model.parameterCount {
      model.parameters[lane + 1].steadyRange = (validity.lower[lane + 1], validity.upper[lane + 1])
    }
  }

  @inline(never)
  private mutating func takeDetour(_ model: Model, at point: Form) throws(SolverError) -> Buffer<Double> {
    let resolution = try ConflictResolution(model, at: point, doubts: whole.undecidedRows)
    searchCount += resolution.searchCount
    defer { detourIsStale = false }
    if let detour = detour.place {
      detour.pointee.follow(resolution, of: model, isStale: detourIsStale)
      return try detour.pointee.solve(at: point)
    }
    return try detour.put(ConflictDetour(model, resolution)).pointee.solve(at: point)
  }

  /// What was done so far, apart from evaluations.
  var work: (optimisations: Int, searches: Int, effort: Int) {
    (
      whole.optimisationCount + (detour.place.map { $0.pointee.system.optimisationCount } ?? 0),
      searchCount,
      whole.effort + (detour.place.map { $0.pointee.system.effort } ?? 0)
    )
  }

  /// What the values are from, if not from the whole model.
  private var takenDetour: Place<ConflictDetour<Form>>? { isDetouring ? detour.place : nil }

  var conflicts: [RowConflict] { takenDetour.map { $0.pointee.resolution.conflicts } ?? [] }

  func isAmbiguous(_ variable: Int32) -> Bool {
    takenDetour.map { $0.pointee.system.isAmbiguous(variable) } ?? whole.isAmbiguous(variable)
  }

  func followsPreference(_ variable: Int32) -> Bool {
    takenDetour.map { $0.pointee.system.followsPreference(variable) } ?? whole.followsPreference(variable)
  }

  var isAmbiguousSomewhere: Bool {
    takenDetour.map { $0.pointee.system.isAmbiguousSomewhere } ?? whole.isAmbiguousSomewhere
  }

  mutating func explanation(of variable: Int32, in model: Model) throws(SolverError) -> Explanation {
    let explained = takenDetour.map { $0.pointee.model } ?? model
    if let known = explainer.place { return try known.pointee.explanation(of: variable, in: explained) }
    // What it finds out is forgotten at the next solve, which therefore has to be a whole one.
    setSteadyRanges(of: model, to: .nowhere)
    let isUnabsorbed = takenDetour.map { $0.pointee.system.isUnabsorbed } ?? whole.isUnabsorbed
    let made = explainer.put(
      Explainer(explained, at: Form(parametersOf: model), isUnabsorbed: isUnabsorbed))
    return try made.pointee.explanation(of: variable, in: explained)
  }
}

/// A model without the constraints that conflicts leave out.
struct ConflictDetour<Form: AffineForm>: ~Copyable {
  private(set) var resolution: ConflictResolution<Form>
  private(set) var model: Model
  private(set) var system: CompiledSystem<Form>
  private let values: Buffer<Double>

  init(_ whole: Model, _ resolution: ConflictResolution<Form>) {
    self.resolution = resolution
    model = resolution.reduced(whole)
    values = Buffer(repeating: 0, count: whole.variableCount)
    system = CompiledSystem(model, values: values, choosesPoints: true)
  }

  deinit {
    model.deallocate()
    values.deallocate()
  }

  /// Takes another resolution of the same model; what was compiled stays if the same constraints are left out.
  mutating func follow(_ other: ConflictResolution<Form>, of whole: Model, isStale: Bool) {
    if !isStale, other.conflicts.map(\.broken) == resolution.conflicts.map(\.broken) {
      resolution = other
    } else {
      self = ConflictDetour(whole, other)
    }
  }

  mutating func solve(at point: Form) throws(SolverError) -> Buffer<Double> {
    if try system.solve(&model, at: point, into: values) { return values }
    // Rows that were absorbed hold exactly, and others then miss what they do not if all of them are a bit off.
    system = CompiledSystem(model, values: values, choosesPoints: true, care: .unabsorbed)
    // What two searches, of parts and of the whole, do not agree on is beyond their precision.
    if try !system.solve(&model, at: point, into: values) { try model.check(values) }
    return values
  }
}
