/// Required constraints that cannot all hold, and the one that was left out because of it.
public struct Conflict: Hashable, Sendable {
  /// The constraints that exclude each other, in order of activation. Without any one of them, the others,
  /// the parameters and the implicit bounds can hold together.
  public let members: [ConstraintID]
  /// The member that was left out: the last one that was activated.
  public let broken: ConstraintID
}
