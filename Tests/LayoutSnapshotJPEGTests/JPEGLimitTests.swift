import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import Testing

/// No file takes more memory or time than its size deserves.
@Suite struct JPEGLimitTests {
  @Test func size_isCheckedBeforeMemoryIsSetAside() throws {
    let file = try JPEGFixtures.file("baseline-420")
    let huge = file.settingFrame(5, to: 255).settingFrame(6, to: 255).settingFrame(7, to: 255).settingFrame(
      8, to: 255)
    let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(huge) }
    #expect(error == .tooLarge(width: 65535, height: 65535, limit: 8192 * 8192))
    #expect(error?.description.contains("65535 x 65535") == true)
    #expect(try JPEGPicture(file, limits: JPEGLimits(pixels: 19 * 13)).bitmap.width == 19)
    #expect(throws: JPEGDecodingError.tooLarge(width: 19, height: 13, limit: 246)) {
      try JPEGPicture(file, limits: JPEGLimits(pixels: 246))
    }
  }

  @Test func memory_isLimited_exactly() throws {
    // Two units of 16 x 16 pixels with a sample and a half each, and four bytes for a pixel: 2 * 384 + 4 * 19 * 13.
    let limits = JPEGLimits(pixels: 1000, heldBytes: 1756)
    #expect(try JPEGPicture(JPEGFixtures.file("baseline-420"), limits: limits).bitmap.height == 13)
    #expect(throws: JPEGDecodingError.tooManyBytes(1756, limit: 1755)) {
      try JPEGPicture(JPEGFixtures.file("baseline-420"), limits: JPEGLimits(pixels: 1000, heldBytes: 1755))
    }
    // Several passes also need the coefficients: six units, with two bytes more for each sample.
    #expect(throws: JPEGDecodingError.tooManyBytes(6 * 384 * 3 + 4 * 35 * 18, limit: 6000)) {
      try JPEGPicture(JPEGFixtures.file("progressive-420"), limits: JPEGLimits(pixels: 1000, heldBytes: 6000))
    }
  }

  @Test(arguments: ["baseline-420", "progressive-420"])
  func pixels_needData(_ name: String) throws {
    // 6000 x 6000 pixels are 800,000 blocks, each of which takes a bit or two.
    let file = try JPEGFixtures.file(name)
    let large = file.settingFrame(5, to: 0x17).settingFrame(6, to: 0x70).settingFrame(7, to: 0x17)
      .settingFrame(8, to: 0x70)
    let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(large) }
    #expect(error == .tooLittleData(width: 6000, height: 6000, bytes: file.count))
    #expect(error?.description.contains("made to do harm") == true)
  }

  @Test func scans_areLimited() throws {
    let file = try JPEGFixtures.file("progressive-gray")
    let first = try #require(file.segments(0xDA).first)
    // Behind the marker and the length.
    let head = 4
    #expect(throws: JPEGDecodingError.tooManyScans(at: first.lowerBound + head)) {
      try JPEGPicture(file, limits: JPEGLimits(pixels: 1000, passes: 0))
    }
    // The first scan, again and again.
    let end = try #require(
      file.indices.first {
        $0 >= first.upperBound && file[$0] == 0xFF && $0 + 1 < file.count && file[$0 + 1] != 0
      })
    let scan = file[first.lowerBound..<end]
    func repeated(_ times: Int) -> [UInt8] {
      Array(file[..<first.lowerBound]) + Array(repeatElement(scan, count: times).joined())
        + file[first.lowerBound...]
    }
    #expect(try JPEGPicture(repeated(1000)).bitmap == JPEGFixtures.pixels("progressive-gray"))
    // The 15 blocks of the picture count as 1,024, so that small pictures can have many scans: 65,536 visits are 4,369 scans.
    let error = #expect(throws: JPEGDecodingError.self) { try JPEGPicture(repeated(5000)) }
    #expect(error == .tooManyScans(at: first.lowerBound + 4369 * scan.count + head))
    #expect(error?.description.contains("again and again") == true)
  }
}
