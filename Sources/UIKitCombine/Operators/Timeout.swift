#if !canImport(Darwin)
  extension Publishers {
    /// Ends where no value comes for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      /// What is said about how.
      public let options: Context.SchedulerOptions?
      /// The error, if it is to fail.
      public let customError: (() -> Failure)?

      /// Makes one.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, customError: (() -> Failure)?
      ) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.customError = customError
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        // No time passes without a value.
        if scheduler.isTimeless {
          return upstream.receive(on: scheduler, options: options).receive(subscriber: subscriber)
        }
        let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
        let postponing = Postponing<Output, Output, Failure>(to: subscriber)
        var newest = 0
        let watch = {
          newest += 1
          let number = newest
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            postponing.line.perform {
              guard number == newest else { return }
              postponing.end(customError.map { .failure($0()) } ?? .finished)
            }
          }
        }
        postponing.start {
          watch()
          postponing.follow(
            upstream,
            value: { value in
              watch()
              scheduler.schedule(options: options) { postponing.giveOn(value) }
            },
            end: { completion in
              newest += 1
              scheduler.schedule(options: options) { postponing.endInLine(completion) }
            })
        }
      }
    }

    /// Gives how much time has passed between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// What it gives.
      public typealias Output = Context.SchedulerTimeType.Stride
      /// How it fails.
      public typealias Failure = Upstream.Failure
      /// The publisher whose values are used.
      public let upstream: Upstream
      /// Who says where and when.
      public let scheduler: Context

      /// Makes one of its parts.
      public init(upstream: Upstream, scheduler: Context) {
        self.upstream = upstream
        self.scheduler = scheduler
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let scheduler = scheduler
        var last = scheduler.now
        upstream.subscribe(
          Stage<Upstream.Output, Failure, Output, Failure>(to: subscriber) { _ in
            let now = scheduler.now
            defer { last = now }
            return .pass(last.distance(to: now))
          })
      }
    }
  }

  extension Publisher {
    /// Ends where no value comes for a time: on a queue of the system, never, but values come in the next turn.
    public func timeout<S: Scheduler>(
      _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
      Publishers.Timeout(
        upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Gives how much time has passed between values: on a queue of the system, none.
    public func measureInterval<S: Scheduler>(
      using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
      Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
  }
#endif
