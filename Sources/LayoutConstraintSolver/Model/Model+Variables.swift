extension Model {
  @inlinable @inline(__always)
  mutating func addVariable() -> Variable {
    precondition(variableCount < 1 << 29, "A system takes at most 536,870,912 variables.")
    let variable = Variable(index: Int32(truncatingIfNeeded: variableCount))
    variableCount += 1
    change = .structure
    return variable
  }

  @usableFromInline
  mutating func addBoundedVariable(_ lowerBound: Double) -> Variable {
    let variable = addVariable()
    if lowerBound.magnitude <= SolverLimits.largestConstant {
      bounds.append(Bound(variable: variable.index, value: lowerBound))
    } else if lowerBound != -.infinity, unusableBound == nil {
      unusableBound = .invalidNumber(lowerBound, .lowerBound)
    }
    return variable
  }

  mutating func addParameter(_ value: Double) throws(SolverError) -> Variable {
    guard parameterCount < SolverLimits.parameters else {
      throw .tooManyParameters(limit: SolverLimits.parameters)
    }
    let variable = addVariable()
    appendParameter(variable.index, value)
    return variable
  }

  mutating func appendParameter(_ variable: Int32, _ value: Double) {
    if parameterCount == 0 {
      parameters.reset(to: SolverLimits.parameters + 1, filling: Parameter())
      parameters[0].value = 1
    }
    parameterCount += 1
    parameters[parameterCount] = Parameter(value: value, variable: variable)
  }

  /// The lane of a parameter.
  @inlinable @inline(__always)
  func lane(of parameter: Variable) throws(SolverError) -> Int {
    var lane = 1
    while lane <= parameterCount {
      if parameters[lane].variable == parameter.index { return lane }
      lane += 1
    }
    throw refuse(parameter)
  }

  @usableFromInline
  func refuse(_ parameter: Variable) -> SolverError {
    parameter.index >= 0 && parameter.index < variableCount
      ? .notAParameter(parameter) : .unknownVariable(parameter)
  }

  @inlinable @inline(__always)
  mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    guard value.magnitude <= 1e12 else { throw .invalidNumber(value, .parameter) }
    parameters[try lane(of: parameter)].value = value
    if change == .none { change = .parameters }
  }

  static func check(_ value: Double, _ role: SolverError.Role) throws(SolverError) {
    guard value.magnitude <= SolverLimits.largestConstant else { throw .invalidNumber(value, role) }
  }
}
