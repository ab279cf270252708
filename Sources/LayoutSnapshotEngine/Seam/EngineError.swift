import LayoutConstraintSolver
import LayoutSnapshotValues

/// Why an engine could not solve a tree.
package enum EngineError: Error {
  /// The row, given as pseudocode, has a number that the solver refuses.
  case refusedConstraint(String, SolverError)
  /// The solver could not find a solution. The strings are the rows that its error names, as pseudocode.
  case unsolved(SolverError, rows: [String] = [])
  /// The device's size or scale cannot be laid out.
  case unusableDevice(Device)
  /// The item at the path lies further away than can be drawn.
  case outOfRange(path: String)
}
