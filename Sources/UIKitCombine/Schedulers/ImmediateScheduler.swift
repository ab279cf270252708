#if !canImport(Darwin)
  /// A scheduler that does everything at once.
  ///
  /// ```swift
  /// publisher.receive(on: ImmediateScheduler.shared)
  /// ```
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// Nothing can be said about how something is done.
    public typealias SchedulerOptions = Never

    /// The one that there is.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// A time, which is always the same.
    ///
    /// ```swift
    /// let time: ImmediateScheduler.SchedulerTimeType = ImmediateScheduler.shared.now
    /// ```
    public struct SchedulerTimeType: Strideable, Sendable {
      init() {}

      /// The length of time up to another time.
      public func distance(to other: SchedulerTimeType) -> Stride { Stride(magnitude: 0) }
      /// The time after a length of time.
      public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }

      /// A length of time.
      ///
      /// ```swift
      /// let delay: ImmediateScheduler.SchedulerTimeType.Stride = .seconds(1)
      /// ```
      public struct Stride: _NanosecondsStride, Codable, Hashable, Sendable {
        /// The length in nanoseconds.
        public var magnitude: Int

        /// Makes one.
        public init(magnitude: Int) { self.magnitude = magnitude }

        /// Makes a length of nanoseconds.
        public init(_ value: Int) { self.init(magnitude: value) }
      }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// How exact a time can be.
    public var minimumTolerance: SchedulerTimeType.Stride { Stride(magnitude: 0) }

    private typealias Stride = SchedulerTimeType.Stride

    /// Does something at once.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Does something at once.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) { action() }

    /// Does something at once, and not again.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return Subscriptions.empty
    }
  }
#endif
