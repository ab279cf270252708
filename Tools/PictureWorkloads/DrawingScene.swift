import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import RandomNumbers
import LayoutSnapshotTypeset

/// What drawing is measured with: 60 rectangles, 40 rounded ones and 1000 glyphs, on white.
public struct DrawingScene {
  /// Pixels across.
  public let width: Int
  /// Pixels downwards.
  public let height: Int
  /// The same scene for another program, a command a line.
  public private(set) var text = ""
  private var list: DisplayList

  /// - Parameter scale: device pixels in a point.
  public init(width: Int, height: Int, scale: Int) {
    (self.width, self.height) = (width, height)
    list = DisplayList(width: width, height: height)
    let size = 16 * scale
    text = "size \(size)\n"
    var random = SplitMix(seed: 3)
    func next(_ limit: Int) -> Int { random.below(limit) }
    for index in 0..<100 {
      let (w, h) = (scale * (20 + next(160)), scale * (16 + next(60)))
      let (x, y) = (next(max(1, width - w)), next(max(1, height - h)))
      let alpha = index % 4 == 0 ? 128 : 255
      let color = Pixel(
        red: UInt8(next(256)), green: UInt8(next(256)), blue: UInt8(next(256)), alpha: UInt8(alpha))
      let rect = FixedRect(pixels: PixelEdges(left: x, top: y, right: x + w, bottom: y + h))
      let digits =
        UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(alpha)
      let hexadecimal = String(digits, radix: 16)
      if index < 60 {
        list.append(.fill(rect, color))
        text += "rect \(x) \(y) \(w) \(h) \(hexadecimal)\n"
      } else {
        let radius = 8 * scale
        list.append(.paint(.rounded(RoundedRect(rect, radius: Fixed(pixels: radius))), .color(color)))
        text += "oval \(x) \(y) \(w) \(h) \(radius) \(hexadecimal)\n"
      }
    }
    addGlyphs(size)
  }

  private mutating func addGlyphs(_ size: Int) {
    let face = EmbeddedFonts.regular
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567".unicodeScalars)
    let outlines = letters.compactMap { face.glyph(for: $0) }.map { glyph in
      GlyphRun.Outline(glyph: UInt32(glyph.value), path: Path(face.outline(of: glyph)))
    }
    let columns = 40
    let places = (0..<1000).map { index in
      let (column, row) = (index % columns, index / columns)
      let x = column * (width * 256 / columns) + index * 37 % 256
      let y = (row + 1) * height / 26
      text += "glyph \(index % outlines.count) \(Double(x) / 256) \(y)\n"
      return GlyphRun.Place(outline: index % outlines.count, origin: FixedPoint(Int32(x), Int32(y * 256)))
    }
    list.append(
      .glyphs(
        GlyphRun(
          face: "Snapshot Sans", unitsPerEm: Int32(2 * face.unitsPerEm), size: Fixed(pixels: size),
          color: Pixel(red: 20, green: 20, blue: 60), outlines: outlines, places: places)))
  }

  /// Draws the scene again and again on the same canvas.
  ///
  /// - Returns: a function that draws once; its first call finds nothing cached.
  public func drawer() -> () -> Void {
    var bitmap = Bitmap(width: width, height: height, fill: .white)
    let cache = MaskCache()
    return { [list] in Rasterizer.draw(list, on: &bitmap, cache: cache) }
  }

  /// Digests the scene's pixels, row by row without a canvas or when a new canvas is complete.
  public func digester(whileDrawing: Bool) -> () -> Void {
    let cache = MaskCache()
    return { [list] in
      if whileDrawing {
        _ = Rasterizer.digest(of: list, cache: cache)
      } else {
        _ = Rasterizer.draw(list, cache: cache).pixelDigest
      }
    }
  }

  /// Draws the scene once on a new canvas, under a veil that is a group of its own.
  ///
  /// - Returns: the number of pixels, so that something depends on them.
  public func drawVeiled() -> Int {
    var list = list
    let all = PixelEdges(left: 0, top: 0, right: width, bottom: height)
    list.append(.beginGroup(alpha: 100))
    list.append(.fill(FixedRect(pixels: all), Pixel(red: 250, green: 250, blue: 250)))
    list.append(.end)
    return Rasterizer.draw(list).pixelCount
  }

  /// Fills a canvas of one million pixels with an opaque colour.
  public static func filler() -> () -> Void {
    var bitmap = Bitmap(width: 1024, height: 1024, fill: .clear)
    var list = DisplayList(width: 1024, height: 1024)
    let all = PixelEdges(left: 0, top: 0, right: 1024, bottom: 1024)
    list.append(.fill(FixedRect(pixels: all), Pixel(red: 1, green: 2, blue: 3)))
    let cache = MaskCache()
    return { [list] in Rasterizer.draw(list, on: &bitmap, cache: cache) }
  }
}

// The views' own way from outlines to paths would bring Foundation along, which the measured tools do without.
extension Path {
  /// A font's outline in the units that a glyph run speaks of.
  fileprivate init(_ outline: GlyphOutline) {
    self.init()
    func point(_ point: GlyphOutline.Point) -> FixedPoint { FixedPoint(point.x, point.y) }
    for element in outline.elements {
      switch element {
      case .move(let to): move(to: point(to))
      case .line(let to): line(to: point(to))
      case .curve(let control, let end): curve(to: point(end), control: point(control))
      }
    }
  }
}
