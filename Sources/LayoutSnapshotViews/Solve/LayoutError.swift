import LayoutConstraintSolver
import LayoutSnapshotEngine

/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// Constraints in the tree were illegal when they were activated.
  case illegalConstraints([ConstraintRefusal])
  /// The constraint, given as pseudocode, has a number that the engine refuses.
  case refusedConstraint(String, SolverError)
  /// The engine could not find a solution.
  case unsolved(SolverError)
  /// The device's size or scale cannot be laid out.
  case unusableDevice(Device)
  /// The item at the path lies further away than can be drawn.
  case outOfRange(path: String)
  /// The named view asks for another layout whenever it is laid out; what it keeps changing is said in words.
  case layoutLoop(view: String, changes: [String])
}

extension LayoutError {
  /// What an engine has refused.
  init(_ error: EngineError) {
    switch error {
    case .refusedConstraint(let constraint, let error): self = .refusedConstraint(constraint, error)
    case .unsolved(let error): self = .unsolved(error)
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
    case .unsolved(let error):
      "The layout could not be solved: \(error)"
    case .unusableDevice(let device) where device.extent != .screen:
      """
      On \(device.name) the view asks for \(numberText(device.width)) x \(numberText(device.height)) points, \
      which is no picture. Give it constraints from edge to edge, or say its size: `.fixed(width:height:)`.
      """
    case .unusableDevice(let device):
      """
      \(device.name) has \(numberText(device.width)) x \(numberText(device.height)) points at \
      \(device.scale)x. Sizes go from 1 to \(numberText(Device.largestExtent)), scales from 1 to 8.
      """
    case .layoutLoop(let view, let changes):
      """
      \(view) asks for another layout whenever it is laid out, without end. Look in its layoutSubviews(), and \
      in its controller, for what is set to another value every time. It keeps changing:
      \(changes.map { "  \($0)" }.joined(separator: "\n"))
      """
    case .outOfRange(let path):
      "\(path) lies more than 8 million pixels away. Look for a constant or a multiplier that is far too large."
    }
  }
}
