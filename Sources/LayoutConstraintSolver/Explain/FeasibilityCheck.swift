/// Asks whether some of a model's required constraints can hold together, in a small model of their own.
///
/// Its cost is that of the constraints asked about, however large the model is that they are from.
struct FeasibilityCheck<Form: AffineForm>: ~Copyable {
  private var part: Model
  private var system: CompiledSystem<Form>
  private let values: Buffer<Double>

  /// - Parameters:
  ///   - rows: positions in the model, of required constraints.
  init(
    _ rows: some Collection<Int>, of model: Model, care: CompiledSystem<Form>.Care = .usual
  ) throws(SolverError) {
    // Copying a row and taking it up is about as much as going through a hundred entries.
    try model.budget.pointee.spend(100 * rows.count)
    part = model.part(of: rows)
    values = Buffer(repeating: 0, count: part.variableCount)
    system = CompiledSystem(part, values: values, choosesPoints: false, care: care)
  }

  deinit {
    part.deallocate()
    values.deallocate()
  }

  /// Whether the constraints have so few unknowns that all of them can be solved in numbers of any precision.
  var canBeExact: Bool {
    Steepness.isSolvable(unknowns: part.unknownCount)
  }

  /// Where the answer of `holds(at:)` stays the same.
  var validity: Validity<Form> { system.validity }

  mutating func holds(at point: Form) throws(SolverError) -> Bool {
    try system.solve(&part, at: point, into: values)
  }
}

extension Model {
  /// How many variables are solved for.
  var unknownCount: Int { variableCount - parameterCount - fixed.count }

  /// A model of some rows, with their variables, the bounds of those, and all parameters.
  func part(of rows: some Sequence<Int>) -> Model {
    var part = Model(variables: 0, constraints: 0, terms: 0, budget: budget)
    var numbers: [Int32: Int32] = [:]
    func number(of variable: Int32) -> Int32 {
      if let known = numbers[variable] { return known }
      let number = part.addVariable().index
      numbers[variable] = number
      return number
    }
    for lane in 0..<parameterCount {
      part.appendParameter(number(of: parameters[lane + 1].variable), parameters[lane + 1].value)
    }
    for index in 0..<fixed.count {
      part.fixed.append(Bound(variable: number(of: fixed[index].variable), value: fixed[index].value))
    }
    for position in rows {
      var row = self.rows[position]
      let range = termRange(of: position)
      row.firstTerm = UInt32(part.terms.count)
      for index in range {
        part.terms.append(
          Term(coefficient: terms[index].coefficient, variable: number(of: terms[index].variable)))
      }
      part.rows.append(row)
    }
    for index in 0..<bounds.count {
      guard let variable = numbers[bounds[index].variable] else { continue }
      part.bounds.append(Bound(variable: variable, value: bounds[index].value))
    }
    return part
  }
}
