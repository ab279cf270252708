#if !canImport(Darwin)
  internal import LayoutSnapshotTurns

  /// A scheduler without a time of its own: all that it is given is done in the next turn of the running code.
  protocol TurnScheduler: Scheduler {}

  extension TurnScheduler {
    /// What is done again and again waits for times that do not come.
    static var never: any Cancellable { AnyCancellable {} }
  }

  /// A time of a scheduler for which no time passes.
  protocol TurnTime {
    /// The only time that there is.
    static var only: Self { get }
  }

  extension TurnTime where Self: Equatable {
    fileprivate var isOnly: Bool { self == Self.only }
  }

  extension Scheduler {
    /// Whether no time passes for it: it is a queue of the system, or an app's own scheduler that has its time from one.
    var isTimeless: Bool {
      if self is any TurnScheduler { return true }
      func isOnly(_ time: any TurnTime & Equatable) -> Bool { time.isOnly }
      return (now as? any TurnTime & Equatable).map(isOnly) ?? false
    }
  }

  /// Puts off an action until the turn of the running code ends.
  func inNextTurn(_ action: @escaping () -> Void) { Turns.later(action) }
#endif
