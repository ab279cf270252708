extension Workload {
  /// The system as lines of numbers, for solvers written in another language.
  ///
  /// The first line holds the numbers of variables and of rows; then follows a line per row: the
  /// relation (-1 at most, 0 equal, 1 at least), the priority, the right-hand side, the number of terms,
  /// and per term the variable and the coefficient. Every number reads back to the same bits.
  public var text: String {
    var text = "\(variableCount) \(rows.count)\n"
    for row in rows {
      text += "\(row.relation.rawValue) \(row.priority) \(row.constant) \(row.terms.count)"
      for term in terms[row.terms] { text += " \(term.variable) \(term.coefficient)" }
      text += "\n"
    }
    return text
  }
}
