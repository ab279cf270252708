import LayoutSnapshotGraphics
import RandomNumbers
import Testing

@testable import LayoutSnapshotRaster

/// A picture that is painted in bands, each from the commands that can touch it.
@Suite struct BandTests {
  /// Random lists with everything that can be drawn, turned, clipped, masked and nested: every height of bands gives the
  /// picture that the whole list gives.
  @Test(arguments: 0..<40)
  func bands_ofAnyHeight_giveThePictureOfTheWholeList(seed: UInt64) {
    var lists = RandomList(seed: seed)
    let list = lists.next()
    let whole = Rasterizer.draw(list)
    for threads in [2, 5, 17, 90] { #expect(Rasterizer.draw(list, threads: threads) == whole) }
  }

  /// Ten rows of a table: a band goes through what surrounds them and through its own.
  @Test func index_ofRowsBelowEachOther_hasEachRowInItsBand() {
    var list = DisplayList(width: 100, height: 200)
    list.append(.fill(Showcase.rect(0, 0, 100, 200), .white))
    list.append(.beginClip(.rect(Showcase.rect(0, 0, 100, 200))))
    for row in 0..<10 {
      list.append(.beginGroup(alpha: 100))
      list.append(.fill(Showcase.rect(0, 20 * row + 5, 100, 20 * row + 10), .black))
      list.append(.end)
    }
    list.append(.end)
    let index = BandIndex(list, on: PixelEdges(left: 0, top: 0, right: 100, bottom: 200), rows: 20)
    for band in 0..<10 {
      let first = Int32(2 + 3 * band)
      #expect(Array(index[band]) == [0, 1, first, first + 1, first + 2, 32])
    }
  }

  /// One ground over another: a band has the last one that covers it. A translucent one, one that leaves a column, and one in a
  /// group cover nothing.
  @Test func index_ofGroundsOverEachOther_hasTheLastThatCoversABand() {
    var list = DisplayList(width: 100, height: 50)
    let veil = Pixel(red: 0, green: 0, blue: 0, alpha: 9)
    let commands: [DisplayList.Command] = [
      .fill(Showcase.rect(0, 0, 100, 50), .white), .beginClip(.rect(Showcase.rect(-5, 0, 105, 30))),
      .fill(Showcase.rect(-9, -9, 109, 99), .black), .end, .fill(Showcase.rect(0, 0, 100, 50), veil),
      .fill(Showcase.rect(1, 0, 100, 50), .white), .beginGroup(alpha: 99),
      .fill(Showcase.rect(0, 0, 100, 50), .white), .end,
    ]
    for command in commands { list.append(command) }
    let index = BandIndex(list, on: PixelEdges(left: 0, top: 0, right: 100, bottom: 50), rows: 20)
    #expect(Array(index[0]) == [1, 2, 3, 4, 5, 6, 7, 8])
    // The black ground ends within the second band.
    #expect(Array(index[1]) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Array(index[2]) == [0, 4, 5, 6, 7, 8])
    #expect(Rasterizer.draw(list, threads: 3) == Rasterizer.draw(list))
  }

  /// What begins and never ends, and what clips leave nothing of.
  @Test func reach_ofWhatNeverEnds_isThatOfItsContent() {
    let fill = DisplayList.Command.fill(Showcase.rect(0, 10, 10, 20), .black)
    let commands: [DisplayList.Command] = [
      .beginGroup(alpha: 9), .beginClip(.rect(Showcase.rect(0, 30, 10, 40))), fill, .end, .beginMask, fill,
      .beginMasked, fill,
    ]
    let rows = CommandReach(commands, height: 100).rows
    #expect(rows[1].isEmpty && rows[2].isEmpty && rows[3].isEmpty)
    #expect([0, 4, 5, 6, 7].allSatisfy { rows[$0] == rows[7] })
    #expect(rows[7].top <= 10 && rows[7].top >= 8 && rows[7].bottom >= 20 && rows[7].bottom <= 22)
  }

  /// Coordinates at their limits, which wrap around where they are moved.
  @Test func bands_ofCoordinatesAtTheirLimits_giveThePictureOfTheWholeList() {
    var list = DisplayList(width: 30, height: 90)
    let all = FixedRect(
      left: Fixed(rawValue: .min), top: Fixed(rawValue: .min), right: Fixed(rawValue: .max),
      bottom: Fixed(rawValue: .max))
    list.append(
      .shadow(
        Shadow(
          of: .path(Path(all), .nonZero), offset: FixedPoint(0, .max), radius: Fixed(pixels: 3),
          color: Pixel(red: 9, green: 9, blue: 200, alpha: 90))))
    list.append(.beginTransform(.scale(x: 64 << 24, y: 64 << 24)))
    list.append(.paint(.path(Path(all), .evenOdd), .color(Pixel(red: 200, green: 3, blue: 4, alpha: 80))))
    list.append(.end)
    list.append(.paint(.rect(all), .color(Pixel(red: 0, green: 99, blue: 4, alpha: 80))))
    #expect(Rasterizer.draw(list, threads: 9) == Rasterizer.draw(list))
  }
}

/// Lists of anything that can be drawn.
private struct RandomList {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next() -> DisplayList {
    var list = DisplayList(width: 120, height: 180)
    if Bool.random(using: &random) { list.append(.fill(Showcase.rect(0, 0, 120, 180), .white)) }
    var masks: [Bool] = []
    for _ in 0..<60 {
      if number(0...30) == 0 {
        list.append(.fill(Showcase.rect(-3, Int(number(-40...40)), 150, 170), .black))
      }
      switch Int.random(in: 0..<19, using: &random) {
      case 0:
        list.append(.beginClip(shape()))
        masks.append(false)
      case 1:
        list.append(.beginGroup(alpha: .random(in: 0...255, using: &random)))
        masks.append(false)
      case 2:
        list.append(.beginTransform(transform()))
        masks.append(false)
      case 16:
        list.append(.beginSheet)
        masks.append(false)
      case 17:
        list.append(.beginBlend(BlendMode.allCases.randomElement(using: &random) ?? .normal))
        masks.append(false)
      case 18:
        list.append(
          .beginShadow(
            DropShadow(
              offset: FixedPoint(number(-3000...3000), number(-6000...6000)),
              radius: Fixed(rawValue: number(0...1500)), color: color())))
        masks.append(false)
      case 3:
        list.append(.beginMask)
        masks.append(true)
      case 4, 5, 6:
        if let isMask = masks.popLast() {
          list.append(isMask ? .beginMasked : .end)
          if isMask { masks.append(false) }
        }
      default: list.append(painting())
      }
    }
    return list
  }

  private mutating func painting() -> DisplayList.Command {
    switch Int.random(in: 0..<9, using: &random) {
    case 6: .paint(shape(), .radial(radial()))
    case 7: .paint(shape(), .conic(conic()))
    case 0: .fill(rect(), color())
    case 1: .paint(shape(), .color(color()))
    case 2: .paint(shape(), .gradient(Showcase.gradient))
    case 3: .border(rounded(), width: Fixed(rawValue: number(0...3000)), color())
    case 4:
      .shadow(
        Shadow(
          of: shape(), offset: FixedPoint(number(-3000...3000), number(-9000...9000)),
          radius: Fixed(rawValue: number(0...2500)), color: color()))
    case 5: .image(ImageFill(Showcase.checkers, in: rect()))
    default:
      .glyphs(
        Showcase.glyphs(
          Fixed(rawValue: number(256...20_000)), x: number(-5000...25_000), y: number(-5000...50_000)))
    }
  }

  private mutating func radial() -> RadialGradient {
    let (from, to) = (point(), point())
    return RadialGradient(
      from: .init(from, radius: Fixed(rawValue: number(0...15_000))),
      to: .init(to, radius: Fixed(rawValue: number(0...15_000))), stops: Showcase.gradient.stops,
      extendsStart: Bool.random(using: &random), extendsEnd: Bool.random(using: &random))
  }

  private mutating func conic() -> ConicGradient {
    ConicGradient(
      around: point(), width: Fixed(rawValue: number(1...90_000)),
      height: Fixed(rawValue: number(1...90_000)),
      from: UInt32.random(in: 0 ... .max, using: &random), stops: Showcase.gradient.stops)
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .rect(rect())
    case 1: return .rounded(rounded())
    default:
      var path = Path()
      path.move(to: point())
      path.line(to: point())
      path.curve(to: point(), control: point())
      path.curve(to: point(), control1: point(), control2: point())
      return .path(path, Bool.random(using: &random) ? .nonZero : .evenOdd)
    }
  }

  private mutating func rounded() -> RoundedRect {
    RoundedRect(rect(), radius: Fixed(rawValue: number(0...6000)))
  }

  /// On whole pixels as often as between them.
  private mutating func rect() -> FixedRect {
    let mask: Int32 = Bool.random(using: &random) ? -256 : -1
    let (left, top) = (number(-5000...28_000) & mask, number(-5000...44_000) & mask)
    return FixedRect(
      left: Fixed(rawValue: left), top: Fixed(rawValue: top),
      right: Fixed(rawValue: left + number(-500...20_000) & mask),
      bottom: Fixed(rawValue: top + number(-500...12_000) & mask))
  }

  private mutating func transform() -> Affine {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .rotation(turns: .random(in: 0...UInt32.max, using: &random))
    case 1:
      .scale(x: Int64(number(-30_000_000...30_000_000)), y: Int64(number(-30_000_000...30_000_000)))
    default:
      .translation(x: Fixed(rawValue: number(-9000...9000)), y: Fixed(rawValue: number(-9000...9000)))
    }
  }

  private mutating func point() -> FixedPoint { FixedPoint(number(-5000...35_000), number(-5000...50_000)) }

  private mutating func color() -> Pixel {
    let bits = random.next()
    func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * UInt64(place))) }
    return Pixel(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
  }

  private mutating func number(_ range: ClosedRange<Int32>) -> Int32 {
    Int32.random(in: range, using: &random)
  }
}
