import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

/// Coverage against areas that are known exactly or in closed form.
@Suite struct CoverageTests {
  /// The sum of a mask's bytes, in pixels.
  private func area(_ path: Path, _ rule: Path.FillRule = .nonZero) -> Double {
    let mask = Scratch().mask(path, in: Edges(path).touchedPixels, rule: rule)
    return Double(mask.bytes.reduce(0) { $0 + Int($1) }) / 255
  }

  private func polygon(_ points: [(Int32, Int32)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = FixedPoint(point.0, point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  /// Rectangles as paths give the bytes that rectangles as rectangles do.
  @Test func coverage_ofRectangles_isTheirArea() {
    for left in stride(from: Int32(0), to: 512, by: 37) {
      for right in stride(from: left + 1, to: 1024, by: 41) {
        let rect = FixedRect(
          left: Fixed(rawValue: left), top: Fixed(rawValue: 1024 - right), right: Fixed(rawValue: right),
          bottom: Fixed(rawValue: 1024 - left))
        let box = rect.touchedPixels
        let mask = Scratch().mask(Path(rect), in: box)
        for y in box.top..<box.bottom {
          for x in box.left..<box.right {
            let across = overlap(left, right, x)
            let down = overlap(1024 - right, 1024 - left, y)
            let expected = (across * down * 255 + 32768) >> 16
            #expect(Int(mask.bytes[(y - box.top) * box.width + x - box.left]) == expected)
          }
        }
      }
    }
  }

  private func overlap(_ from: Int32, _ to: Int32, _ pixel: Int) -> Int {
    min(Int(to), pixel * 256 + 256) - max(Int(from), pixel * 256)
  }

  /// A half of each pixel on the diagonal, for both directions of both diagonals.
  @Test func coverage_ofADiagonal_isHalf() {
    let corners: [(Int32, Int32)] = [(0, 0), (2048, 0), (2048, 2048), (0, 2048)]
    for missing in 0..<4 {
      for isReversed in [false, true] {
        var points = corners
        points.remove(at: missing)
        if isReversed { points.reverse() }
        let box = PixelEdges(left: 0, top: 0, right: 8, bottom: 8)
        let mask = Scratch().mask(polygon(points), in: box)
        for y in 0..<8 {
          let x = missing % 2 == 0 ? 7 - y : y
          #expect(mask.bytes[y * 8 + x] == 128)
        }
        #expect(mask.bytes.filter { $0 == 255 }.count == 28)
        #expect(mask.bytes.filter { $0 == 0 }.count == 28)
      }
    }
  }

  /// Any triangle: half the cross product, within half a byte a touched pixel.
  @Test func coverage_ofTriangles_isHalfTheCrossProduct() {
    var state: UInt64 = 1
    func next() -> Int32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int32(state >> 52)
    }
    for _ in 0..<500 {
      let (a, b, c) = ((next(), next()), (next(), next()), (next(), next()))
      let cross = Int64(b.0 - a.0) * Int64(c.1 - a.1) - Int64(c.0 - a.0) * Int64(b.1 - a.1)
      let exact = Double(abs(cross)) / 131072
      #expect(abs(area(polygon([a, b, c])) - exact) < 0.12)
    }
  }

  @Test(arguments: [1, 2, 3, 10, 50, 300])
  func coverage_ofACircle_isPiRSquared(radius: Int) {
    let box = FixedRect(pixels: PixelEdges(left: 0, top: 0, right: 2 * radius, bottom: 2 * radius))
    let exact = Double.pi * Double(radius * radius)
    let found = area(Path(RoundedRect(box, radius: Fixed(pixels: radius))))
    #expect(abs(found - exact) < exact * 0.002 + 0.05)
  }

  /// The coverage of each pixel of a circle, against 64 by 64 points in it.
  @Test func coverage_ofACircle_isRightPixelByPixel() {
    let box = PixelEdges(left: 0, top: 0, right: 20, bottom: 20)
    let mask = Scratch().mask(
      Path(RoundedRect(FixedRect(pixels: box), radius: Fixed(pixels: 10))), in: box)
    for y in 0..<20 {
      for x in 0..<20 {
        var inside = 0
        for v in 0..<64 {
          for u in 0..<64 {
            let (dx, dy) = (x * 128 + 2 * u + 1 - 1280, y * 128 + 2 * v + 1 - 1280)
            if dx * dx + dy * dy < 1280 * 1280 { inside += 1 }
          }
        }
        #expect(abs(Int(mask.bytes[y * 20 + x]) - inside * 255 / 4096) <= 4)
      }
    }
  }

  @Test func coverage_ofOverlaps_followsTheRule() {
    var path = polygon([(0, 0), (1024, 0), (1024, 1024), (0, 1024)])
    path.append(polygon([(256, 256), (768, 256), (768, 768), (256, 768)]))
    #expect(area(path, .nonZero) == 16)
    #expect(area(path, .evenOdd) == 12)
    path.append(polygon([(256, 256), (256, 768), (768, 768), (768, 256)]))
    path.append(polygon([(256, 256), (256, 768), (768, 768), (768, 256)]))
    #expect(area(path, .nonZero) == 12)
  }

  /// What a box shows does not depend on how much around it is computed.
  @Test func coverage_inPartOfTheBox_isThatPart() {
    var path = polygon([(-70_000, 133), (5000, -80_000), (90_001, 4000), (-300, 70_011)])
    path.append(
      Path(
        RoundedRect(
          FixedRect(
            left: Fixed(rawValue: 77), top: Fixed(rawValue: 13), right: Fixed(rawValue: 9001),
            bottom: Fixed(rawValue: 7003)), radius: Fixed(rawValue: 2001)), clockwise: false))
    let box = PixelEdges(left: -3, top: -2, right: 41, bottom: 33)
    let whole = Scratch().mask(path, in: box)
    for left in stride(from: -3, to: 40, by: 7) {
      for top in stride(from: -2, to: 30, by: 5) {
        let part = PixelEdges(left: left, top: top, right: left + 3, bottom: top + 3)
        let mask = Scratch().mask(path, in: part)
        for y in 0..<3 where top + y < 33 {
          for x in 0..<3 where left + x < 41 {
            #expect(mask.bytes[y * 3 + x] == whole.bytes[(top + y + 2) * 44 + left + x + 3])
          }
        }
      }
    }
  }

  @Test func accumulator_afterAnyFill_isClear() {
    let scratch = Scratch()
    for offset in Int32(0)..<50 {
      let path = polygon([(-900 - offset, 3 * offset), (7000, 100), (2000 + offset, 9000), (100, 4000)])
      _ = scratch.mask(path, in: PixelEdges(left: 0, top: 1, right: 17, bottom: 30))
      #expect(scratch.accumulator.isClear)
    }
  }
}
