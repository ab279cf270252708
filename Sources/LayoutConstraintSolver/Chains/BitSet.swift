/// A set of small numbers, in which the neighbours of any number are found 64 at a time.
struct BitSet {
  private var words = Buffer<UInt64>()

  func deallocate() { words.deallocate() }

  mutating func reset(count: Int) { words.reset(to: (count + 63) / 64, filling: 0) }

  func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  func contains(_ number: Int) -> Bool { words[number / 64] & 1 << UInt64(number % 64) != 0 }

  /// The smallest member that is not less than a number; there has to be one.
  func first(from number: Int) -> Int {
    var index = number / 64
    var word = words[index] & (.max << UInt64(number % 64))
    while word == 0 {
      index += 1
      word = words[index]
    }
    return index * 64 + word.trailingZeroBitCount
  }

  /// The largest member that is not greater than a number; there has to be one.
  func last(through number: Int) -> Int {
    var index = number / 64
    var word = words[index] & (.max >> UInt64(63 - number % 64))
    while word == 0 {
      index -= 1
      word = words[index]
    }
    return index * 64 + 63 - word.leadingZeroBitCount
  }
}
