#if !canImport(Darwin)
  extension Publishers {
    /// Gives values where, and when, a scheduler says.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Who says where and when.
      public let scheduler: Context
      /// What is said about how.
      public let options: Context.SchedulerOptions?

      /// Makes one of its parts.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (scheduler, options) = (scheduler, options)
        let postponing = Postponing<Output, Output, Failure>(to: subscriber)
        postponing.start {
          postponing.follow(
            upstream, value: { value in scheduler.schedule(options: options) { postponing.giveOn(value) } },
            end: { completion in scheduler.schedule(options: options) { postponing.endInLine(completion) } })
        }
      }
    }

    /// Subscribes where, and when, a scheduler says.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Who says where and when.
      public let scheduler: Context
      /// What is said about how.
      public let options: Context.SchedulerOptions?

      /// Makes one of its parts.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        // To subscribe in another turn than the code says would only make the values come a turn later.
        if scheduler.isTimeless { return upstream.subscribe(subscriber) }
        let upstream = upstream
        let stage = Stage(to: subscriber, value: { (value: Output) in .pass(value) })
        scheduler.schedule(options: options) { upstream.subscribe(stage) }
      }
    }

    /// Gives values after a time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// The time.
      public let interval: Context.SchedulerTimeType.Stride
      /// How exact the time has to be.
      public let tolerance: Context.SchedulerTimeType.Stride
      /// Who says where and when.
      public let scheduler: Context
      /// What is said about how.
      public let options: Context.SchedulerOptions?

      /// Makes one.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
        tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions? = nil
      ) {
        self.upstream = upstream
        self.interval = interval
        self.tolerance = tolerance
        self.scheduler = scheduler
        self.options = options
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
        let later = { (action: @escaping () -> Void) in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
        }
        let postponing = Postponing<Output, Output, Failure>(to: subscriber)
        postponing.start {
          postponing.follow(
            upstream, value: { value in later { postponing.giveOn(value) } },
            end: { completion in later { postponing.endInLine(completion) } })
        }
      }
    }
  }

  extension Publisher {
    /// Gives values where, and when, a scheduler says: on a queue of the system, in the next turn.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
      Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes where, and when, a scheduler says: on a queue of the system, at once.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
      Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Gives values after a time: on a queue of the system, in the next turn.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      Publishers.Delay(
        upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
        scheduler: scheduler, options: options)
    }
  }
#endif
