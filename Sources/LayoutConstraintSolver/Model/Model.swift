/// What was said to a system, in flat buffers, in the order in which it was said.
@usableFromInline
struct Model {
  /// One constraint: `sum of its terms relation constant`.
  @usableFromInline
  struct Row: BitwiseCopyable {
    @usableFromInline var constant: Double
    /// Where its terms begin; they end where those of the next row begin.
    @usableFromInline var firstTerm: UInt32
    @usableFromInline var serial: UInt32
    @usableFromInline var priority: Float
    @usableFromInline var relation: Relation
    @usableFromInline var isRemoved: Bool

    @inlinable
    init(constant: Double, firstTerm: UInt32, serial: UInt32, priority: Float, relation: Relation) {
      self.constant = constant
      self.firstTerm = firstTerm
      self.serial = serial
      self.priority = priority
      self.relation = relation
      isRemoved = false
    }

    var isRequired: Bool { priority >= 1000 }
  }

  @usableFromInline
  struct Term: BitwiseCopyable {
    @usableFromInline var coefficient: Double
    @usableFromInline var variable: Int32

    @inlinable
    init(coefficient: Double, variable: Int32) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// An implicit bound: required, never broken, never named in a conflict.
  struct Bound: BitwiseCopyable {
    var variable: Int32
    var value: Double
  }

  /// A quantity that is given.
  @usableFromInline
  struct Parameter: BitwiseCopyable {
    @usableFromInline var value: Double
    /// While all parameters are in their ranges, the same constraints are tight as at the last solve.
    @usableFromInline var steadyRange = (lower: Double.infinity, upper: -Double.infinity)
    @usableFromInline var variable: Int32

    init(value: Double = 0, variable: Int32 = -1) {
      self.value = value
      self.variable = variable
    }
  }

  /// What has to be computed again at the next solve.
  @usableFromInline
  enum Change: UInt8 {
    case none, parameters, constants, structure
  }

  /// A right side that changed since the last solve.
  struct ConstantChange: BitwiseCopyable {
    var row: Int32
    var difference: Double
  }

  @usableFromInline var rows: Buffer<Row>
  @usableFromInline var terms: Buffer<Term>
  @usableFromInline var variableCount = 0
  @usableFromInline var nextSerial: UInt32 = 0
  @usableFromInline var change = Change.structure
  var bounds = Buffer<Bound>()
  /// What `addVariable(lowerBound:)`, which cannot throw, would have thrown; `solve()` does.
  var unusableBound: SolverError?
  /// By lane: the first is 1 and no parameter.
  /// In memory and not a vector: setting a computed lane of one, and reading it whole again, waits for both.
  @usableFromInline var parameters = Buffer<Parameter>()
  @usableFromInline var parameterCount = 0
  var removedCount = 0
  /// What `Change.constants` is about, with the variables that prefer another value than at the last solve.
  var constantChanges = Buffer<ConstantChange>()
  var preferenceChanges = Buffer<Int32>()
  /// How variables that are left open are decided.
  var preferences = Preferences()
  /// Variables that are given like parameters, but never change: other parameters, while one is looked at.
  var fixed = Buffer<Bound>()
  /// What one call may do; the system's.
  let budget: Place<WorkBudget>

  init(variables: Int, constraints: Int, terms: Int, budget: Place<WorkBudget>) {
    self.budget = budget
    rows = Buffer(minimumCapacity: max(constraints, 16))
    self.terms = Buffer(minimumCapacity: max(terms + LinearExpression.capacity, 32))
  }

  func deallocate() {
    rows.deallocate()
    terms.deallocate()
    bounds.deallocate()
    fixed.deallocate()
    constantChanges.deallocate()
    preferenceChanges.deallocate()
    preferences.deallocate()
    parameters.deallocate()
  }

  /// A model with the same content, to leave constraints out of.
  func copy() -> Model {
    var copy = self
    copy.rows = rows.copy()
    copy.terms = terms.copy()
    copy.bounds = bounds.copy()
    copy.fixed = fixed.copy()
    copy.constantChanges = Buffer()
    copy.preferenceChanges = Buffer()
    copy.preferences = preferences.copy()
    copy.parameters = parameters.copy()
    return copy
  }

  /// Whether all parameters are in the ranges in which the last solve holds.
  @inlinable @inline(__always)
  var isSteady: Bool {
    var lane = 1
    while lane <= parameterCount {
      let parameter = parameters[lane]
      if parameter.value < parameter.steadyRange.lower || parameter.value > parameter.steadyRange.upper {
        return false
      }
      lane += 1
    }
    return true
  }

  var constraintCount: Int { rows.count - removedCount }

  /// Where the terms of the row at a position stand.
  @inline(__always)
  func termRange(of row: Int) -> Range<Int> {
    Int(rows[row].firstTerm)..<(row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count)
  }
}
