import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

@Suite struct PNGWritingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var colors: Int
    var depth: UInt8
    var type: PNGHeader.ColorType
    var testDescription: String { "\(colors) colours" }
  }

  @Test(arguments: [
    Row(colors: 1, depth: 1, type: .palette), Row(colors: 2, depth: 1, type: .palette),
    Row(colors: 3, depth: 2, type: .palette), Row(colors: 4, depth: 2, type: .palette),
    Row(colors: 5, depth: 4, type: .palette), Row(colors: 16, depth: 4, type: .palette),
    Row(colors: 17, depth: 8, type: .palette), Row(colors: 256, depth: 8, type: .palette),
    Row(colors: 257, depth: 8, type: .rgba),
  ])
  func format_isTheSmallestThatHoldsTheColors(row: Row) throws {
    let header = try PNGHeader(Bitmap.withColors(row.colors, width: 50, height: 20).pngData(.quick))
    #expect(header.bitDepth == row.depth && header.colorType == row.type)
  }

  @Test func format_ofManyOpaqueColors_isRGB() throws {
    var bitmap = Bitmap(width: 20, height: 20)
    for y in 0..<20 { for x in 0..<20 { bitmap[x, y] = Pixel(red: UInt8(x), green: UInt8(y), blue: 0) } }
    let file = try bitmap.pngData(.quick)
    #expect(try PNGHeader(file).colorType == .rgb)
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test func palette_dependsOnTheColorsAndNotOnTheirPlaces() throws {
    var bitmap = Bitmap(width: 30, height: 2, fill: .white)
    var mirrored = bitmap
    for (x, color) in [Pixel.black, .clear, Pixel(red: 9, green: 8, blue: 7, alpha: 6)].enumerated() {
      bitmap[x, 0] = color
      mirrored[29 - x, 1] = color
    }
    let file = try bitmap.pngData(.small)
    #expect(try mirrored.pngData(.small).chunk("PLTE") == file.chunk("PLTE"))
    // See-through colours first, so that the table of alphas has two entries and not four.
    #expect(file.chunk("tRNS").count == 12 + 2)
  }

  @Test func file_ofSameBitmap_hasTheSameBytes() throws {
    let bitmap = Bitmap.withColors(300, width: 100, height: 300)
    #expect(try bitmap.pngData(.small) == bitmap.pngData(.small))
  }

  @Test func file_saysThatItsColorsAreSRGB() throws {
    #expect(try Bitmap(width: 1, height: 1, fill: .black).pngData(.quick).chunk("sRGB").count == 13)
  }

  @Test func file_ofPremultipliedBitmap_holdsStraightColors() throws {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap.withMutablePixels { $0[0] = Pixel(red: 64, green: 32, blue: 0, alpha: 128).bits }
    let decoded = try Bitmap(png: bitmap.pngData(.quick))
    #expect(decoded[0, 0] == Pixel(red: 128, green: 64, blue: 0, alpha: 128))
  }

  @Test func smallEdit_changesASmallPartOfTheFile() throws {
    var bitmap = Bitmap.withColors(16, width: 390, height: 844)
    for y in 0..<844 { for x in 0..<390 where (x * y) % 37 > 3 { bitmap[x, y] = .white } }
    let before = try bitmap.pngData(.small).chunk("IDAT")[8...]
    for x in 100..<110 { bitmap[x, 500] = bitmap[0, 0] }
    let after = try bitmap.pngData(.small).chunk("IDAT")[8...]
    // Apart from the checksums at its end, the data differs in the edited block of rows, the 16th of 27.
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropLast(8).reversed(), after.dropLast(8).reversed()).prefix { $0 == $1 }.count
    #expect(before != after)
    #expect(start + end > before.count * 85 / 100)
  }

  @Test func pngData_ofEmptyBitmap_isRefused() {
    #expect(throws: PNGEncodingError.empty(width: 0, height: 3)) {
      try Bitmap(width: 0, height: 3).pngData(.quick)
    }
  }
}
