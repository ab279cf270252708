#if !canImport(Darwin)
  /// Marks moments and intervals, which here does nothing.
  ///
  /// ```swift
  /// let signposter = OSSignposter(subsystem: "com.example.lakes", category: .pointsOfInterest)
  /// let lakes = try signposter.withIntervalSignpost("Load") { try loadLakes() }
  /// ```
  public struct OSSignposter: Sendable {
    /// A signposter that is switched off on Apple's systems, too.
    public static let disabled = OSSignposter()

    /// Makes a signposter that writes to the default log.
    public init() {}

    /// Makes a signposter of a part of an app.
    public init(subsystem: String, category: String) {}

    /// Makes a signposter of a part of an app for one of the categories that Instruments knows.
    public init(subsystem: String, category: OSLog.Category) {}

    /// Makes a signposter that writes where a logger does.
    public init(logger: Logger) {}

    /// Makes a signposter that writes to a log.
    public init(logHandle: OSLog) {}

    /// Whether signposts are written, which none is.
    public var isEnabled: Bool { false }

    /// Makes an identifier that no other call makes.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

    /// Makes the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
      OSSignpostID(log: .default, object: object)
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a moment with a message.
    public func emitEvent(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) {}

    /// Marks the begin of an interval.
    public func beginInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { .beginState(id: id) }

    /// Marks the begin of an interval with a message.
    public func beginInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { .beginState(id: id) }

    /// Marks the begin of an animation.
    public func beginAnimationInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { .beginState(id: id) }

    /// Marks the begin of an animation with a message.
    public func beginAnimationInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { .beginState(id: id) }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Marks the end of an interval with a message.
    public func endInterval(
      _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
    ) {}

    /// Calls a closure, which is an interval.
    public func withIntervalSignpost<T>(
      _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }

    /// Calls a closure, which is an interval with a message.
    public func withIntervalSignpost<T>(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
      around task: () throws -> T
    ) rethrows -> T { try task() }
  }

  /// An interval that has begun.
  ///
  /// ```swift
  /// let state = signposter.beginInterval("Load")
  /// signposter.endInterval("Load", state)
  /// ```
  public final class OSSignpostIntervalState: Codable, Sendable {
    private let signpost: UInt64

    private init(signpost: UInt64) { self.signpost = signpost }

    /// Makes the state of an interval that has begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
      OSSignpostIntervalState(signpost: id.rawValue)
    }
  }
#endif
