extension UInt32 {
  /// The four bytes, the most significant first, as PNG and zlib write numbers.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
