import LayoutSnapshotGraphics

/// Coverage that is needed again and again: corners of rounded rectangles, glyphs, blurred silhouettes.
///
/// What is cached depends on its key alone, so that drawing with a warm cache and with an empty one
/// gives the same bytes. A cache belongs to one thread.
package final class MaskCache {
  let scratch = Scratch()
  private var corners: [CornerKey: Mask] = [:]
  private var glyphs: [GlyphKey: [Glyph]] = [:]
  private var shadows: [ShadowKey: Mask] = [:]

  /// Whether it goes back to those that the process keeps.
  let isBorrowed: Bool
  private var byteCount = 0

  package convenience init() { self.init(isBorrowed: false) }

  init(isBorrowed: Bool) { self.isBorrowed = isBorrowed }

  /// How many bytes of coverage are kept at most; then all are dropped, which bounds memory for long runs.
  static let limit = 16 << 20

  private func count(_ mask: Mask) {
    // An outline, and what a dictionary takes for it, weighs about as much.
    byteCount += mask.bytes.count + 512
    if byteCount <= Self.limit { return }
    (corners, glyphs, shadows, byteCount) = ([:], [:], [:], 0)
  }

  /// A disc of some radius in a square of whole pixels, or, with a width, the ring at its edge.
  struct CornerKey: Hashable {
    let radius: Fixed
    let width: Fixed
    /// Half the square's side.
    let side: Int

    init(radius: Fixed, width: Fixed?) {
      self.radius = radius
      self.width = width ?? Fixed(rawValue: 0)
      side = max(radius, self.width).ceiling
    }

    var outline: RoundedRect {
      RoundedRect(
        FixedRect(pixels: PixelEdges(left: 0, top: 0, right: 2 * side, bottom: 2 * side)), radius: radius)
    }
  }

  func corner(_ key: CornerKey) -> Mask {
    if let mask = corners[key] { return mask }
    let path = key.width.rawValue == 0 ? Path(key.outline) : Path(borderOf: key.outline, width: key.width)
    let side = 2 * key.side
    let mask = scratch.mask(path, in: PixelEdges(left: 0, top: 0, right: side, bottom: side))
    count(mask)
    corners[key] = mask
    return mask
  }

  /// What determines a glyph's pixels, but for its outline, which is compared in full.
  private struct GlyphKey: Hashable {
    let glyph: UInt32
    let unitsPerEm: Int32
    let size: Fixed
  }

  /// A glyph at one size, at four phases of a quarter pixel.
  final class Glyph {
    let path: Path
    var phases: [Mask?] = [nil, nil, nil, nil]

    init(_ path: Path) { self.path = path }
  }

  /// The masks of an outline at a run's size.
  func glyph(_ outline: GlyphRun.Outline, of run: GlyphRun) -> Glyph {
    let key = GlyphKey(glyph: outline.glyph, unitsPerEm: run.unitsPerEm, size: run.size)
    if let known = glyphs[key]?.first(where: { $0.path == outline.path }) { return known }
    let glyph = Glyph(outline.path)
    glyphs[key, default: []].append(glyph)
    return glyph
  }

  /// A glyph's coverage when its origin lies a number of quarter pixels right of a whole one.
  func mask(_ glyph: Glyph, phase: Int, of run: GlyphRun) -> Mask {
    if let mask = glyph.phases[phase] { return mask }
    let path = run.scaled(glyph.path, x: Int64(phase) * 64, y: 0)
    let mask = scratch.mask(path, in: Edges(path).touchedPixels)
    count(mask)
    glyph.phases[phase] = mask
    return mask
  }

  /// A blurred rounded square with a middle row and column that can be repeated.
  struct ShadowKey: Hashable {
    let radius: Fixed
    let deviation: Fixed
  }

  func shadow(_ key: ShadowKey, _ make: () -> Mask) -> Mask {
    if let mask = shadows[key] { return mask }
    let mask = make()
    count(mask)
    shadows[key] = mask
    return mask
  }

  /// Whether no fill has left anything behind.
  package var isConsistent: Bool { scratch.accumulator.isClear }
}

extension GlyphRun {
  /// An outline in device pixels, moved by a number of 1/256 pixels; y turns downwards.
  func scaled(_ path: Path, x: Int64, y: Int64) -> Path {
    let (size, units) = (Int64(self.size.rawValue), Int64(unitsPerEm))
    func scaled(_ value: Int32) -> Int64 {
      let product = Int64(value) * size * 2 + units
      let quotient = product / (2 * units)
      return product % (2 * units) < 0 ? quotient - 1 : quotient
    }
    return path.map { point in
      FixedPoint(
        Int32(truncatingIfNeeded: x + scaled(point.x.rawValue)),
        Int32(truncatingIfNeeded: y - scaled(point.y.rawValue)))
    }
  }
}
