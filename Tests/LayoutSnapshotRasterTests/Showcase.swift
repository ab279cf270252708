import LayoutSnapshotGraphics

/// A display list in which everything that can be drawn occurs, at some place between pixels or other.
enum Showcase {
  static let list: DisplayList = {
    var list = DisplayList(width: 320, height: 240)
    list.append(.fill(rect(0, 0, 320, 240), Pixel(red: 245, green: 245, blue: 250)))
    shapes(&list)
    groups(&list)
    images(&list)
    list.append(.glyphs(glyphs(Fixed(rawValue: 17 * 256), x: 2570, y: 55_000)))
    return list
  }()

  static func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> FixedRect {
    FixedRect(pixels: PixelEdges(left: left, top: top, right: right, bottom: bottom))
  }

  static let radii = CornerRadii(
    topLeft: Fixed(pixels: 4), topRight: Fixed(pixels: 12), bottomRight: Fixed(pixels: 0),
    bottomLeft: Fixed(rawValue: 2000))
  static let gradient = LinearGradient(
    from: FixedPoint(33_000, 3000), to: FixedPoint(50_000, 14_000),
    stops: [
      .init(position: 0, color: Pixel(red: 255, green: 59, blue: 48)),
      .init(position: 30_000, color: Pixel(red: 255, green: 204, blue: 0, alpha: 200)),
      .init(position: 65536, color: Pixel(red: 0, green: 122, blue: 255)),
    ])

  private static func shapes(_ list: inout DisplayList) {
    let card = RoundedRect(rect(10, 10, 110, 60), radius: Fixed(pixels: 10))
    let black = Pixel(red: 0, green: 0, blue: 0, alpha: 90)
    list.append(
      .shadow(Shadow(of: .rounded(card), offset: FixedPoint(0, 768), radius: Fixed(pixels: 4), color: black)))
    list.append(.paint(.rounded(card), .color(.white)))
    list.append(.border(card, width: Fixed(pixels: 2), Pixel(red: 0, green: 122, blue: 255)))
    let odd = RoundedRect(rect(20, 20, 60, 50), radii: radii)
    list.append(.paint(.rounded(odd), .color(Pixel(red: 52, green: 199, blue: 89, alpha: 150))))
    list.append(.border(odd, width: Fixed(rawValue: 300), .black))
    list.append(.paint(.rounded(RoundedRect(rect(130, 10, 200, 55), radii: radii)), .gradient(gradient)))
    list.append(
      .paint(
        .rounded(RoundedRect(rect(220, 10, 300, 55), radii: radii)),
        .conic(
          ConicGradient(
            around: FixedPoint(66_000, 8300), width: Fixed(pixels: 80), height: Fixed(pixels: 45),
            from: 3_000_000_000, stops: gradient.stops))))
    var star = Path()
    star.move(to: FixedPoint(60_000, 2560))
    for point in [(66_000, 15_000), (54_000, 7000), (66_500, 6900), (55_000, 15_300)] {
      star.line(to: FixedPoint(Int32(point.0), Int32(point.1)))
    }
    list.append(
      .shadow(
        Shadow(
          of: .path(star, .evenOdd), offset: FixedPoint(300, 500), radius: Fixed(rawValue: 700), color: .black
        )))
    list.append(.paint(.path(star, .evenOdd), .color(Pixel(red: 255, green: 149, blue: 0))))
  }

  private static func groups(_ list: inout DisplayList) {
    list.append(.beginClip(.rounded(RoundedRect(rect(10, 70, 110, 130), radius: Fixed(pixels: 20)))))
    list.append(.fill(rect(0, 70, 120, 100), Pixel(red: 88, green: 86, blue: 214)))
    list.append(.beginGroup(alpha: 128))
    list.append(.fill(rect(30, 80, 70, 125), .black))
    list.append(.fill(rect(50, 90, 120, 140), Pixel(red: 255, green: 45, blue: 85)))
    list.append(.end)
    list.append(.end)
    let turn = Affine.rotation(turns: 300_000_000).then(
      .translation(x: Fixed(pixels: 170), y: Fixed(pixels: 80)))
    list.append(.beginTransform(turn))
    list.append(.paint(.rounded(RoundedRect(rect(0, 0, 70, 30), radii: radii)), .color(.black)))
    list.append(.beginClip(.rect(rect(5, 5, 60, 25))))
    var fill = ImageFill(checkers, in: rect(0, 0, 70, 30))
    fill.resizing = .stretch
    list.append(.image(fill))
    list.append(.glyphs(glyphs(Fixed(pixels: 14), x: 2000, y: 5000)))
    list.append(.end)
    list.append(.end)
  }

  private static func images(_ list: inout DisplayList) {
    list.append(.image(ImageFill(checkers, in: rect(220, 80, 300, 130))))
    list.append(.image(ImageFill(checkers, in: rect(220, 140, 225, 144))))
    var capped = ImageFill(checkers, in: rect(230, 140, 300, 180))
    capped.caps = ImageFill.Caps(left: 3, top: 2, right: 3, bottom: 2)
    capped.scale = 2 * 65536
    list.append(.image(capped))
    capped.resizing = .tile
    capped.tint = Pixel(red: 175, green: 82, blue: 222)
    list.append(.beginTransform(.translation(x: Fixed(pixels: -80), y: Fixed(rawValue: 1300))))
    list.append(.image(capped))
    list.append(.end)
  }

  static let checkers: NamedImage = {
    var bitmap = Bitmap(width: 12, height: 9)
    for y in 0..<9 {
      for x in 0..<12 where (x + y) % 2 == 0 || x < 3 {
        bitmap[x, y] = Pixel(red: UInt8(20 * x), green: UInt8(25 * y), blue: 90, alpha: UInt8(255 - 9 * x))
      }
    }
    return NamedImage("checkers", bitmap)
  }()

  /// Letters of lines and curves in 1000 units to the em.
  static func glyphs(_ size: Fixed, x: Int32, y: Int32) -> GlyphRun {
    var ring = Path()
    ring.move(to: FixedPoint(50, 350))
    ring.curve(to: FixedPoint(300, 700), control: FixedPoint(50, 700))
    ring.curve(to: FixedPoint(550, 350), control: FixedPoint(550, 700))
    ring.curve(to: FixedPoint(300, 0), control: FixedPoint(550, 0))
    ring.curve(to: FixedPoint(50, 350), control: FixedPoint(50, 0))
    ring.append(
      Path(
        FixedRect(
          left: Fixed(rawValue: 200), top: Fixed(rawValue: 200), right: Fixed(rawValue: 400),
          bottom: Fixed(rawValue: 500)), clockwise: true))
    let bar = Path(
      FixedRect(
        left: Fixed(rawValue: 60), top: Fixed(rawValue: -200), right: Fixed(rawValue: 180),
        bottom: Fixed(rawValue: 700)))
    let step = size.rawValue * 5 / 8 + 3
    return GlyphRun(
      face: "Test Sans", unitsPerEm: 1000, size: size, color: Pixel(red: 20, green: 20, blue: 60),
      outlines: [.init(glyph: 7, path: ring), .init(glyph: 9, path: bar)],
      places: (0..<12).map { .init(outline: $0 % 2, origin: FixedPoint(x + Int32($0) * step, y)) })
  }
}
