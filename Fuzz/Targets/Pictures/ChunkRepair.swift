/// Gives the chunks of a damaged PNG file checksums that are right.
enum ChunkRepair {
  static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while file.count - offset >= 12 {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let end = offset + 8 + length
      let checksum = crc32(file[offset + 4..<end])
      for byte in 0..<4 { file[end + byte] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * byte)) }
      offset = end + 4
    }
    return file
  }

  /// CRC-32 as in ISO 3309, which PNG uses.
  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
