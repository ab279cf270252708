import Dispatch
import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

@Suite struct RasterizerTests {
  private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> FixedRect {
    Showcase.rect(left, top, right, bottom)
  }

  /// Draws commands on white, 40 by 40.
  private func draw(_ commands: [DisplayList.Command]) -> Bitmap {
    var list = DisplayList(width: 40, height: 40)
    list.append(.fill(box(0, 0, 40, 40), .white))
    for command in commands { list.append(command) }
    return Rasterizer.draw(list)
  }

  @Test func showcase_inBandsOfAnyHeightAndThreads_isTheSame() {
    let list = Showcase.list
    let whole = Rasterizer.draw(list)
    whole.checkInvariants()
    for threads in [2, 3, 7, 240] { #expect(Rasterizer.draw(list, threads: threads) == whole) }
  }

  @Test func showcase_withAWarmCache_isTheSame() {
    let cache = MaskCache()
    let first = Rasterizer.draw(Showcase.list, cache: cache)
    #expect(Rasterizer.draw(Showcase.list, cache: cache) == first)
    cache.checkInvariants()
  }

  /// Corners and strips give the pixels that the outline does.
  @Test(arguments: [nil, 1, 3, 9, 14] as [Int?])
  func rounded_byCorners_isThePath(width: Int?) {
    let radii = [CornerRadii(Fixed(pixels: 8)), CornerRadii(Fixed(rawValue: 1900)), Showcase.radii]
    for radii in radii {
      let outline = RoundedRect(box(3, 4, 37, 36), radii: radii)
      let color = Pixel(red: 10, green: 100, blue: 200, alpha: 130)
      let path = width.map { Path(borderOf: outline, width: Fixed(pixels: $0)) } ?? Path(outline)
      let shape: DisplayList.Command =
        width.map { .border(outline, width: Fixed(pixels: $0), color) }
        ?? .paint(.rounded(outline), .color(color))
      #expect(draw([shape]) == draw([.paint(.path(path, .nonZero), .color(color))]))
    }
  }

  @Test func border_thatCoversEverything_fills() {
    let outline = RoundedRect(box(4, 4, 20, 10), radius: Fixed(pixels: 0))
    #expect(
      draw([.border(outline, width: Fixed(pixels: 3), .black)]) == draw([.fill(box(4, 4, 20, 10), .black)]))
  }

  /// A rounded rectangle whose edges have changed places has no inside, as a plain one has none.
  @Test func rounded_withoutAnInside_paintsNothing() {
    let outline = RoundedRect(box(4, 10, 20, 9), radius: Fixed(pixels: 0))
    #expect(draw([.paint(.rounded(outline), .color(.black))]) == draw([]))
  }

  @Test func clip_toAPath_isCoverageOfThePath() {
    let disc = Shape.rounded(RoundedRect(box(5, 5, 30, 30), radius: Fixed(rawValue: 3200)))
    let clipped = draw([.beginClip(disc), .fill(box(0, 0, 40, 40), .black), .end])
    #expect(clipped == draw([.paint(disc, .color(.black))]))
    #expect(clipped[17, 17] == .black)
    #expect(clipped[5, 5] == .white)
  }

  @Test func clip_inAClip_keepsWhatBothKeep() {
    let bitmap = draw([
      .beginClip(.rect(box(0, 0, 20, 40))), .beginClip(.rect(box(10, 10, 40, 40))),
      .fill(box(0, 0, 40, 40), .black), .end, .end, .fill(box(39, 39, 40, 40), .black),
    ])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (10..<20).contains(x) && y >= 10 || x == 39 && y == 39
        #expect(bitmap[x, y] == (isInside ? .black : .white))
      }
    }
  }

  /// Two overlapping fills in a group of half opacity shine through once, not twice.
  @Test func group_ofOverlappingFills_isOneSheet() {
    let bitmap = draw([
      .beginGroup(alpha: 128), .fill(box(0, 0, 20, 20), .black), .fill(box(10, 10, 30, 30), .black), .end,
    ])
    #expect(bitmap[15, 15] == bitmap[5, 5])
    #expect(bitmap[5, 5].red == 127)
    #expect(bitmap[35, 35] == .white)
  }

  /// What is masked is one sheet, of which the mask leaves what it and the clips around it cover.
  @Test func mask_leavesWhatItCovers() {
    let half = Pixel(red: 9, green: 200, blue: 77, alpha: 128)
    let bitmap = draw([
      .beginClip(.rect(box(0, 0, 40, 25))), .beginMask, .fill(box(10, 10, 30, 30), half), .beginMasked,
      .fill(box(0, 0, 40, 40), .white), .fill(box(0, 0, 20, 40), .black), .end, .end,
      .fill(box(39, 39, 40, 40), .black),
    ])
    #expect(bitmap[15, 15] == Pixel(red: 127, green: 127, blue: 127))
    #expect(bitmap[5, 15] == .white && bitmap[25, 15] == .white && bitmap[15, 27] == .white)
    #expect(bitmap[39, 39] == .black)
    // Where nothing is left, nothing is painted, and what follows is as before.
    let empty = draw([
      .beginClip(.rect(box(50, 50, 60, 60))), .beginMask, .beginMasked, .fill(box(0, 0, 40, 40), .black),
      .end, .end,
      .fill(box(0, 0, 1, 1), .black),
    ])
    #expect(empty[1, 1] == .white && empty[0, 0] == .black)
  }

  /// From one end of the coordinates to the other, where squares of distances leave 64 bits.
  @Test func gradient_overAllCoordinates_isHalfWayInTheMiddle() {
    let ends = (FixedPoint(.min, .min), FixedPoint(.max, .max))
    let gradient = LinearGradient(
      from: ends.0, to: ends.1,
      stops: [.init(position: 0, color: .black), .init(position: 65536, color: .white)])
    let bitmap = draw([.paint(.rect(box(0, 0, 40, 40)), .gradient(gradient))])
    #expect((126...129).contains(bitmap[0, 0].red))
    #expect((126...129).contains(bitmap[39, 39].red))
    let turned = draw([
      .beginTransform(.scale(x: 64 << 24, y: 64 << 24)),
      .paint(.rect(box(0, 0, 40, 40)), .gradient(gradient)), .end,
    ])
    #expect((126...129).contains(turned[39, 39].red))
  }

  /// In several stretches of rows, on grounds that can be seen through, cover everything, or nearly everything.
  @Test(
    arguments: [
      nil, Showcase.rect(0, 0, 1000, 400), Showcase.rect(0, 0, 1000, 700), Showcase.rect(-5, -5, 1001, 701),
      Showcase.rect(1, 0, 1000, 700),
      FixedRect(
        left: Fixed(rawValue: 0), top: Fixed(rawValue: 1), right: Fixed(pixels: 1000),
        bottom: Fixed(pixels: 700)),
    ] as [FixedRect?], [255, 254] as [UInt8])
  func digest_withoutAPicture_isThatOfThePixels(ground: FixedRect?, alpha: UInt8) {
    var list = DisplayList(width: 1000, height: 700)
    if let ground { list.append(.fill(ground, Pixel(red: 250, green: 251, blue: 252, alpha: alpha))) }
    list.append(.fill(box(100, 200, 900, 650), Pixel(red: 200, green: 30, blue: 3, alpha: 90)))
    // What an earlier picture has left in the memory shows nowhere.
    let cache = MaskCache()
    var earlier = DisplayList(width: 1000, height: 700)
    earlier.append(.fill(box(0, 0, 1000, 700), .black))
    _ = Rasterizer.digest(of: earlier, cache: cache)
    #expect(Rasterizer.digest(of: list, cache: cache) == Rasterizer.draw(list).pixelDigest)
  }

  @Test func digest_ofAnyPicture_isThatOfThePixels() {
    for (width, height) in [(0, 0), (0, 9), (9, 0), (1, 1), (100_000, 3), (3, 70_000)] {
      let list = DisplayList(width: width, height: height)
      #expect(Rasterizer.digest(of: list) == Rasterizer.draw(list).pixelDigest, "\(width) x \(height)")
    }
    #expect(Rasterizer.digest(of: Showcase.list) == Rasterizer.draw(Showcase.list).pixelDigest)
  }

  /// A canvas of 64 MB under a veil that is a group of its own: bands keep the group's sheet small.
  @Test func largeCanvas_needsNoSecondCopy() {
    var list = DisplayList(width: 8000, height: 2000)
    list.append(.fill(Showcase.rect(0, 0, 8000, 2000), .white))
    list.append(.beginGroup(alpha: 100))
    list.append(.fill(Showcase.rect(0, 0, 8000, 2000), .black))
    list.append(.end)
    var bitmap = Bitmap(width: 8000, height: 2000, fill: .clear, alpha: .premultiplied)
    func place() -> UInt { bitmap.withPixels { UInt(bitPattern: $0.baseAddress) } }
    let (cache, before) = (MaskCache(), place())
    Rasterizer.draw(list, on: &bitmap, cache: cache)
    #expect(bitmap[7999, 1999] == bitmap[0, 0])
    #expect(place() == before)
    #expect(cache.scratch.largestSheet == 524 * 8000)
  }

  @Test func drawings_onSeveralThreadsAtOnce_areTheSame() {
    let whole = Rasterizer.draw(Showcase.list, cache: MaskCache())
    let same = Same()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if Rasterizer.draw(Showcase.list) == whole { same.count() }
    }
    #expect(same.total == 8)
  }

  private final class Same: @unchecked Sendable {
    private let queue = DispatchQueue(label: "count")
    private(set) var total = 0
    func count() { queue.sync { total += 1 } }
  }

  @Test func gradient_alongARow_runsFromColourToColour() {
    let gradient = LinearGradient(
      from: FixedPoint(0, 0), to: FixedPoint(40 * 256, 0),
      stops: [.init(position: 0, color: .black), .init(position: 65536, color: .white)])
    let bitmap = draw([.paint(.rect(box(0, 0, 40, 40)), .gradient(gradient))])
    for x in 0..<40 {
      let exact = (Double(x) + 0.5) / 40 * 255
      #expect(abs(Double(bitmap[x, 20].red) - exact) <= 1)
      #expect(bitmap[x, 20] == bitmap[x, 0])
    }
  }

  @Test func transform_byAQuarterTurn_movesPixelsExactly() {
    let turn = Affine.rotation(turns: 1 << 30).then(.translation(x: Fixed(pixels: 40), y: Fixed(pixels: 0)))
    let bitmap = draw([.beginTransform(turn), .fill(box(2, 3, 10, 5), .black), .end])
    #expect(bitmap == draw([.fill(box(35, 2, 37, 10), .black)]))
  }

  @Test func sine_everywhere_isWithinAMillionth() {
    for step in 0..<4096 {
      let turns = UInt32(step) << 20
      // The oracle: repeated halving down to an angle where sine and angle are equal in a Double.
      var angle = Double(step) / 4096 * 2 * Double.pi
      angle /= 1024
      var (sine, cosine) = (
        angle - angle * angle * angle / 6, 1 - angle * angle / 2 + angle * angle * angle * angle / 24
      )
      for _ in 0..<10 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
      #expect(abs(Double(integerSine(turns)) / Double(1 << 30) - sine) < 1e-6)
    }
    #expect(integerSine(1 << 30) == 1 << 30)
    #expect(integerSine(1 << 31) == 0)
  }

  @Test func shadow_keepsItsInkAndFades() {
    let shape = Shape.rounded(RoundedRect(box(12, 12, 28, 28), radius: Fixed(pixels: 0)))
    let shadow = Shadow(of: shape, offset: FixedPoint(0, 0), radius: Fixed(pixels: 2), color: .black)
    let bitmap = draw([.shadow(shadow)])
    var ink = 0
    for y in 0..<40 {
      for x in 0..<40 {
        ink += 255 - Int(bitmap[x, y].red)
        #expect(bitmap[x, y] == bitmap[39 - x, y])
        // Across goes first, so rounding may differ by one between a place and its mirror on the diagonal.
        #expect(abs(Int(bitmap[x, y].red) - Int(bitmap[y, x].red)) <= 1)
      }
    }
    #expect(abs(Double(ink) / 255 - 256) < 3)
    #expect((100...155).contains(bitmap[12, 20].red))
  }

  /// A patch that is stretched gives the pixels that blurring the whole silhouette does.
  @Test func shadow_byPatches_isTheWholeBlurred() {
    let outline = RoundedRect(box(10, 10, 110, 90), radius: Fixed(pixels: 6))
    func drawn(_ shape: Shape) -> Bitmap {
      var list = DisplayList(width: 120, height: 110)
      list.append(
        .shadow(
          Shadow(of: shape, offset: FixedPoint(256, 512), radius: Fixed(pixels: 5), color: .black)))
      return Rasterizer.draw(list)
    }
    #expect(drawn(.rounded(outline)) == drawn(.path(Path(outline), .nonZero)))
  }

  /// A quarter turn of a square is the same square, and its shadow falls a quarter turn further.
  @Test func shadow_underATransform_turnsWithWhatCastsIt() {
    let square = Shape.path(Path(box(-8, -8, 8, 8)), .nonZero)
    func drawn(turns: UInt32, x: Int32, y: Int32) -> Bitmap {
      let shadow = Shadow(of: square, offset: FixedPoint(x, y), radius: Fixed(pixels: 0), color: .black)
      let middle = Affine.translation(x: Fixed(pixels: 20), y: Fixed(pixels: 20))
      return draw([.beginTransform(Affine.rotation(turns: turns).then(middle)), .shadow(shadow), .end])
    }
    #expect(drawn(turns: 1 << 30, x: 5 << 8, y: 0) == drawn(turns: 0, x: 0, y: 5 << 8))
    #expect(drawn(turns: 1 << 31, x: 5 << 8, y: 256) == drawn(turns: 0, x: -5 << 8, y: -256))
  }

  /// A mask at a quarter pixel gives the pixels that the outline does at the same place.
  @Test func glyphs_fromMasks_areTheOutlines() {
    for phase in Int32(0)..<4 {
      let run = Showcase.glyphs(Fixed(pixels: 20), x: 256 + 64 * phase, y: 25 * 256)
      let place = GlyphRun.Place(outline: 0, origin: run.places[0].origin)
      let one = GlyphRun(
        face: run.face, unitsPerEm: run.unitsPerEm, size: run.size, color: .black, outlines: run.outlines,
        places: [place])
      let path = one.scaled(
        run.outlines[0].path, x: Int64(place.origin.x.rawValue), y: Int64(place.origin.y.rawValue))
      #expect(draw([.glyphs(one)]) == draw([.paint(.path(path, .nonZero), .color(.black))]))
      #expect(draw([.glyphs(one)]) != draw([]))
    }
  }
}
