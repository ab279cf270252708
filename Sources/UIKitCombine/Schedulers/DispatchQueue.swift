#if !canImport(Darwin)
  public import Dispatch

  extension DispatchQueue: Scheduler, TurnScheduler {
    /// A time of a queue.
    ///
    /// ```swift
    /// let time = DispatchQueue.SchedulerTimeType(.now())
    /// ```
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable, TurnTime {
      // An odd one, which no clock of an app is likely to have.
      static let only = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_618_033_988))

      /// The time as the library of queues has it.
      public var dispatchTime: DispatchTime

      /// Makes a time.
      public init(_ time: DispatchTime) { dispatchTime = time }

      /// Decodes it.
      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      /// Encodes it.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dispatchTime.uptimeNanoseconds)
      }

      /// Puts it into a hash.
      public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

      /// The length of time up to another time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return Stride(magnitude: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
      }

      /// The time after a length of time.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(dispatchTime + n.timeInterval)
      }

      /// A length of time.
      ///
      /// ```swift
      /// let delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
      /// ```
      public struct Stride: _NanosecondsStride, Codable, Hashable, Sendable {
        /// The length in nanoseconds.
        public var magnitude: Int

        /// Makes one.
        public init(magnitude: Int) { self.magnitude = magnitude }

        /// Makes a length of one of the library of queues.
        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let count): self = .seconds(count)
          case .milliseconds(let count): self = .milliseconds(count)
          case .microseconds(let count): self = .microseconds(count)
          case .nanoseconds(let count): self = .nanoseconds(count)
          case .never: self.init(magnitude: .max)
          @unknown default: self.init(magnitude: .max)
          }
        }

        /// The length as the library of queues has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      }
    }

    /// What may be said about how something is done, which changes nothing here.
    ///
    /// ```swift
    /// let options = DispatchQueue.SchedulerOptions(qos: .userInitiated)
    /// ```
    public struct SchedulerOptions {
      /// How urgent it is.
      public var qos: DispatchQoS
      /// How it is done.
      public var flags: DispatchWorkItemFlags
      /// With what else it is done.
      public var group: DispatchGroup?

      /// Makes one.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The present time, which is always the same, because no time passes.
    public var now: SchedulerTimeType { .only }

    /// How exact a time can be.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

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
