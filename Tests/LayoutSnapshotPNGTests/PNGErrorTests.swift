import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

/// What a person reads when a file gives no picture.
@Suite struct PNGErrorTests {
  @Test func decode_ofFileThatIsSomethingElse_saysWhatItSeemsToBe() {
    let rows: [(file: [UInt8], impostor: PNGDecodingError.Impostor, hint: String)] = [
      ([], .nothing, "empty"),
      (Array("version https://git-lfs.github.com/spec/v1\noid".utf8), .gitLFSPointer, "git lfs pull"),
      (Array("<<<<<<< HEAD\n".utf8), .mergeConflict, "--ours"),
      ([0x89] + Array("PNG\n\u{1A}\n".utf8), .textConversion, "*.png binary"),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg, "JPEG"),
      (Array("GIF89a".utf8), .gif, "GIF"),
      (Array("BM".utf8), .unknown, "signature"),
    ]
    for row in rows {
      let error = #expect(throws: PNGDecodingError.self) { try Bitmap(png: row.file) }
      #expect(error == .notPNG(row.impostor))
      #expect(error?.description.contains(row.hint) == true)
    }
  }

  @Test func decode_ofPictureBeyondTheLimit_isRefusedBeforeMemoryIsSetAside() throws {
    var file = try Bitmap(width: 10, height: 10, fill: .white).pngData(.quick)
    file.setSize(width: 50_000, height: 50_000)
    let limit = PNGLimits.standard.pixels
    let error = #expect(throws: PNGDecodingError.self) { try Bitmap(png: file) }
    #expect(error == .tooLarge(width: 50_000, height: 50_000, limit: limit))
    #expect(error?.description.contains("50000 x 50000") == true)
  }

  @Test func decode_withAnExactLimit_isAllowed() throws {
    let file = try Bitmap(width: 10, height: 10, fill: .white).pngData(.quick)
    #expect(try Bitmap(png: file, limits: PNGLimits(pixels: 100)).pixelCount == 100)
    #expect(throws: PNGDecodingError.self) { try Bitmap(png: file, limits: PNGLimits(pixels: 99)) }
  }

  @Test func decode_ofFileThatClaimsMoreThanItHolds_isRefusedBeforeMemoryIsSetAside() throws {
    let small = try Bitmap.withColors(300, width: 30, height: 30).pngData(.quick)
    let bytes = small.chunk("IDAT").count - 12
    typealias Row = (width: UInt32, height: UInt32, depth: UInt8, interlace: UInt8, error: PNGDecodingError)
    let rows: [Row] = [
      (67_108_864, 1, 16, 0, .tooLong(width: 67_108_864, height: 1, limit: 262_144)),
      (16_000_000, 1, 8, 0, .tooLong(width: 16_000_000, height: 1, limit: 262_144)),
      (1, 67_108_864, 8, 0, .tooLong(width: 1, height: 67_108_864, limit: 262_144)),
      (8192, 8193, 8, 0, .tooLarge(width: 8192, height: 8193, limit: 8192 * 8192)),
      (8192, 8192, 16, 0, .tooManyBytes(512 << 20, limit: 257 << 20)),
      (7500, 7500, 8, 1, .tooManyBytes(225_000_000, limit: 192 << 20)),
      (6000, 6000, 8, 0, .tooLittleData(width: 6000, height: 6000, bytes: bytes)),
    ]
    for row in rows {
      var file = small
      file.setSize(width: row.width, height: row.height, depth: row.depth, interlace: row.interlace)
      #expect(throws: row.error) { try PNGReader(file) }
    }
  }

  @Test func reader_ofPictureTooLargeToBeKept_readsItRowByRow() throws {
    let file = try Bitmap(width: 10, height: 10, fill: .white).pngData(.quick)
    let limits = PNGLimits(pixels: 100, heldBytes: 399)
    try PNGReader(file, limits: limits).readToEnd()
    #expect(throws: PNGDecodingError.tooManyBytes(400, limit: 399)) { try Bitmap(png: file, limits: limits) }
    #expect(throws: PNGDecodingError.self) { try PNGReader(Array(file.dropLast(16))).readToEnd() }
  }

  @Test func decode_ofInvalidHeader_saysWhichPart() throws {
    let file = try Bitmap(width: 10, height: 10, fill: .white).pngData(.quick)
    let rows: [(offset: Int, value: UInt8, words: String)] = [
      (15, 0x00, "IHDR"), (19, 0x00, "0 x 10"), (16, 0x80, "pixels"), (24, 3, "3 bits"),
      (25, 1, "colour type 1"), (26, 1, "compression 1"), (27, 9, "filter 9"), (28, 2, "interlace 2"),
    ]
    for row in rows {
      var damaged = file
      damaged[row.offset] = row.value
      let error = #expect(throws: PNGDecodingError.self) { try Bitmap(png: damaged) }
      guard case .invalidHeader = error else {
        Issue.record("offset \(row.offset): \(String(describing: error))")
        continue
      }
      #expect(error?.description.contains(row.words) == true, "offset \(row.offset)")
    }
  }

  @Test func decode_ofFileCutOff_saysWhereItEnds() throws {
    let file = try Bitmap.withColors(16, width: 40, height: 40).pngData(.quick)
    let error = #expect(throws: PNGDecodingError.self) { try Bitmap(png: Array(file.dropLast(60))) }
    guard case .truncated(let offset) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(offset <= file.count - 60 && offset > file.count / 2)
  }

  @Test func decode_ofDamagedData_isNeverAPartOfAPicture() throws {
    let file = try Bitmap.withColors(16, width: 40, height: 40).pngData(.quick)
    let data = file.indices.first { file[$0...].starts(with: Array("IDAT".utf8)) }!
    for offset in (data + 4)..<(file.count - 61) {
      var damaged = file
      damaged[offset] ^= 1
      var bitmap = Bitmap(width: 3, height: 3, fill: .white)
      #expect(throws: PNGDecodingError.self, "byte \(offset)") { try bitmap.decode(png: damaged) }
      #expect(bitmap.pixelCount == 0)
    }
  }

  /// libpng itself drops a damaged tRNS, and the picture would be opaque.
  @Test(arguments: ["PLTE", "tRNS", "sRGB", "snAP"])
  func decode_ofAnyDamagedChunk_isRefused(_ name: String) throws {
    let file = try Bitmap.withColors(9, width: 30, height: 30).pngData(.small)
    let chunk = file.chunk(name)
    var damaged = chunk
    damaged[8] ^= 1
    #expect(throws: PNGDecodingError.self) { try Bitmap(png: file.replacing(chunk, with: damaged)) }
  }

  @Test func decode_ofIndexBeyondThePalette_isRefused() throws {
    let file = try Bitmap.withColors(5, width: 9, height: 3).pngData(.quick)
    var short = file
    // Three bytes of the palette's last entry fall away, with their checksum.
    let palette = file.chunk("PLTE")
    short = file.replacing(palette, with: [UInt8].pngChunk("PLTE", Array(palette[8..<20])))
    short = short.replacing(file.chunk("tRNS"), with: [])
    let error = #expect(throws: PNGDecodingError.self) { try Bitmap(png: short) }
    #expect(error == .colorOutsidePalette(index: 4, count: 4, row: 0))
  }
}

extension [UInt8] {
  /// Writes another size into IHDR, with the right checksum.
  mutating func setSize(width: UInt32, height: UInt32, depth: UInt8? = nil, interlace: UInt8? = nil) {
    var data = Array(self[16..<29])
    if let depth { data[8] = depth }
    if let interlace { data[12] = interlace }
    for (index, side) in [width, height].enumerated() {
      for byte in 0..<4 { data[4 * index + byte] = UInt8(truncatingIfNeeded: side >> UInt32(24 - 8 * byte)) }
    }
    replaceSubrange(8..<33, with: [UInt8].pngChunk("IHDR", data))
  }

  /// A chunk with its checksum, CRC-32 as in ISO 3309.
  static func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    func bytes(_ word: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
    }
    let body = Array(name.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return bytes(UInt32(data.count)) + body + bytes(~crc)
  }
}
