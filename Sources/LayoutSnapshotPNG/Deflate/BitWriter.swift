/// Collects numbers of a few bits in bytes, the least significant bit first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var waiting: UInt64 = 0
  private var count = 0

  /// Adds the lowest bits of a number, at most 32.
  mutating func write(_ bits: UInt32, count added: Int) {
    waiting |= UInt64(bits) << UInt64(count)
    count += added
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { write(0, count: 8 - count) }
  }

  /// Adds whole bytes.
  ///
  /// - Precondition: the last byte is full.
  mutating func write(_ whole: some Sequence<UInt8>) {
    precondition(count == 0, "Bytes begin where a byte begins.")
    bytes += whole
  }
}
