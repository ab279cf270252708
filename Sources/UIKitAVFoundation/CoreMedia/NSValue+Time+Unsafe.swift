public import Foundation

/// Times in values of Foundation, like Core Media's names for them.
extension NSValue {
  /// Creates a value with a time.
  ///
  /// ```swift
  /// let times = [NSValue(time: CMTime(value: 1, timescale: 2))]
  /// // times.first?.timeValue.seconds == 0.5
  /// ```
  public convenience init(time: CMTime) { self.init(words: time.words) }
  /// Creates a value with a range.
  public convenience init(timeRange: CMTimeRange) {
    self.init(words: timeRange.start.words + timeRange.duration.words)
  }

  /// The time of the value; invalid if it has none.
  public var timeValue: CMTime {
    let words = words(3)
    return words.isEmpty ? .invalid : CMTime(words: words)
  }
  /// The range of the value; invalid if it has none.
  public var timeRangeValue: CMTimeRange {
    let words = words(6)
    guard !words.isEmpty else { return .invalid }
    return CMTimeRange(start: CMTime(words: words[..<3]), duration: CMTime(words: words[3...]))
  }

  /// How Objective-C names an array of whole numbers. Foundation on Linux keeps arrays, and no structures.
  private static func name(_ count: Int) -> String { "[\(count)q]" }

  private convenience init(words: [Int64]) {
    // The copy outlives the call, and an initializer cannot be called from a closure.
    let bytes = UnsafeMutablePointer<Int64>.allocate(capacity: words.count)
    defer { unsafe bytes.deallocate() }
    unsafe bytes.initialize(from: words, count: words.count)
    unsafe self.init(bytes: bytes, objCType: Self.name(words.count))
  }

  private func words(_ count: Int) -> [Int64] {
    guard unsafe String(cString: objCType) == Self.name(count) else { return [] }
    var words = [Int64](repeating: 0, count: count)
    unsafe words.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return words
  }
}

extension CMTime {
  fileprivate var words: [Int64] {
    [value, Int64(timescale) << 32 | Int64(flags.rawValue), epoch]
  }

  fileprivate init(words: some Collection<Int64>) {
    let words = Array(words)
    self.init(
      value: words[0], timescale: CMTimeScale(truncatingIfNeeded: words[1] >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: words[1])), epoch: words[2])
  }
}
