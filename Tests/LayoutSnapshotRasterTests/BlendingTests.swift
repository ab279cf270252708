import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

@Suite struct BlendingTests {
  /// Every pair of bytes: a product over 255, rounded to nearest, in each of the four lanes.
  @Test func scale_forAllPairs_roundsToNearest() {
    for factor in 0...255 {
      for value in 0...255 {
        let expected = UInt32((2 * factor * value + 255) / 510)
        #expect(divideBy255(UInt32(factor * value)) == expected)
        #expect(
          gather(scale(spread(UInt32(value) &* 0x0101_0101), by: UInt64(factor)))
            == expected &* 0x0101_0101)
      }
    }
  }

  /// Every alpha over every level: spans, rows and single pixels agree with whole-number division.
  @Test func blend_forAllPairs_isTheSameByEveryWay() {
    for alpha in 0...255 {
      let color = Pixel(red: 255, green: 128, blue: 1, alpha: UInt8(alpha)).premultiplied.bits
      var span = (0...255).map { UInt32($0) &* 0x0101_0101 }
      var row = span
      var single = span
      span.withUnsafeMutableBufferPointer { surface($0).fill(box, color) }
      let coverage = [UInt8](repeating: 255, count: 256)
      row.withUnsafeMutableBufferPointer {
        surface($0).row(0, 0, count: 256, coverage: coverage, color)
      }
      for level in 0...255 { single[level] = blend(spread(color), over: single[level]) }
      let expected = (0...255).map { level in
        let kept = UInt32((level * (255 - alpha) * 2 + 255) / 510)
        return color &+ kept &* 0x0101_0101
      }
      #expect(span == expected)
      #expect(row == expected)
      #expect(single == expected)
    }
  }

  /// Every coverage over every level, in runs of all places among the four that are painted at once.
  @Test func row_forAllCoverages_isTheSameAsPixelByPixel() {
    for alpha: UInt8 in [255, 254, 128, 3] {
      let color = Pixel(red: 250, green: 128, blue: 1, alpha: alpha).premultiplied.bits
      for amount in 0...255 {
        var row = (0...255).map { UInt32($0) &* 0x0101_0101 }
        var single = row
        let coverage = (0...255).map { UInt8(truncatingIfNeeded: $0 % 7 < 5 ? amount : $0 * 37) }
        row.withUnsafeMutableBufferPointer {
          surface($0).row(0, 0, count: 255, coverage: coverage, color)
        }
        for level in 0..<255 {
          single[level] = blend(
            scale(spread(color), by: UInt64(coverage[level])), over: single[level])
        }
        #expect(row == single, "coverage \(amount), alpha \(alpha)")
      }
    }
  }

  private let box = PixelEdges(left: 0, top: 0, right: 256, bottom: 1)

  private func surface(_ memory: UnsafeMutableBufferPointer<UInt32>) -> Surface {
    Surface(base: memory.baseAddress!, stride: 256, bounds: box)
  }
}
