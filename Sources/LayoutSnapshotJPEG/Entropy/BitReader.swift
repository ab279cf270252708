/// Reads the bits of a scan, from the highest of each byte.
///
/// A byte FF is followed by 0 where it is data; what else follows it is a marker, at which the bits end. Reading on gives
/// zeros, so that a code can be looked up by more bits than it has; ``isOverrun`` tells if any of them were used.
struct BitReader {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var place: Int
  /// Bits that were read and not used yet: the lowest `count`.
  private var bits: UInt64 = 0
  private var count = 0
  /// How many of these bits, the last ones, are not in the file.
  private var invented = 0

  init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

  /// Whether more bits were used than there are before the marker.
  var isOverrun: Bool { count < invented }

  /// Whether the file itself ends here, and not only the scan.
  var isAtEnd: Bool { place >= bytes.count }

  @inline(__always)
  private mutating func fill() {
    while count <= 48 {
      var byte: UInt8 = 0
      if place < bytes.count, bytes[place] != 0xFF {
        byte = bytes[place]
        place += 1
      } else if place + 1 < bytes.count, bytes[place + 1] == 0 {
        byte = 0xFF
        place += 2
      } else {
        invented += 8
      }
      bits = bits << 8 | UInt64(byte)
      count += 8
    }
  }

  /// The next sixteen bits, which stay.
  @inline(__always)
  private mutating func nextSixteen() -> Int {
    if count < 16 { fill() }
    return Int(truncatingIfNeeded: bits >> UInt64(count - 16)) & 0xFFFF
  }

  /// Up to sixteen bits as a number.
  @inline(__always)
  mutating func number(_ length: Int) -> Int {
    let sixteen = nextSixteen()
    count -= length
    return sixteen >> (16 - length)
  }

  @inline(__always)
  mutating func isOne() -> Bool { number(1) == 1 }

  /// The value of the next code.
  @inline(__always)
  mutating func value(_ table: HuffmanTable) throws(JPEGDecodingError) -> Int {
    guard let code = table.code(nextSixteen()) else { throw .corrupt("a code that no table has", at: place) }
    count -= code.length
    return code.value
  }

  /// A signed number of some bits (T.81, F.2.2.1): what begins with 0 is negative.
  @inline(__always)
  mutating func signed(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let value = number(length)
    return value >> (length - 1) == 0 ? value - (1 << length) + 1 : value
  }

  /// Goes on behind the marker between two parts of a scan.
  mutating func restart(_ number: Int) throws(JPEGDecodingError) {
    (bits, count, invented) = (0, 0, 0)
    var marker = place
    while marker < bytes.count, bytes[marker] == 0xFF { marker += 1 }
    guard marker < bytes.count else { throw .truncated(at: bytes.count) }
    guard marker > place, bytes[marker] == JPEGMarker.restarts.lowerBound + UInt8(number & 7) else {
      throw .corrupt("part \(number + 2) of a scan does not begin where it should", at: place)
    }
    place = marker + 1
  }
}
