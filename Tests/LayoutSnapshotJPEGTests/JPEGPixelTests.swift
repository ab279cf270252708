import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import Testing

/// The pixels are those of the decoder that most programs use, to the last bit.
@Suite struct JPEGPixelTests {
  @Test func fixtures_areAllThatAreThere() throws {
    #expect(try JPEGFixtures.namesInFolder() == JPEGFixtures.names)
  }

  @Test(arguments: JPEGFixtures.names)
  func decode_givesThePixelsOfAnotherDecoder(_ name: String) throws {
    let picture = try JPEGPicture(JPEGFixtures.file(name))
    let expected = try JPEGFixtures.pixels(name)
    #expect(picture.bitmap.width == expected.width)
    #expect(picture.bitmap.height == expected.height)
    #expect(picture.bitmap == expected)
    #expect(picture.orientation == 1)
  }

  @Test func whatFollowsThePicture_isNotRead() throws {
    let file = try JPEGFixtures.file("baseline-420")
    #expect(try JPEGPicture(file + [0xFF, 0xD8, 1, 2, 3]).bitmap == JPEGFixtures.pixels("baseline-420"))
  }

  @Test func fillBytesBeforeMarkers_areSkipped() throws {
    let file = try JPEGFixtures.file("gray")
    let table = try #require(file.segments(0xDB).first)
    let filled = file[..<table.lowerBound] + [0xFF, 0xFF] + file[table.lowerBound...]
    #expect(try JPEGPicture(Array(filled)).bitmap == JPEGFixtures.pixels("gray"))
  }

  @Test func componentsWithoutAWord_areRGBIfTheirNamesSpellIt() throws {
    // Adobe's segment says that the colors are not transformed; without it the components' names do.
    let file = try JPEGFixtures.file("rgb")
    let adobe = try #require(file.segments(0xEE).first)
    let plain = Array(file[..<adobe.lowerBound] + file[adobe.upperBound...])
    #expect(try JPEGPicture(plain).bitmap == JPEGFixtures.pixels("rgb"))
    // A frame's components begin at the tenth byte behind the marker, and a scan's at the fifth.
    var renamed = plain.settingFrame(10, to: 1).settingFrame(13, to: 2).settingFrame(16, to: 3)
    let scan = try #require(renamed.segments(0xDA).first)
    for part in 0..<3 { renamed[scan.lowerBound + 5 + 2 * part] = UInt8(part + 1) }
    #expect(try JPEGPicture(renamed).bitmap != JPEGFixtures.pixels("rgb"))
  }

  @Test func componentsOfAJFIFFile_areYCbCr_whateverTheyAreCalled() throws {
    let file = try JPEGFixtures.file("baseline-444")
    #expect(file.segments(0xE0).count == 1)
    var renamed = file.settingFrame(10, to: 0x52).settingFrame(13, to: 0x47).settingFrame(16, to: 0x42)
    let scan = try #require(renamed.segments(0xDA).first)
    for (part, name) in "RGB".utf8.enumerated() { renamed[scan.lowerBound + 5 + 2 * part] = name }
    #expect(try JPEGPicture(renamed).bitmap == JPEGFixtures.pixels("baseline-444"))
  }

  @Test(arguments: 1...8, [true, false])
  func orientation_isRead_inBothOrdersOfBytes(_ number: Int, _ isLittle: Bool) throws {
    let file = try JPEGFixtures.file("baseline-420").inserting(0xE1, exif(UInt8(number), isLittle: isLittle))
    #expect(try JPEGPicture(file).orientation == number)
    #expect(try JPEGPicture(file).bitmap == JPEGFixtures.pixels("baseline-420"))
    let header = try JPEGHeader(file)
    #expect(header.width == 19 && header.height == 13 && header.orientation == number)
    // Behind the frame it says nothing: who reads only the header would not know.
    let frame = try #require(file.segments(0xC0).first)
    let exif = try #require(file.segments(0xE1).first)
    let late = Array(
      file[..<exif.lowerBound] + file[exif.upperBound..<frame.upperBound] + file[exif]
        + file[frame.upperBound...])
    #expect(try JPEGPicture(late).orientation == 1)
  }

  @Test func orientation_ofNonsense_isUpright() throws {
    let file = try JPEGFixtures.file("gray")
    let whole = exif(6, isLittle: true)
    for content in [exif(0, isLittle: true), exif(9, isLittle: false)]
      + whole.indices.dropLast().map({ Array(whole.prefix($0)) })
    {
      #expect(try JPEGPicture(file.inserting(0xE1, content)).orientation == 1)
    }
    // A directory that begins behind the end.
    var far = whole
    far.replaceSubrange(10..<14, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try JPEGPicture(file.inserting(0xE1, far)).orientation == 1)
  }

  /// An Exif segment with another tag and then the orientation.
  private func exif(_ number: UInt8, isLittle: Bool) -> [UInt8] {
    func word(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0] : [0, value] }
    func long(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0, 0, 0] : [0, 0, 0, value] }
    let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
    let other: [UInt8] = isLittle ? [0x00, 0x01] : [0x01, 0x00]
    return Array("Exif".utf8) + [0, 0] + (isLittle ? [0x49, 0x49, 42, 0] : [0x4D, 0x4D, 0, 42]) + long(8)
      + word(2)
      + other + word(3) + long(1) + word(5) + [0, 0] + tag + word(3) + long(1) + word(number)
  }
}
