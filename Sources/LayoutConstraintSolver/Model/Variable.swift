/// An unknown of a `ConstraintSystem`: an edge, an extent, a baseline, or a parameter.
///
/// ```swift
/// let system = ConstraintSystem()
/// let width = system.addVariable(lowerBound: 0)
/// ```
///
/// A variable is a number in its system; using it with another system is not detected unless that
/// system has fewer variables.
@frozen
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The position in the order of creation, from 0.
  @usableFromInline package let index: Int32

  @inlinable
  package init(index: Int32) { self.index = index }
}
