import LayoutSnapshotGraphics

/// What the chunks of an animated PNG file say: the format of the Animated PNG specification, which browsers play and
/// other readers see the first picture of.
///
/// Written and read is what a snapshot needs: all pictures last equally long, each is drawn over the one before it in the
/// rectangle that has changed, and the file plays without end.
enum PNGAnimation {
  /// The chunk with the number of pictures.
  static let beginning = "acTL"
  /// The chunk before each picture: its place and its time.
  static let frame = "fcTL"
  /// The data of each picture but the first.
  static let data = "fdAT"

  /// The place of a picture on the canvas.
  struct FrameControl: Hashable {
    var sequence: UInt32
    var area: PixelEdges
    var framesPerSecond: Int

    init(sequence: UInt32, area: PixelEdges, framesPerSecond: Int) {
      (self.sequence, self.area, self.framesPerSecond) = (sequence, area, framesPerSecond)
    }

    /// Reads the data of a chunk; nil for what is not written here.
    init?(_ bytes: ArraySlice<UInt8>) {
      let bytes = Array(bytes)
      guard bytes.count == 26 else { return nil }
      let numbers = (0..<5).map { Int(bytes.bigEndian32(at: 4 * $0)) }
      let (delay, second) = (Int(bytes[20]) << 8 | Int(bytes[21]), Int(bytes[22]) << 8 | Int(bytes[23]))
      guard delay == 1, second > 0, bytes[24] == 0, bytes[25] == 0 else { return nil }
      self.init(
        sequence: UInt32(numbers[0]),
        area: PixelEdges(
          left: numbers[3], top: numbers[4], right: numbers[3] + numbers[1], bottom: numbers[4] + numbers[2]),
        framesPerSecond: second)
    }

    /// The data of the chunk: nothing is disposed of, and the picture replaces what is below it.
    var bytes: [UInt8] {
      let numbers = [area.width, area.height, area.left, area.top].map(UInt32.init)
      return ([sequence] + numbers).flatMap(\.bigEndianBytes)
        + [0, 1, UInt8(framesPerSecond >> 8), UInt8(framesPerSecond & 255), 0, 0]
    }
  }
}

/// The checksum at the end of each chunk, after the PNG specification, annex D.
enum PNGChecksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
