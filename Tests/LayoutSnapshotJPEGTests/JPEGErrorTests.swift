import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import Testing

/// What a person reads when a file gives no picture.
@Suite struct JPEGErrorTests {
  @Test(arguments: JPEGFixtures.names)
  func decode_ofFileCutOffAnywhere_isRefused(_ name: String) throws {
    let file = try JPEGFixtures.file(name)
    // The last two bytes only say that the picture ends. A file of several passes is complete with them alone.
    let isProgressive = name.hasPrefix("progressive")
    for count in 2..<(isProgressive ? file.count - 1 : file.count - 2) {
      let error = #expect(throws: JPEGDecodingError.self, "\(count) bytes") {
        try JPEGPicture(Array(file.prefix(count)))
      }
      if case .truncated(let offset) = error { #expect(offset <= count) }
    }
    if !isProgressive {
      #expect(try JPEGPicture(file.dropLast(2)).bitmap == JPEGFixtures.pixels(name))
    }
  }

  @Test func decode_ofFileThatIsSomethingElse_saysSo() {
    for file in [[], [0xFF], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47]] as [[UInt8]] {
      let error = #expect(throws: JPEGDecodingError.notJPEG) { try JPEGPicture(file) }
      #expect(error?.description.contains("not a JPEG") == true)
    }
  }

  @Test func decode_ofRareKinds_namesTheKind() throws {
    let file = try JPEGFixtures.file("baseline-420")
    let frame = try #require(file.segments(0xC0).first).lowerBound
    let rows: [(place: Int, value: UInt8, kind: String)] = [
      (frame + 1, 0xC3, "lossless coding"), (frame + 1, 0xC5, "hierarchical coding"),
      (frame + 1, 0xC9, "arithmetic coding"), (frame + 1, 0xCC, "arithmetic coding"),
      (frame + 4, 12, "12 bits for each sample"), (frame + 9, 2, "2 components"),
      (frame + 14, 0x31, "components whose sizes do not divide each other"),
    ]
    for row in rows {
      var other = file
      other[row.place] = row.value
      let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(other) }
      #expect(error == .unsupported(row.kind))
      #expect(error?.description.contains("Save it as a baseline") == true)
    }
    let flat = file.settingFrame(5, to: 0).settingFrame(6, to: 0)
    #expect(throws: JPEGDecodingError.unsupported("a height that is stated after the pixels")) {
      try JPEGPicture(flat)
    }
  }

  @Test func header_isRead_ofFilesThatCannotBeDecoded() throws {
    let file = try JPEGFixtures.file("baseline-420")
    let frame = try #require(file.segments(0xC0).first).lowerBound
    let factors = try #require(file.segments(0xDB).first).lowerBound
    // Kinds of frames, 12 bits, two components, impossible factors, and a table that is none.
    let changes: [(Int, UInt8)] =
      [0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF].map { (frame + 1, $0) }
      + [(frame + 4, 12), (frame + 9, 2), (frame + 11, 0x05), (factors + 4, 0x77)]
    for (place, value) in changes {
      var other = file
      other[place] = value
      let header = try JPEGHeader(other)
      #expect(header.width == 19 && header.height == 13, "\(place): \(value)")
      for count in 0..<frame + 9 {
        #expect(throws: JPEGDecodingError.self) { try JPEGHeader(Array(other.prefix(count))) }
      }
    }
    let none = Array(file[..<frame] + file[file.segments(0xC4)[0].lowerBound...])
    #expect(throws: JPEGDecodingError.self) { try JPEGHeader(none) }
  }

  @Test func decode_ofImpossibleHeaders_saysWhatAndWhere() throws {
    let file = try JPEGFixtures.file("baseline-420")
    let frame = try #require(file.segments(0xC0).first).lowerBound
    let scan = try #require(file.segments(0xDA).first).lowerBound
    let codes = try #require(file.segments(0xC4).first).lowerBound
    let factors = try #require(file.segments(0xDB).first).lowerBound
    let rows: [(changes: [(Int, UInt8)], reason: String)] = [
      ([(frame + 7, 0), (frame + 8, 0)], "a width of no pixels"),
      ([(frame + 11, 0x02)], "component 1 has impossible factors or tables"),
      ([(frame + 11, 0x25)], "component 1 has impossible factors or tables"),
      ([(frame + 12, 4)], "component 1 has impossible factors or tables"),
      ([(frame + 13, 1)], "two components are called 1"),
      ([(scan + 4, 0)], "a scan of 0 components"), ([(scan + 4, 5)], "a scan of 5 components"),
      ([(scan + 5, 9)], "a scan of component 9, which is not there or is named twice"),
      ([(scan + 7, 1)], "a scan of component 1, which is not there or is named twice"),
      ([(scan + 6, 0x40)], "a table with no such number"),
      ([(scan + 6, 0x33)], "a scan whose codes are missing"),
      ([(codes + 4, 0x05)], "a table of codes called 5"),
      ([(codes + 5, 3), (codes + 7, 2)], "a table of codes that exclude each other"),
      ([(factors + 4, 0x07)], "a table of factors called 7"),
      ([(factors + 4, 3)], "a scan whose factors are missing"),
      ([(factors + 3, 1), (factors + 2, 0)], "a segment of 1 bytes"),
      ([(frame + 3, 5)], "a segment ends too early"),
    ]
    for row in rows {
      var other = file
      for (place, value) in row.changes { other[place] = value }
      let error = #expect(throws: JPEGDecodingError.self, "\(row.reason)") { try JPEGPicture(other) }
      guard case .invalid(let reason, let offset) = error else {
        Issue.record("\(row.reason): \(String(describing: error))")
        continue
      }
      #expect(reason == row.reason)
      #expect(offset > 0 && offset < file.count)
      #expect(error?.description.contains("byte \(offset)") == true)
    }
  }

  @Test func decode_ofSegmentsInImpossibleOrder_isRefused() throws {
    let file = try JPEGFixtures.file("gray")
    let frame = try #require(file.segments(0xC0).first)
    let twice = Array(file[..<frame.upperBound] + file[frame] + file[frame.upperBound...])
    #expect(throws: JPEGDecodingError.unsupported("several frames")) { try JPEGPicture(twice) }
    let none = Array(file[..<frame.lowerBound] + file[frame.upperBound...])
    let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(none) }
    #expect(error?.description.contains("a scan before the frame") == true)
  }

  @Test func decode_ofPartsInAnotherOrder_isRefused() throws {
    var file = try JPEGFixtures.file("restarts")
    let places = file.indices.dropLast().filter { file[$0] == 0xFF && (0xD0...0xD7).contains(file[$0 + 1]) }
    let second = try #require(places.dropFirst().first)
    file[second + 1] ^= 4
    let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(file) }
    #expect(error?.description.contains("part 3 of a scan does not begin where it should") == true)
  }

  @Test func decode_ofProgressiveScansThatCannotBe_isRefused() throws {
    let file = try JPEGFixtures.file("progressive-gray")
    let scan = try #require(file.segments(0xDA).first)
    // The first and the last coefficient, and the bits.
    for (first, last, bits) in [(1, 0, 0), (0, 5, 0), (1, 64, 0), (0, 0, 0x0E), (0, 0, 0x31)]
      as [(UInt8, UInt8, UInt8)]
    {
      var other = file
      other.replaceSubrange(scan.upperBound - 3..<scan.upperBound, with: [first, last, bits])
      let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(other) }
      #expect(error?.description.contains("a progressive scan of coefficients \(first) to \(last)") == true)
    }
  }

  @Test(arguments: ["baseline-420", "progressive-420", "restarts", "cmyk"])
  func decode_ofAnyOtherByte_givesAPictureOrAReason(_ name: String) throws {
    let file = try JPEGFixtures.file(name)
    var (pictures, refusals) = (0, 0)
    for place in file.indices {
      for value in [0, 0xFF, file[place] ^ 0x10] where value != file[place] {
        var other = file
        other[place] = value
        do throws(JPEGDecodingError) {
          let bitmap = try JPEGPicture(other).bitmap
          pictures += 1
          #expect(bitmap.width > 0 && bitmap.height > 0)
        } catch {
          refusals += 1
          #expect(!error.description.isEmpty)
        }
      }
    }
    #expect(pictures > 100)
    #expect(refusals > 100)
  }
}
