/// A valid time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The spelling of Swift 3 of the same.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of a number of units of an epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}
/// The units nearest to zero that are in a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The spelling of Swift 3 of the same.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1 if the first time is before the second, 1 if it is after it, else 0.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTime.compare(time1, time2) <= 0 ? time1 : time2
}
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTime.compare(time1, time2) >= 0 ? time1 : time2
}
/// The time in units of another timescale.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }

/// No time, in the spelling of Swift 3.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known, in the spelling of Swift 3.
public let kCMTimeIndefinite = CMTime.indefinite
/// Zero seconds, in the spelling of Swift 3.
public let kCMTimeZero = CMTime.zero
/// A time after all numbers, in the spelling of Swift 3.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time before all numbers, in the spelling of Swift 3.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Whether a time is valid, in the spelling of Swift 3.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is invalid, in the spelling of Swift 3.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time is not known yet, in the spelling of Swift 3.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is a number, in the spelling of Swift 3.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

#if !canImport(Darwin)
  /// The nanoseconds of a second, which many apps take for a timescale. Foundation has it on a phone.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
#endif
