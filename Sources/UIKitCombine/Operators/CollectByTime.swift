#if !canImport(Darwin)
  internal import Foundation

  extension Publishers {
    /// When values that are collected are given.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// After a time.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// After a time, or when there are so many.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Gives the values of a time at once.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = [Upstream.Output]
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// When values are given.
      public let strategy: TimeGroupingStrategy<Context>
      /// What is said about how.
      public let options: Context.SchedulerOptions?

      /// Makes one.
      public init(
        upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.strategy = strategy
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let collecting = Collecting<Upstream.Output, Failure, Context>(
          to: subscriber, strategy: strategy, options: options)
        collecting.start {
          collecting.follow(
            upstream, asking: .unlimited, value: { collecting.take($0) }, end: { collecting.finish($0) })
        }
      }
    }
  }

  /// A time begins with the first value, not with the subscription: where no time passes, nothing else begins it.
  private final class Collecting<Input, Failure: Error, Context: Scheduler>: Postponing<
    Input, [Input], Failure
  >
  {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let most: Int
    private let options: Context.SchedulerOptions?
    // One thread may send while another one gives a group.
    private let lock = NSLock()
    private var values: [Input] = []
    private var group = 0

    init(
      to downstream: some Subscriber<[Input], Failure>, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      switch strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, most) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, most) = (scheduler, interval, count)
      }
      self.options = options
      super.init(to: downstream)
    }

    func take(_ value: Input) {
      let (count, group) = lock.withLock {
        values.append(value)
        return (values.count, self.group)
      }
      if count >= most { return giveGroup() }
      guard count == 1 else { return }
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
      ) { [self] in line.perform { [self] in giveGroup(group) } }
    }

    /// Gives the values of a group, or of whichever is the present one.
    private func giveGroup(_ number: Int? = nil) {
      let values: [Input] = lock.withLock {
        guard number ?? group == group else { return [] }
        group += 1
        defer { self.values = [] }
        return self.values
      }
      if !values.isEmpty { giveIfWanted(values) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { giveGroup() }
      end(completion)
    }
  }

  extension Publisher {
    /// Gives the values of a time at once: on a queue of the system, those of a turn.
    public func collect<S: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }
#endif
