import Dispatch
import LayoutSnapshotGraphics
import RandomNumbers
import Testing

@testable import LayoutSnapshotRaster

/// Blurs of what is behind, against means that are counted pixel by pixel.
@Suite struct BackdropTests {
  private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> FixedRect {
    Showcase.rect(left, top, right, bottom)
  }

  /// A canvas with translucent and opaque pieces.
  private func ground(_ width: Int, _ height: Int, seed: UInt64) -> DisplayList {
    var (list, random) = (DisplayList(width: width, height: height), SplitMix(seed: seed))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for _ in 0..<12 {
      let (x, y) = (number(0...width - 1), number(0...height - 1))
      let color = Pixel(bits: UInt32.random(in: 0 ... .max, using: &random))
      list.append(.fill(box(x, y, x + number(1...width), y + number(1...height)), color))
    }
    return list
  }

  /// The premultiplied pixels of a bitmap.
  private func raw(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y].premultiplied.bits } }
  }

  /// The means of boxes around each pixel, three along each axis, with the pixels at the edges of `area` continued.
  private func means(_ bitmap: Bitmap, _ area: PixelEdges, _ radius: Int) -> [UInt32] {
    var current = raw(bitmap)
    for (dx, dy) in [(1, 0), (1, 0), (1, 0), (0, 1), (0, 1), (0, 1)] {
      let before = current
      for y in area.top..<area.bottom {
        for x in area.left..<area.right {
          var sums = [0, 0, 0, 0]
          for step in -radius...radius {
            let (column, row) = (
              min(max(x + dx * step, area.left), area.right - 1),
              min(max(y + dy * step, area.top), area.bottom - 1)
            )
            let bits = before[row * bitmap.width + column]
            for channel in 0..<4 { sums[channel] += Int(bits >> (8 * UInt32(channel)) & 255) }
          }
          current[y * bitmap.width + x] = (0..<4).reduce(UInt32(0)) { bits, channel in
            bits | UInt32((sums[channel] + radius) / (2 * radius + 1)) << (8 * UInt32(channel))
          }
        }
      }
    }
    return current
  }

  @Test(arguments: [1, 2, 5, 17, 127])
  func blur_isThreeMeansAlongEachAxis(radius: Int) {
    for seed in 0..<4 as Range<UInt64> {
      var list = ground(41, 33, seed: seed)
      let before = Rasterizer.draw(list)
      list.append(
        .blur(Backdrop(of: RoundedRect(box(3, 2, 38, 30), radius: Fixed(pixels: 0)), radius: radius)))
      let blurred = Rasterizer.draw(list)
      let area = PixelEdges(left: 3, top: 2, right: 38, bottom: 30)
      #expect(raw(blurred) == means(before, area, radius), "radius \(radius), seed \(seed)")
      #expect(blurred != before)
      blurred.checkInvariants()
    }
  }

  @Test func blur_ofOneColor_changesNothing() {
    for alpha in [255, 90, 1] as [UInt8] {
      var list = DisplayList(width: 50, height: 50)
      list.append(.fill(box(0, 0, 50, 50), Pixel(red: 200, green: 7, blue: 99, alpha: alpha)))
      let before = Rasterizer.draw(list)
      list.append(.blur(Backdrop(of: RoundedRect(box(0, 0, 50, 50), radius: Fixed(pixels: 9)), radius: 8)))
      #expect(Rasterizer.draw(list) == before)
    }
  }

  @Test func blur_withAnyThreads_andAsADigest_isTheSame() {
    var list = ground(300, 400, seed: 9)
    list.append(
      .blur(Backdrop(of: RoundedRect(box(10, 20, 290, 390), radius: Fixed(pixels: 30)), radius: 20)))
    list.append(.fill(box(50, 50, 90, 350), Pixel(red: 255, green: 255, blue: 255, alpha: 120)))
    let whole = Rasterizer.draw(list)
    for threads in [1, 2, 3, 7, 240] { #expect(Rasterizer.draw(list, threads: threads) == whole) }
    #expect(Rasterizer.digest(of: list) == whole.pixelDigest)
  }

  /// A clip changes what is shown of a blur, and not what it sees.
  @Test func blur_inAClip_isThatPartOfTheWhole() {
    let blur = DisplayList.Command.blur(
      Backdrop(of: RoundedRect(box(5, 5, 75, 75), radius: Fixed(pixels: 0)), radius: 6))
    var (whole, clipped) = (ground(80, 80, seed: 3), ground(80, 80, seed: 3))
    let before = Rasterizer.draw(whole)
    whole.append(blur)
    clipped.append(.beginClip(.rect(box(20, 30, 41, 55))))
    clipped.append(blur)
    clipped.append(.end)
    let (all, part) = (Rasterizer.draw(whole), Rasterizer.draw(clipped))
    for y in 0..<80 {
      for x in 0..<80 {
        let isInside = (20..<41).contains(x) && (30..<55).contains(y)
        #expect(part[x, y] == (isInside ? all : before)[x, y], "\(x) \(y)")
      }
    }
  }

  @Test func blur_withRoundCorners_leavesWhatIsOutside() {
    let shape = RoundedRect(box(5, 5, 75, 75), radius: Fixed(pixels: 35))
    var (round, square) = (ground(80, 80, seed: 4), ground(80, 80, seed: 4))
    let before = Rasterizer.draw(round)
    round.append(.blur(Backdrop(of: shape, radius: 6)))
    square.append(.blur(Backdrop(of: RoundedRect(shape.rect, radius: Fixed(pixels: 0)), radius: 6)))
    let (disc, all) = (Rasterizer.draw(round), Rasterizer.draw(square))
    var outside = 0
    for y in 0..<80 {
      for x in 0..<80 {
        let (dx, dy) = (2 * x - 79, 2 * y - 79)
        if dx * dx + dy * dy <= 66 * 66 { #expect(disc[x, y] == all[x, y], "\(x) \(y)") }
        guard dx * dx + dy * dy >= 74 * 74 else { continue }
        #expect(disc[x, y] == before[x, y], "\(x) \(y)")
        if all[x, y] != before[x, y] { outside += 1 }
      }
    }
    #expect(outside > 0)
    disc.checkInvariants()
  }

  /// On a group's sheet only what the group has painted is behind.
  @Test func blur_inATranslucentGroup_seesTheGroup() {
    let blur = DisplayList.Command.blur(
      Backdrop(of: RoundedRect(box(0, 0, 60, 60), radius: Fixed(pixels: 0)), radius: 6))
    var (grouped, plain) = (ground(60, 60, seed: 5), ground(60, 60, seed: 5))
    grouped.append(.beginGroup(alpha: 128))
    grouped.append(blur)
    grouped.append(.end)
    #expect(Rasterizer.draw(grouped) == Rasterizer.draw(plain))
    plain.append(blur)
    #expect(Rasterizer.draw(grouped) != Rasterizer.draw(plain))
  }

  @Test func blur_turned_isInsideTheTurnedShape() {
    var list = ground(60, 60, seed: 6)
    let before = Rasterizer.draw(list)
    let one = Affine.one
    let turn = Affine(
      a: one * 4 / 5, b: one * 3 / 5, c: -one * 3 / 5, d: one * 4 / 5, x: 30 * 256, y: -6 * 256)
    list.append(.beginTransform(turn))
    list.append(.blur(Backdrop(of: RoundedRect(box(10, 10, 40, 40), radius: Fixed(pixels: 0)), radius: 5)))
    list.append(.end)
    let turned = Rasterizer.draw(list)
    #expect(
      turned[0, 0] == before[0, 0] && turned[59, 59] == before[59, 59] && turned[33, 30] != before[33, 30])
    turned.checkInvariants()
  }

  @Test func blur_isWrittenDown() {
    var list = DisplayList(width: 4, height: 4)
    #expect(!list.needsAllRows)
    list.append(.blur(Backdrop(of: RoundedRect(box(0, 0, 4, 4), radius: Fixed(pixels: 1)), radius: 3)))
    #expect(list.needsAllRows && "\(list)".contains("blur ") && "\(list)".contains("radius 3"))
  }
}
