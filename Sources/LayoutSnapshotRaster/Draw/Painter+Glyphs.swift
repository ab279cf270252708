import LayoutSnapshotGraphics

extension Painter {
  /// Paints glyphs from cached masks; turned ones, and those larger than a mask should be, as paths.
  func glyphs(_ run: GlyphRun) {
    let color = run.color.premultiplied.bits
    if !shows(color) || run.size.rawValue == 0 { return }
    if transform != nil || run.size > Fixed(pixels: 256) { return glyphPaths(run, color) }
    let glyphs = run.outlines.map { cache.glyph($0, of: run) }
    for place in run.places {
      let glyph = glyphs[place.outline]
      // The nearest quarter pixel across; lines of text stand on whole pixels.
      let x = Int(place.origin.x.rawValue) + 32
      let y = (Int(place.origin.y.rawValue) + 128) >> 8
      let phase = x >> 6 & 3
      let mask = glyph.phases[phase] ?? cache.mask(glyph, phase: phase, of: run)
      if mask.bytes.isEmpty { continue }
      let bounds = mask.bounds
      let target = PixelEdges(
        left: bounds.left + (x >> 8), top: bounds.top + y, right: bounds.right + (x >> 8),
        bottom: bounds.bottom + y)
      blit(mask, from: (0, 0), to: target, color)
    }
  }

  private func glyphPaths(_ run: GlyphRun, _ color: UInt32) {
    for place in run.places {
      let path = run.scaled(
        run.outlines[place.outline].path, x: Int64(place.origin.x.rawValue),
        y: Int64(place.origin.y.rawValue))
      fill(transform.map { map in path.map { map.map($0) } } ?? path, .nonZero, .color(color))
    }
  }
}
