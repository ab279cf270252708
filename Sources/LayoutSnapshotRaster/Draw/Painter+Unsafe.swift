import LayoutSnapshotGraphics

/// Walks a display list and paints it on a surface.
struct Painter {
  private(set) var surface: Surface
  /// Where anything can be painted: within the surface, and within all clips.
  private(set) var clip: PixelEdges
  /// What is left of each pixel by clips that do not lie on whole pixels.
  private(set) var clipMask: Mask?
  /// nil while coordinates are those of the canvas.
  private(set) var transform: Affine?
  let cache: MaskCache
  private var saved: [Saved] = []

  private struct Saved {
    let clip: PixelEdges
    let clipMask: Mask?
    let transform: Affine?
    let surface: Surface
    let sheet: Sheet?
    var alpha: UInt8 = 255
    /// What is left of the sheet by a mask and the clips around it; without a mask, those of the clips.
    var veil: Mask?
    /// The shadow that is painted of the sheet in its place.
    var shadow: DropShadow?
  }

  init(_ surface: Surface, cache: MaskCache) {
    self.surface = surface
    clip = surface.bounds
    self.cache = cache
  }

  /// Paints a list, or of it what is found at some places.
  mutating func paint(_ commands: [DisplayList.Command], at places: ArraySlice<Int32>? = nil) {
    if let places {
      for place in places { paint(commands[Int(place)]) }
    } else {
      for command in commands { paint(command) }
    }
    while !saved.isEmpty { restore() }
  }

  private mutating func paint(_ command: DisplayList.Command) {
    switch command {
    case .fill(let rect, let color): fill(.rect(rect), .color(color))
    case .paint(let shape, let paint): fill(shape, paint)
    case .border(let outline, let width, let color): border(outline, width, color)
    case .shadow(let shadow): self.shadow(shadow)
    case .blur(let backdrop): blur(backdrop)
    case .glyphs(let run): glyphs(run)
    case .image(let fill): image(fill)
    case .beginClip(let shape):
      save()
      narrow(to: shape)
    case .beginGroup(let alpha): beginGroup(alpha)
    case .beginMask: begin(onSheet: true)
    case .beginMasked: beginMasked()
    case .beginSheet: begin(onSheet: true)
    case .beginBlend(let mode):
      save()
      surface.mode = mode
    case .beginShadow(let shadow): beginShadow(shadow)
    case .beginTransform(let map):
      save()
      transform = transform.map { map.then($0) } ?? map
    case .end: restore()
    }
  }

  private mutating func save(
    sheet: Sheet? = nil, alpha: UInt8 = 255, veil: Mask? = nil, shadow: DropShadow? = nil
  ) {
    saved.append(
      Saved(
        clip: clip, clipMask: clipMask, transform: transform, surface: surface, sheet: sheet, alpha: alpha,
        veil: veil ?? clipMask, shadow: shadow))
  }

  private mutating func beginGroup(_ alpha: UInt8) {
    begin(onSheet: alpha < 255, alpha: alpha)
  }

  /// Begins something on a sheet of its own, which is laid down at the end.
  private mutating func begin(onSheet needsSheet: Bool, alpha: UInt8 = 255, veil: Mask? = nil) {
    let sheet = clip.isEmpty || !needsSheet ? nil : Sheet(clip)
    save(sheet: sheet, alpha: alpha, veil: veil)
    guard let sheet else { return }
    surface = sheet.surface
    cache.scratch.largestSheet = max(cache.scratch.largestSheet, clip.width * clip.height)
    // The clip takes effect once, when the sheet is laid down.
    clipMask = nil
  }

  /// Makes a mask of the sheet that is being painted, and goes on on another.
  private mutating func beginMasked() {
    guard let last = saved.popLast() else { return }
    (clip, clipMask, transform, surface) = (last.clip, last.clipMask, last.transform, last.surface)
    begin(onSheet: true, veil: last.sheet.map { mask(of: $0) })
  }

  /// How opaque a sheet is, within the clips.
  private func mask(of sheet: Sheet) -> Mask { within(clipMask, Mask(clip, sheet.opacity(in: clip))) }

  /// Begins a sheet for what casts a shadow, as much larger than the clip as the shadow reaches into it.
  private mutating func beginShadow(_ shadow: DropShadow) {
    let room = clip.casting(shadow, transform)
    let sheet = clip.isEmpty || room.isEmpty ? nil : Sheet(room)
    save(sheet: sheet, shadow: shadow)
    clipMask = nil
    guard let sheet else { return clip.right = clip.left }
    surface = sheet.surface
    clip = room
  }

  /// Paints the shadow of what is on a sheet.
  private func paint(_ shadow: DropShadow, of sheet: Sheet) {
    let color = shadow.color.premultiplied.bits
    if !shows(color) { return }
    let (room, offset) = (sheet.surface.bounds, shadow.offset.moved(by: transform))
    let blurred = BoxBlur(deviation: shadow.radius.scaled(by: transform))
      .apply(to: Mask(room, sheet.opacity(in: room)))
    let bounds = blurred.bounds
    let (x, y) = (offset.x.nearestPixel, offset.y.nearestPixel)
    blit(
      blurred, from: (0, 0),
      to: PixelEdges(
        left: bounds.left + x, top: bounds.top + y, right: bounds.right + x, bottom: bounds.bottom + y), color
    )
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    (clip, clipMask, transform, surface) = (last.clip, last.veil, last.transform, last.surface)
    defer { clipMask = last.clipMask }
    guard let sheet = last.sheet, last.alpha > 0 else { return }
    if let shadow = last.shadow { return paint(shadow, of: sheet) }
    let coverage = unsafe cache.scratch.coverage.reserve(clip.width)
    for y in clip.top..<clip.bottom {
      unsafe coverage.update(repeating: last.alpha, count: clip.width)
      let colors = unsafe sheet.surface.pointer(clip.left, y)
      unsafe withClip(clip.left, y, clip.width, coverage) { coverage in
        unsafe surface.row(clip.left, y, count: clip.width, coverage: coverage, colors: colors)
      }
    }
  }

  /// Cuts off what lies outside a shape, from now until the end of the clip.
  private mutating func narrow(to shape: Shape) {
    if case .rect(let rect) = shape, transform == nil {
      clip = clip.intersection(rect.touchedPixels)
      if rect.isEmpty { clip.right = clip.left }
      if rect.isWhole { return }
    }
    let (path, rule) = self.path(of: shape)
    let box = clip.intersection(Edges(path).touchedPixels)
    clip = box
    if box.isEmpty { return }
    clipMask = within(clipMask, cache.scratch.mask(path, in: box, rule: rule))
  }

  /// What two masks leave together, where the inner one lies.
  private func within(_ outer: Mask?, _ inner: Mask) -> Mask {
    guard let outer else { return inner }
    let box = inner.bounds
    var bytes = inner.bytes
    for y in 0..<box.height {
      unsafe outer.withRow(box.left, box.top + y) { row in
        for x in 0..<box.width {
          let index = y * box.width + x
          bytes[index] = unsafe UInt8(divideBy255(UInt32(bytes[index]) * UInt32(row[x])))
        }
      }
    }
    return Mask(box, bytes)
  }

  /// A shape's outline on the canvas.
  func path(of shape: Shape) -> (Path, Path.FillRule) {
    let (path, rule): (Path, Path.FillRule)
    switch shape {
    case .rect(let rect): (path, rule) = (rect.isEmpty ? Path() : Path(rect), .nonZero)
    case .rounded(let rounded):
      (path, rule) = (rounded.rect.isEmpty ? Path() : Path(rounded), .nonZero)
    case .path(let outline, let itsRule): (path, rule) = (outline, itsRule)
    }
    guard let transform else { return (path, rule) }
    return (path.map { transform.map($0) }, rule)
  }

  /// Lessens coverage by the clip, if that is not a rectangle of whole pixels.
  @inline(__always)
  func withClip(
    _ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>, _ body: (UnsafePointer<UInt8>) -> Void
  ) {
    guard let clipMask else { return unsafe body(coverage) }
    let clipped = unsafe cache.scratch.clipped.reserve(count)
    unsafe clipMask.withRow(x, y) { row in
      for index in 0..<count {
        unsafe clipped[index] = unsafe UInt8(
          truncatingIfNeeded: divideBy255(UInt32(coverage[index]) &* UInt32(row[index])))
      }
    }
    unsafe body(clipped)
  }
}
