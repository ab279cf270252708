import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

@Suite struct FillTests {
  /// A canvas of 4 by 4 pixels in one colour, with one rectangle on it, in 1/256 pixel.
  private func draw(
    _ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32, _ color: Pixel, on canvas: Pixel = .white
  ) -> Bitmap {
    var list = DisplayList(width: 4, height: 4)
    let whole = PixelEdges(left: 0, top: 0, right: 4, bottom: 4)
    list.append(.fill(FixedRect(pixels: whole), canvas))
    list.append(
      .fill(
        FixedRect(
          left: Fixed(rawValue: left), top: Fixed(rawValue: top),
          right: Fixed(rawValue: right), bottom: Fixed(rawValue: bottom)), color))
    return Rasterizer.draw(list)
  }

  @Test func fill_onWholePixels_paintsExactlyThem() {
    let bitmap = draw(256, 256, 768, 1024, .black)
    for y in 0..<4 {
      for x in 0..<4 {
        #expect(bitmap[x, y] == ((1..<3).contains(x) && (1..<4).contains(y) ? .black : .white))
      }
    }
  }

  @Test func fill_outsideTheCanvas_isCutOff() {
    #expect(draw(-8_000_000, -256, 8_000_000, 256, .black)[3, 0] == .black)
    for edges in [(-512, 0, -256, 1024), (1024, 0, 2048, 1024), (0, 512, 0, 768), (512, 0, 256, 512)] {
      let (left, top, right, bottom) = edges
      let bitmap = draw(Int32(left), Int32(top), Int32(right), Int32(bottom), .black)
      #expect(bitmap == draw(0, 0, 0, 0, .black))
    }
  }

  /// Every interval in steps of 1/16 pixel in both directions at once: the blackness is the exact area.
  @Test func fill_betweenPixels_coversByExactArea() {
    for from in stride(from: Int32(0), to: 512, by: 16) {
      for to in stride(from: from + 16, through: 512, by: 16) {
        let bitmap = draw(from, 512 - to, to, 512 - from, .black)
        for x in 0..<2 {
          for y in 0..<2 {
            let across = overlap(from, to, pixel: x)
            let down = overlap(512 - to, 512 - from, pixel: y)
            let coverage = (across * down * 255 + 32768) / 65536
            #expect(bitmap[x, y].red == UInt8(255 - coverage))
          }
        }
      }
    }
  }

  private func overlap(_ from: Int32, _ to: Int32, pixel: Int) -> Int {
    max(0, min(Int(to), pixel * 256 + 256) - max(Int(from), pixel * 256))
  }

  /// Every alpha, over every level of grey, against division in whole numbers.
  @Test func fill_translucent_blendsWithExactDivision() {
    for alpha in 0...255 {
      for level in stride(from: 0, through: 255, by: 5) {
        let color = Pixel(red: 200, green: 100, blue: 0, alpha: UInt8(alpha))
        let canvas = Pixel(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        let pixel = draw(0, 0, 1024, 1024, color, on: canvas)[1, 1]
        func blended(_ source: Int) -> UInt8 {
          UInt8((source * alpha * 2 + 255) / 510 + (level * (255 - alpha) * 2 + 255) / 510)
        }
        #expect(pixel == Pixel(red: blended(200), green: blended(100), blue: blended(0)))
      }
    }
  }

  @Test func fill_onATransparentCanvas_keepsTheColour() {
    var list = DisplayList(width: 1, height: 1)
    let color = Pixel(red: 255, green: 0, blue: 255, alpha: 128)
    list.append(.fill(FixedRect(pixels: PixelEdges(left: 0, top: 0, right: 1, bottom: 1)), color))
    #expect(Rasterizer.draw(list)[0, 0] == color)
    #expect(Rasterizer.draw(DisplayList(width: 1, height: 1))[0, 0] == .clear)
  }
}
