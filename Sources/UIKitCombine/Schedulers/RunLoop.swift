#if !canImport(Darwin)
  public import Foundation

  extension RunLoop: Scheduler, TurnScheduler {
    /// A time of a run loop.
    ///
    /// ```swift
    /// let time = RunLoop.SchedulerTimeType(Date())
    /// ```
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable, TurnTime {
      // An odd one, which no clock of an app is likely to have.
      static let only = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 1_618_033.988))

      /// The time as a date.
      public var date: Date

      /// Makes a time of a date.
      public init(_ date: Date) { self.date = date }

      /// The length of time up to another time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      /// The time after a length of time.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
      }

      /// A length of time.
      ///
      /// ```swift
      /// let delay: RunLoop.SchedulerTimeType.Stride = .milliseconds(300)
      /// ```
      public struct Stride: _SecondsStride, Codable, Hashable, Sendable {
        /// The length in seconds.
        public var magnitude: TimeInterval

        /// Makes a length of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      }
    }

    /// What may be said about how something is done, which is nothing.
    ///
    /// ```swift
    /// let options = RunLoop.SchedulerOptions()
    /// ```
    public struct SchedulerOptions: Sendable {
      /// Makes one.
      public init() {}
    }

    /// The present time, which is always the same, because no time passes.
    public var now: SchedulerTimeType { .only }

    /// How exact a time can be.
    public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

    /// Does something in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { inNextTurn(action) }

    /// Does something in the next turn.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) { inNextTurn(action) }

    /// Does nothing: no time passes in which something could be repeated.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { Self.never }
  }
#endif
