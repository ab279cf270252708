import LayoutSnapshotSupport

/// Tells a tool which constraints are created, while they are.
///
/// Nothing is told until a tool asks, so that the creation of constraints costs nothing more than a look at one number.
package enum ConstraintOrigins {
  /// A closure in a value of its own: as the generic value of a lock it would be wrapped once more by each access.
  private struct Observer: Sendable {
    let tell: @Sendable (LayoutConstraint) -> Void
    let place: @Sendable (LayoutConstraint, String, Int) -> Void
  }

  /// What is called with each new constraint; nil as long as no tool has asked.
  private static let observer = Locked<Observer?>(nil)
  /// Set once, from false to true, without a lock. A thread that sees the old value misses a constraint that was created at
  /// that moment.
  private final class Flag: @unchecked Sendable { var isSet = false }
  private static let isObserved = Flag()

  /// Tells a tool of each constraint that is created from now on. The first tool that asks stays.
  ///
  /// - Parameters:
  ///   - body: is called with each new constraint.
  ///   - place: is called afterwards with a constraint of a document, the path of the document and the line in it.
  package static func observe(
    _ body: @escaping @Sendable (LayoutConstraint) -> Void,
    place: @escaping @Sendable (LayoutConstraint, String, Int) -> Void
  ) {
    observer.withLock { $0 = $0 ?? Observer(tell: body, place: place) }
    isObserved.isSet = true
  }

  /// Says that a constraint stands in a document.
  package static func note(_ constraint: LayoutConstraint, in path: String, line: Int) {
    if isObserved.isSet { observer.withLock { $0 }?.place(constraint, path, line) }
  }

  @inline(__always) static func note(_ constraint: LayoutConstraint) {
    if isObserved.isSet { tell(constraint) }
  }

  @inline(never) private static func tell(_ constraint: LayoutConstraint) {
    observer.withLock { $0 }?.tell(constraint)
  }
}
