extension SolverError {
  /// What took most of the work of a call that came to its limit.
  ///
  /// ```swift
  /// catch SolverError.workLimit(_, let work) {
  ///   print(work.count, work.steps)  // 4000 799481220
  /// }
  /// ```
  public struct Work: Hashable, Sendable, BitwiseCopyable {
    /// What was done.
    public internal(set) var task = Task.values
    /// How many constraints it was about. They depend on each other.
    public internal(set) var count = 0
    /// The first and the last of them, in order of activation.
    public internal(set) var first, last: ConstraintID?
    /// How many steps of the work they took.
    public internal(set) var steps = 0

    init() {}

    /// What a solve does.
    public enum Task: Hashable, Sendable, BitwiseCopyable {
      /// Finding values that miss the constraints by as little as can be.
      case values
      /// Finding which required constraints contradict each other.
      ///
      /// The associated value says how many had been found by then.
      case conflicts(found: Int)
    }
  }
}

extension SolverError.Work: CustomStringConvertible {
  /// What took so many steps, and the likely cause.
  public var description: String {
    if count == 0 { return "No single group of constraints took a hundredth of it." }
    var ends = ""
    if let first, let last { ends = ", from constraint \(first.serial) to constraint \(last.serial)" }
    switch task {
    case .values:
      return """
        \(steps) of them went into the values of \(count) constraints that depend on each other\(ends). Many wishes or \
        contradictions between the same views are the usual cause.
        """
    case .conflicts(let found):
      return """
        \(steps) of them went into the question which of \(count) required constraints contradict others\(ends); \
        \(found) were found. A constraint that was added again and again is the usual cause.
        """
    }
  }
}

// MARK: Booking

extension Model {
  /// Notes what the steps since a number of them were spent on, if nothing took more.
  ///
  /// - Parameter rows: the positions of the rows that it was about.
  @inline(never)
  func book(_ task: SolverError.Work.Task, since start: Int, of rows: [Int]) {
    guard budget.pointee.isOfWeight(since: start) else { return }
    var work = SolverError.Work()
    (work.task, work.count) = (task, rows.count)
    work.first = rows.min().map { ConstraintID(serial: self.rows[$0].serial) }
    work.last = rows.max().map { ConstraintID(serial: self.rows[$0].serial) }
    budget.pointee.book(work, since: start)
  }

  /// The same error, which says what took most of the work if that is what it is about.
  func telling(_ error: SolverError) -> SolverError {
    if case .workLimit(let limit, _) = error { .workLimit(limit, budget.pointee.largest) } else { error }
  }
}
