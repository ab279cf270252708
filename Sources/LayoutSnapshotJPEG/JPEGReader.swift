import LayoutSnapshotGraphics

/// Reads a JPEG file from its first marker to its last (ITU-T T.81).
struct JPEGReader {
  private var segments: JPEGSegments
  private let limits: JPEGLimits
  private var quantization = [[UInt16]?](repeating: nil, count: 4)
  private var directTables = [HuffmanTable?](repeating: nil, count: 4)
  private var alternatingTables = [HuffmanTable?](repeating: nil, count: 4)
  private var restartInterval = 0
  private(set) var details = PictureDetails()
  private var frame: FrameHeader?
  /// How many blocks all scans may still visit.
  private var visits = 0

  init(_ bytes: [UInt8], limits: JPEGLimits) throws(JPEGDecodingError) {
    (segments, self.limits) = (try JPEGSegments(bytes), limits)
  }

  /// Reads all segments, and gives the frame with its blocks.
  mutating func read() throws(JPEGDecodingError) -> FrameHeader {
    var hasEnd = false
    while !hasEnd, let marker = try segments.next() {
      hasEnd = marker == JPEGMarker.end
      if let content = segments.content { try read(marker, content) }
    }
    // Without the last marker a file of one pass may be complete, but one of several passes may lack some.
    guard let frame, hasEnd || !frame.isProgressive,
      frame.components.allSatisfy({ !$0.quantization.isEmpty })
    else { throw .truncated(at: segments.bytes.count) }
    return frame
  }

  private mutating func read(_ marker: UInt8, _ segment: SegmentReader) throws(JPEGDecodingError) {
    switch marker {
    case JPEGMarker.quantization: try readQuantization(segment)
    case JPEGMarker.huffman: try readCodes(segment)
    case JPEGMarker.restartInterval:
      var content = segment
      restartInterval = try content.word()
    case JPEGMarker.scan: segments.place = try readScan(segment)
    case 0xCC: throw .unsupported("arithmetic coding")
    case _ where JPEGMarker.isFrame(marker):
      guard frame == nil else { throw .unsupported("several frames") }
      let header = try FrameHeader(marker, segment)
      try check(header)
      frame = header
    // Who only wants the header does not read on behind the frame.
    case JPEGMarker.exif where frame != nil: break
    default: details.read(marker, segment)
    }
  }

  private mutating func check(_ frame: FrameHeader) throws(JPEGDecodingError) {
    let (width, height) = (frame.width, frame.height)
    guard width * height <= limits.pixels else {
      throw .tooLarge(width: width, height: height, limit: limits.pixels)
    }
    let samples = frame.components.reduce(0) { $0 + $1.storedSamples }
    let held = samples * (frame.isProgressive ? 3 : 1) + width * height * 4
    guard held <= limits.heldBytes else { throw .tooManyBytes(held, limit: limits.heldBytes) }
    // A block takes a bit for its average, and in files of one pass another one for its end.
    guard frame.blocks * (frame.isProgressive ? 1 : 2) <= segments.bytes.count * 8 else {
      throw .tooLittleData(width: width, height: height, bytes: segments.bytes.count)
    }
    visits = max(frame.blocks, 1024) * limits.passes
  }

  private mutating func readQuantization(_ segment: SegmentReader) throws(JPEGDecodingError) {
    var content = segment
    while content.count > 0 {
      let head = try content.byte()
      guard head & 15 < 4, head >> 4 < 2 else {
        throw .invalid("a table of factors called \(head)", at: content.place)
      }
      var factors = [UInt16](repeating: 0, count: 64)
      for index in zigzag {
        factors[index] = UInt16(head >> 4 == 0 ? try content.byte() : try content.word())
      }
      quantization[head & 15] = factors
    }
  }

  private mutating func readCodes(_ segment: SegmentReader) throws(JPEGDecodingError) {
    var content = segment
    while content.count > 0 {
      let head = try content.byte()
      guard head & 15 < 4, head >> 4 < 2 else {
        throw .invalid("a table of codes called \(head)", at: content.place)
      }
      var counts: [Int] = []
      for _ in 0..<16 { counts.append(try content.byte()) }
      var values: [UInt8] = []
      for _ in 0..<counts.reduce(0, +) { values.append(UInt8(try content.byte())) }
      guard let table = HuffmanTable(counts: counts, values: values) else {
        throw .invalid("a table of codes that exclude each other", at: content.place)
      }
      if head >> 4 == 0 { directTables[head & 15] = table } else { alternatingTables[head & 15] = table }
    }
  }

  /// Reads a scan and gives the offset behind it.
  private mutating func readScan(_ segment: SegmentReader) throws(JPEGDecodingError) -> Int {
    guard var frame else { throw .invalid("a scan before the frame", at: segment.place) }
    // Its components are changed here alone, so that nothing copies them.
    self.frame = nil
    let header = try ScanHeader(segment, of: frame)
    for part in header.parts where frame.components[part.component].quantization.isEmpty {
      guard let factors = quantization[frame.components[part.component].table] else {
        throw .invalid("a scan whose factors are missing", at: segment.place)
      }
      frame.components[part.component].begin(factors, isProgressive: frame.isProgressive)
    }
    var scan = try ScanReader(
      header, BlockCoder(BitReader(segments.bytes, at: segment.end)), restartInterval: restartInterval,
      direct: header.parts.map { directTables[$0.directTable] },
      alternating: header.parts.map { alternatingTables[$0.alternatingTable] },
      isProgressive: frame.isProgressive,
      at: segment.place)
    visits -= scan.blocks(in: frame)
    guard visits >= 0 else { throw .tooManyScans(at: segment.place) }
    let end = try scan.read(&frame)
    self.frame = frame
    return end
  }
}

extension Component {
  /// Sets memory aside, before the first scan.
  fileprivate mutating func begin(_ factors: [UInt16], isProgressive: Bool) {
    quantization = factors
    if isProgressive {
      coefficients = Array(repeating: 0, count: storedSamples)
    } else {
      samples = Array(repeating: 0, count: storedSamples)
    }
  }
}
