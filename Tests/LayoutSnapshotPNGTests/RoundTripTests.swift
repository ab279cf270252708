import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 1000])
  func pngData_ofAnyNumberOfColors_decodesToTheSamePixels(colorCount: Int) throws {
    for (width, height) in [(1, 1), (7, 150), (33, 31)] {
      let bitmap = Bitmap.withColors(colorCount, width: width, height: height)
      let decoded = try Bitmap(png: bitmap.pngData(.quick))
      #expect(decoded == bitmap)
      let same = try bitmap.sameEverywherePNGData(.small)
      #expect(try Bitmap(png: same) == bitmap)
      #expect(PNGProof.pixelDigest(of: same) == bitmap.pixelDigest)
    }
  }
}

extension Bitmap {
  /// Colours that repeat after `count` pixels, every third of them see-through.
  static func withColors(_ count: Int, width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, fill: .clear, alpha: .straight)
    for y in 0..<height {
      for x in 0..<width {
        let number = (y * width + x) % count
        bitmap[x, y] = Pixel(
          red: UInt8(number & 255), green: UInt8(number >> 8), blue: 7, alpha: number % 3 == 0 ? 100 : 255)
      }
    }
    return bitmap
  }
}
