/// Reads the content of one segment: numbers with the high byte first.
struct SegmentReader {
  private let bytes: [UInt8]
  /// The offset in the file.
  private(set) var place: Int
  /// Where the segment ends.
  let end: Int

  /// The segment whose length stands at an offset.
  init(_ bytes: [UInt8], lengthAt offset: Int) throws(JPEGDecodingError) {
    guard offset + 2 <= bytes.count else { throw .truncated(at: bytes.count) }
    let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    guard length >= 2 else { throw .invalid("a segment of \(length) bytes", at: offset) }
    guard offset + length <= bytes.count else { throw .truncated(at: bytes.count) }
    (self.bytes, place, end) = (bytes, offset + 2, offset + length)
  }

  var count: Int { end - place }

  mutating func byte() throws(JPEGDecodingError) -> Int {
    guard place < end else { throw .invalid("a segment ends too early", at: place) }
    place += 1
    return Int(bytes[place - 1])
  }

  mutating func word() throws(JPEGDecodingError) -> Int { try byte() << 8 | byte() }

  /// Whether the rest begins with some bytes.
  func begins(with text: StaticString, zeros: Int = 0) -> Bool {
    let wanted = Array("\(text)".utf8) + Array(repeating: 0, count: zeros)
    return bytes[place..<end].starts(with: wanted)
  }

  /// The bytes of the rest.
  var rest: ArraySlice<UInt8> { bytes[place..<end] }
}
