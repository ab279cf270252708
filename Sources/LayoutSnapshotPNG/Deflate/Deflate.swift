/// Compresses bytes as RFC 1950 and RFC 1951 describe, without zlib: the result depends on the bytes alone, and on no
/// version of a library.
///
/// ```swift
/// let stream = Deflate.zlib(rows, chain: 128)
/// ```
enum Deflate {
  /// Tokens of a block. A block has codes of its own, which cost about 60 bytes and fit it better the shorter it is.
  private static let tokensInBlock = 1 << 14

  /// A zlib stream of bytes.
  ///
  /// - Parameter chain: how many earlier places are compared for the longest repetition.
  static func zlib(_ bytes: [UInt8], chain: Int) -> [UInt8] {
    var bits = BitWriter()
    // Deflate with a window of 32 KB, no dictionary; the second byte makes both a multiple of 31.
    bits.write(0x78, count: 8)
    bits.write(0xDA, count: 8)
    let tokens = DeflateToken.all(of: bytes, chain: chain)
    var (first, position) = (0, 0)
    repeat {
      let next = min(first + tokensInBlock, tokens.count)
      let block = DeflateBlock(tokens[first..<next], of: bytes, from: position)
      block.write(to: &bits, isLast: next == tokens.count)
      (first, position) = (next, block.end)
    } while first < tokens.count
    bits.align()
    return bits.bytes + checksum(bytes).bigEndianBytes
  }

  /// Adler-32: two sums modulo the largest prime below 2^16.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // As many bytes as no sum of 32 bits overflows with.
      let end = min(start + 5552, bytes.count)
      for byte in bytes[start..<end] {
        low &+= UInt32(byte)
        high &+= low
      }
      (low, high) = (low % 65521, high % 65521)
      start = end
    }
    return high << 16 | low
  }
}
