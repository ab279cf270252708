import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import Testing

@Suite struct PictureCheckTests {
  let expected = Bitmap.checkered(width: 60, height: 90)

  @Test func check_ofSameBytes_readsNoPixel() throws {
    let file = try expected.pngData(.quick)
    let check = try PictureCheck(expected: .file(file), actual: .file(file), ComparisonOptions())
    #expect(check.evidence == .sameBytes && check.difference == nil)
    #expect(check.comparison.differingPixels == 0)
    #expect(check.comparison.expectedSize == Comparison.Size(width: 60, height: 90))
  }

  @Test func check_ofReferenceWithProof_readsNoPixel() throws {
    let file = try expected.pngData(.quick)
    let check = try PictureCheck(expected: .file(file), actual: .bitmap(expected), ComparisonOptions())
    #expect(check.evidence == .sameDigest)
    // The quick and the small file have different bytes and the same digest.
    let other = try PictureCheck(
      expected: .file(file), actual: .file(expected.pngData(.small)), ComparisonOptions())
    #expect(other.evidence == .sameDigest)
  }

  @Test func check_ofDifferentPictures_drawsTheDifference() throws {
    var actual = expected
    for (x, y) in [(30, 70), (31, 70), (30, 71), (31, 71)] {
      actual[x, y] = Pixel(red: 9, green: 200, blue: 9)
    }
    let file = try expected.pngData(.quick)
    for options in [ComparisonOptions(), .masked, .pixelmatch] {
      for picture in [Picture.bitmap(actual), .file(try actual.pngData(.quick))] {
        let check = try PictureCheck(expected: .file(file), actual: picture, options)
        let whole = Comparison.highlighted(expected, actual, options, style: .small)
        #expect(check.evidence == .comparedPixels)
        #expect(check.comparison == whole.comparison)
        #expect(check.comparison.differingPixels == 4)
        #expect(try Bitmap(png: #require(check.difference)) == whole.picture)
      }
    }
  }

  @Test func check_ofDifferenceUnderTheMaskAlone_drawsNothing() throws {
    var actual = expected
    actual[3, 3] = Pixel(red: 9, green: 200, blue: 9)
    let check = try PictureCheck(
      expected: .file(expected.pngData(.quick)), actual: .bitmap(actual), .masked)
    #expect(check.difference == nil && check.comparison.maskedPixels == 100)
    #expect(check.comparison.isMatch(Tolerance()))
  }

  @Test func check_ofDifferentSizes_drawsBothOnOneCanvas() throws {
    let actual = Bitmap.checkered(width: 64, height: 80)
    let check = try PictureCheck(
      expected: .file(expected.pngData(.quick)), actual: .bitmap(actual), ComparisonOptions())
    let picture = try Bitmap(png: #require(check.difference))
    #expect(picture.width == 64 && picture.height == 90)
    #expect(check.comparison.differingPixels == 4 * 80 + 60 * 10)
    #expect(!check.comparison.isMatch(Tolerance(ratio: 1)))
  }

  @Test func triptych_ofDifferentPictures_isAFileOfAllThree() throws {
    let actual = Bitmap.checkered(width: 64, height: 80)
    let file = try expected.pngData(.quick)
    let check = try PictureCheck(expected: .file(file), actual: .bitmap(actual), ComparisonOptions())
    let triptych = try #require(try check.triptych(expected: .file(file), actual: .bitmap(actual)))
    #expect(try PNGHeader(triptych).colorType == .palette)
    let picture = try Bitmap(png: triptych)
    #expect(picture.width == 60 + 64 + 64 + 4 * 16)
    // Seven rows of letters and eight of ground come first.
    #expect(picture.height == 90 + 2 * 16 + 15)
    #expect(picture[16, 31] == expected[0, 0] && picture[16 + 60 + 16 + 64 + 16, 31] == actual[0, 0])
    let ink = Pixel(red: 60, green: 60, blue: 67)
    for left in [16, 16 + 76, 16 + 76 + 80] {
      #expect((0..<35).contains { picture[left + $0, 19] == ink })
    }
    let same = try PictureCheck(expected: .file(file), actual: .file(file), ComparisonOptions())
    #expect(try same.triptych(expected: .file(file), actual: .file(file)) == nil)
  }

  @Test func check_ofFilesWithDifferentColorSpaces_saysWhatTheyState() throws {
    let file = try expected.pngData(.quick)
    let gamma = file.replacingChunk("sRGB", with: "gAMA", [0, 1, 134, 160])
    let check = try PictureCheck(expected: .file(file), actual: .file(gamma), ComparisonOptions())
    #expect(check.comparison.differingPixels == 0)
    #expect(check.colorSpaces?.expected.description == "sRGB")
    #expect(check.colorSpaces?.actual.description == "gamma 100000/100000")
    // The gamma of sRGB, and nothing at all, mean what sRGB means.
    for (name, data) in [("gAMA", [0, 0, 177, 143] as [UInt8]), ("tIME", [7, 208, 1, 1, 0, 0, 0])] {
      let other = file.replacingChunk("sRGB", with: name, data)
      let check = try PictureCheck(expected: .file(other), actual: .bitmap(expected), ComparisonOptions())
      #expect(check.colorSpaces == nil && check.evidence == .sameDigest)
    }
  }

  @Test func check_ofFileThatClaimsToBeHuge_isRefusedByWhatIsExpected() throws {
    var large = Bitmap(width: 5000, height: 4000, fill: .white)
    large[0, 0] = .black
    let file = try large.pngData(.quick)
    let error = #expect(throws: PictureCheckError.self) {
      try PictureCheck(expected: .file(file), actual: .bitmap(expected), ComparisonOptions())
    }
    #expect(error == .unreadable(.expected, .tooLarge(width: 5000, height: 4000, limit: 1 << 24)))
    let check = try PictureCheck(
      expected: .file(file), actual: .bitmap(expected), ComparisonOptions(), limits: .standard)
    #expect(check.comparison.expectedSize == Comparison.Size(width: 5000, height: 4000))
  }

  @Test func check_ofDamagedFile_saysWhichSide() throws {
    let file = try expected.pngData(.quick)
    let damaged = Array(file.dropLast(30))
    let options = ComparisonOptions()
    let first = #expect(throws: PictureCheckError.self) {
      try PictureCheck(expected: .file(damaged), actual: .bitmap(expected), options)
    }
    let second = #expect(throws: PictureCheckError.self) {
      try PictureCheck(expected: .file(file), actual: .file(damaged), options)
    }
    guard case .unreadable(.expected, .truncated) = first, case .unreadable(.actual, .truncated) = second
    else {
      Issue.record("\(String(describing: first)), \(String(describing: second))")
      return
    }
  }
}

extension ComparisonOptions {
  static var masked: ComparisonOptions {
    var options = ComparisonOptions()
    options.masks = [ComparisonMask("clock", PixelEdges(left: 0, top: 0, right: 10, bottom: 10))]
    return options
  }

  static var pixelmatch: ComparisonOptions {
    var options = ComparisonOptions()
    options.metric = .pixelmatch(Pixelmatch())
    return options
  }
}

extension Bitmap {
  /// Squares of five pixels in two colours.
  static func checkered(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, fill: .white)
    for y in 0..<height {
      for x in 0..<width where (x / 5 + y / 5) % 2 == 0 {
        bitmap[x, y] = Pixel(red: 30, green: 60, blue: 90)
      }
    }
    return bitmap
  }
}

extension [UInt8] {
  /// The file with another chunk in the place of one; its checksum is zero, which skipping forgives.
  func replacingChunk(_ name: String, with other: String, _ data: [UInt8]) -> [UInt8] {
    let start = indices.first { self[$0...].starts(with: Array(name.utf8)) }! - 4
    let length = self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let chunk = [0, 0, 0, UInt8(data.count)] + Array(other.utf8) + data + [0, 0, 0, 0]
    return self[..<start] + chunk + self[(start + length + 12)...]
  }
}
