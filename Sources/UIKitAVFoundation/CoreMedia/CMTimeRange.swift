/// A start and a duration, like Core Media's `CMTimeRange`.
///
/// ```swift
/// let second = CMTime(value: 1, timescale: 1)
/// let range = CMTimeRange(start: .zero, duration: second)
/// // range.containsTime(.zero) && !range.containsTime(second)
/// ```
public struct CMTimeRange: Hashable, Sendable {
  /// When the range begins. It is part of the range.
  public var start: CMTime
  /// How long the range is.
  public var duration: CMTime

  /// An invalid range.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// The range that begins at a time and has a duration.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// The range from a time to another.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A range of nothing at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No range.
  public static let invalid = CMTimeRange()

  /// The first time after the range.
  public var end: CMTime { start + duration }
  /// Whether both times are valid, and the duration is not below zero.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
  }
  /// Whether a time is not known yet.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether a time is in the range. The end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }
  /// Whether all of another range is in the range.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    guard isValid, otherRange.isValid, otherRange.start >= start else { return false }
    return otherRange.isEmpty ? containsTime(otherRange.start) : otherRange.end <= end
  }
  /// What two ranges have in common; nothing at zero if they have nothing in common.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// The range from the earlier start to the later end.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// The range that begins at a time and has a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// The spelling of Swift 3 of the same.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// The range from a time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// The first time after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// A range of nothing at zero, in the spelling of Swift 3.
public let kCMTimeRangeZero = CMTimeRange.zero
/// No range, in the spelling of Swift 3.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// Whether all of another range is in a range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
/// What two ranges have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
/// The range from the earlier start to the later end of two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
