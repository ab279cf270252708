import LayoutSnapshotGraphics

extension Painter {
  /// Paints the inside of a shape, by the shortest way that gives the exact pixels.
  func fill(_ shape: Shape, _ paint: Paint) {
    guard case .color(let color) = paint, transform == nil else {
      let (path, rule) = self.path(of: shape)
      if let source = source(paint) { fill(path, rule, source) }
      return
    }
    let bits = color.premultiplied.bits
    if !shows(bits) { return }
    switch shape {
    case .rect(let rect): fill(rect, bits)
    case .rounded(let rounded):
      if rounded.rect.isEmpty { return }
      if !fillByCorners(rounded, width: nil, bits) { fill(Path(rounded), .nonZero, .color(bits)) }
    case .path(let path, let rule): fill(path, rule, .color(bits))
    }
  }

  func border(_ outline: RoundedRect, _ width: Fixed, _ color: Pixel) {
    let bits = color.premultiplied.bits
    if !shows(bits) || width.rawValue <= 0 || outline.rect.isEmpty { return }
    if transform == nil && fillByCorners(outline, width: width, bits) { return }
    let path = Path(borderOf: outline, width: width)
    fill(transform.map { map in path.map { map.map($0) } } ?? path, .nonZero, .color(bits))
  }

  /// Whether painting a colour changes anything.
  func shows(_ color: UInt32) -> Bool { color != 0 || !surface.mode.keepsUnderTransparent }

  private func source(_ paint: Paint) -> Source? {
    switch paint {
    case .color(let color):
      let bits = color.premultiplied.bits
      return shows(bits) ? .color(bits) : nil
    case .gradient(let gradient):
      guard let transform else { return .gradient(GradientRamp(gradient, inverse: nil)) }
      return transform.inverse.map { .gradient(GradientRamp(gradient, inverse: $0)) }
    case .radial(let gradient):
      guard let transform else { return .radial(RadialRamp(gradient, inverse: nil)) }
      return transform.inverse.map { .radial(RadialRamp(gradient, inverse: $0)) }
    case .conic(let gradient):
      guard let transform else { return .conic(ConicRamp(gradient, inverse: nil)) }
      return transform.inverse.map { .conic(ConicRamp(gradient, inverse: $0)) }
    }
  }

  /// Paints the inside of any path.
  func fill(_ path: Path, _ rule: Path.FillRule, _ source: Source) {
    let edges = Edges(path)
    let box = clip.intersection(edges.touchedPixels)
    if box.isEmpty { return }
    let bytes = unsafe cache.scratch.coverage.reserve(box.width)
    unsafe cache.scratch.accumulator.fill(edges, in: box, rule: rule, into: bytes) { y in
      unsafe paintRow(box.left, y, count: box.width, bytes, source)
    }
  }

  /// Paints neighbouring pixels of a row, each by its coverage.
  func paintRow(_ x: Int, _ y: Int, count: Int, _ coverage: UnsafePointer<UInt8>, _ source: Source) {
    unsafe withClip(x, y, count, coverage) { coverage in
      if case .color(let color) = source {
        unsafe surface.row(x, y, count: count, coverage: coverage, color)
      } else {
        let colors = unsafe cache.scratch.colors.reserve(count)
        unsafe source.colors(x, y, count: count, into: colors)
        unsafe surface.row(x, y, count: count, coverage: coverage, colors: colors)
      }
    }
  }

  /// Paints a rectangle, its border pixels by the exact area they share.
  func fill(_ rect: FixedRect, _ color: UInt32) {
    if rect.isEmpty { return }
    let box = clip.intersection(rect.touchedPixels)
    if box.isEmpty { return }
    if rect.isWhole { return fill(box, color) }
    for y in box.top..<box.bottom {
      let down = overlap(rect.top, rect.bottom, y)
      func one(_ x: Int) {
        if x < box.left || x >= box.right { return }
        span(x, y, 1, coverage: area(down * overlap(rect.left, rect.right, x)), color)
      }
      let (first, last) = (rect.left.floor, rect.right.ceiling - 1)
      one(first)
      if last > first { one(last) }
      let (from, to) = (max(box.left, first + 1), min(box.right, last))
      if from < to { span(from, y, to - from, coverage: area(down * 256), color) }
    }
  }

  /// Paints whole pixels.
  func fill(_ box: PixelEdges, _ color: UInt32) {
    let box = clip.intersection(box)
    if box.isEmpty { return }
    if clipMask == nil { return surface.fill(box, color) }
    for y in box.top..<box.bottom { span(box.left, y, box.width, coverage: 255, color) }
  }

  private func span(_ x: Int, _ y: Int, _ count: Int, coverage: UInt64, _ color: UInt32) {
    if coverage == 0 { return }
    if clipMask == nil { return surface.span(x, y, count: count, coverage: coverage, color) }
    let bytes = unsafe cache.scratch.coverage.reserve(count)
    unsafe bytes.update(repeating: UInt8(coverage), count: count)
    unsafe paintRow(x, y, count: count, bytes, .color(color))
  }

  /// The byte of coverage nearest to an area in 1/65536 pixel.
  private func area(_ area: Int64) -> UInt64 { UInt64((area * 255 + 32768) >> 16) }

  /// How much of a row or column of pixels an interval covers, in 1/256.
  private func overlap(_ from: Fixed, _ to: Fixed, _ pixel: Int) -> Int64 {
    min(Int64(to.rawValue), Int64(pixel + 1) << 8) - max(Int64(from.rawValue), Int64(pixel) << 8)
  }
}
