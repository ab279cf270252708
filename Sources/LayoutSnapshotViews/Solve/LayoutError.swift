import LayoutConstraintSolver
import LayoutSnapshotEngine

/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// Constraints in the tree were illegal when they were activated.
  case illegalConstraints([ConstraintRefusal])
  /// The engine rejects a number in the constraint, which is given as pseudocode.
  case refusedConstraint(String, SolverError)
  /// The engine could not find a solution. The strings are the constraints that its error names, as pseudocode.
  case unsolved(SolverError, constraints: [String] = [])
  /// The device's size or scale is not supported.
  case unusableDevice(Device)
  /// The item at the path lies too far away to be drawn.
  case outOfRange(path: String)
  /// A device of `wholeContent` cannot show everything that the named view scrolls.
  case noWholeContent(view: String, WholeContentFlaw)
}

extension LayoutError {
  /// The error that corresponds to an engine's error.
  init(_ error: EngineError) {
    switch error {
    case .refusedConstraint(let constraint, let error): self = .refusedConstraint(constraint, error)
    case .unsolved(let error, let rows): self = .unsolved(error, constraints: rows)
    case .unusableDevice(let device): self = .unusableDevice(device)
    case .outOfRange(let path): self = .outOfRange(path: path)
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String {
    switch self {
    case .illegalConstraints(let refusals):
      """
      The tree has illegal constraints (UIKit would have stopped the process):
      \(refusals.map { "  \($0)" }.joined(separator: "\n"))
      """
    case .refusedConstraint(let constraint, let error):
      "\(constraint): \(error)"
    case .unsolved(let error, let constraints):
      "The layout could not be solved: \(error)" + constraints.map { "\n  \($0)" }.joined()
    case .unusableDevice(let device) where device.extent != .screen:
      """
      On \(device.name) the view asks for \(numberText(device.width)) x \(numberText(device.height)) points, \
      which cannot be drawn. Give it constraints from edge to edge, or say its size: `.fixed(width:height:)`.
      """
    case .unusableDevice(let device):
      """
      \(device.name) has \(numberText(device.width)) x \(numberText(device.height)) points at \
      \(device.scale)x. Sizes go from 1 to \(numberText(Device.largestExtent)), scales from 1 to 8.
      """
    case .noWholeContent(let view, let flaw):
      "The whole content cannot be shown: \(flaw.text(view))"
    case .outOfRange(let path):
      "\(path) lies more than 8 million pixels away. Look for a constant or a multiplier that is far too large."
    }
  }
}
