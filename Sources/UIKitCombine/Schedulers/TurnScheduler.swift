#if !canImport(Darwin)
  internal import LayoutSnapshotTurns

  /// A scheduler without a time of its own: all that it is given is done in the next turn of the running code.
  protocol TurnScheduler: Scheduler {}

  extension TurnScheduler {
    /// What is done again and again waits for times that do not come.
    static var never: any Cancellable { AnyCancellable {} }
  }

  /// Puts off an action until the turn of the running code ends.
  func inNextTurn(_ action: @escaping () -> Void) { Turns.later(action) }
#endif
