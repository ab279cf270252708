#if !canImport(Darwin)
  public import Foundation

  extension Timer {
    /// What gives the time again and again, which here it never does: no time passes.
    ///
    /// ```swift
    /// let subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of times that never come.
    ///
    /// ```swift
    /// let clock: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
    /// ```
    public final class TimerPublisher: ConnectablePublisher {
      /// What it gives.
      public typealias Output = Date
      /// How it fails.
      public typealias Failure = Never

      /// The time between two times.
      public let interval: TimeInterval
      /// How exact it has to be.
      public let tolerance: TimeInterval?
      /// Where the times would come.
      public let runLoop: RunLoop
      /// When they would.
      public let mode: RunLoop.Mode
      /// What is said about them.
      public let options: RunLoop.SchedulerOptions?

      /// Makes one.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
      }

      /// Lets it send values until the result is cancelled.
      public func connect() -> any Cancellable { Subscriptions.empty }
    }
  }
#endif
