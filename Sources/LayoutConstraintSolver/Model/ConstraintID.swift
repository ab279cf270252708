/// The handle of a constraint in its system, given out by `ConstraintSystem.add(_:)`.
///
/// Handles are never given out twice: one whose constraint was removed is refused with
/// `SolverError.unknownConstraint` for ever after. They sort by the order of activation.
@frozen
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The position in the order of activation, from 0, counting removed constraints.
  @usableFromInline package let serial: UInt32

  @inlinable
  package init(serial: UInt32) { self.serial = serial }

  /// Orders by activation.
  @inlinable
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}
