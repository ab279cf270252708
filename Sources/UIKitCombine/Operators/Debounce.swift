#if !canImport(Darwin)
  internal import Foundation

  extension Publishers {
    /// Gives a value once no other one has followed it for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The time.
      public let dueTime: Context.SchedulerTimeType.Stride
      /// Who says where and when.
      public let scheduler: Context
      /// What is said about how.
      public let options: Context.SchedulerOptions?

      /// Makes one.
      public init(
        upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (dueTime, scheduler, options) = (dueTime, scheduler, options)
        let later = { (action: @escaping () -> Void) in
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options,
            action)
        }
        let postponing = Postponing<Output, Output, Failure>(to: subscriber)
        // No time passes in a turn, so that its last value is given. The end comes when enough has passed; a clock of the app's own
        // knows better.
        let knowsTime = !scheduler.isTimeless
        let newest = Numbers()
        postponing.start {
          postponing.follow(
            upstream, asking: .unlimited,
            value: { value in
              let number = newest.next()
              later {
                postponing.line.perform {
                  if newest.isLast(number) { postponing.giveIfWanted(value) }
                }
              }
            },
            end: { completion in
              if knowsTime {
                _ = newest.next()
                scheduler.schedule(options: options) { postponing.endInLine(completion) }
              } else {
                later { postponing.endInLine(completion) }
              }
            })
        }
      }
    }

    /// Gives one value at most in a time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The time.
      public let interval: Context.SchedulerTimeType.Stride
      /// Who says where and when.
      public let scheduler: Context
      /// Whether the last value of a time is given, not the first one.
      public let latest: Bool

      /// Makes one.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
      ) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        // Enough time passes between two values, so that each is given.
        if scheduler.isTimeless {
          return upstream.receive(on: scheduler).receive(subscriber: subscriber)
        }
        let throttling = Throttling<Output, Failure, Context>(
          to: subscriber, interval: interval, scheduler: scheduler, latest: latest)
        throttling.start {
          throttling.follow(
            upstream, asking: .unlimited, value: { throttling.take($0) }, end: { throttling.finish($0) })
        }
      }
    }
  }

  /// Numbers for values, which one thread may send while another one gives them.
  private final class Numbers: @unchecked Sendable {
    // Safe to send: guarded by the lock.
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }

    func isLast(_ number: Int) -> Bool { lock.withLock { number == last } }
  }

  private final class Throttling<Output, Failure: Error, Context: Scheduler>: Postponing<
    Output, Output, Failure
  >
  {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private var next: Context.SchedulerTimeType?
    private var waiting: Output?

    init(
      to downstream: some Subscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride,
      scheduler: Context, latest: Bool
    ) {
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
      super.init(to: downstream)
    }

    /// One value waits at most. A later one takes its place, or is dropped.
    func take(_ value: Output) {
      guard waiting == nil else {
        if latest { waiting = value }
        return
      }
      waiting = value
      let action = { [self] in line.perform { [self] in giveWaiting() } }
      if let next, scheduler.now < next {
        scheduler.schedule(after: next, action)
      } else {
        scheduler.schedule(action)
      }
    }

    private func giveWaiting() {
      guard let value = waiting else { return }
      waiting = nil
      next = scheduler.now.advanced(by: interval)
      giveIfWanted(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let value = waiting
      waiting = nil
      scheduler.schedule { [self] in
        if let value { giveIfWanted(value) }
        endInLine(completion)
      }
    }
  }

  extension Publisher {
    /// Gives a value once no other one has followed it for a time: on a queue of the system, the last of a turn, in the next.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Gives one value at most in a time: on a queue of the system, each one, in the next turn.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
      Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
  }
#endif
