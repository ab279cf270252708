/// 128 bits that stand for a stretch of bytes, or for the pixels of a picture.
package struct Digest128: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The 16 bytes in canonical order, the most significant first.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Adds the 16 bytes to a list, without a list of their own: a picture has a digest for every row.
  func append(to bytes: inout [UInt8]) {
    for word in [high, low] {
      for shift in stride(from: 56 as UInt64, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
  }

  /// Reads what `bytes` gives; nil unless there are 16 of them.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    func word(_ part: some Sequence<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes.prefix(8)), low: word(bytes.suffix(8)))
  }
}
