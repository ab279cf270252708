/// The chunks of a PNG file, found by their lengths alone: no checksum is summed, nothing inflated.
struct PNGChunks: Sequence, IteratorProtocol {
  /// One chunk: where it is in the file.
  struct Chunk {
    /// Four letters, such as "IDAT".
    var name: String
    /// Length, name, data and checksum.
    var whole: Range<Int>
    var data: Range<Int> { whole.lowerBound + 8..<whole.upperBound - 4 }
  }

  private let file: [UInt8]
  private var offset = 8

  init(_ file: [UInt8]) { self.file = file }

  /// The next chunk, or nil at the end of the file and where a length points beyond it.
  mutating func next() -> Chunk? {
    guard file.count - offset >= 12 else { return nil }
    let length = Int(file.bigEndian32(at: offset))
    guard length <= file.count - offset - 12 else { return nil }
    let start = offset
    offset += length + 12
    return Chunk(
      name: String(decoding: file[start + 4..<start + 8], as: UTF8.self), whole: start..<offset
    )
  }
}
