import LayoutSnapshotGraphics

extension Rasterizer {
  /// The digest of the picture that a list gives on a canvas that is transparent at first, without the picture.
  ///
  /// It is that of `draw(list).pixelDigest`. Rows are painted and digested in one small piece of memory, which
  /// stays in the processor's cache. A picture of its own takes 4 MB for a phone: memory that is new each time,
  /// written twice and fetched again, which is half of what a snapshot that passes would cost.
  package static func digest(of list: DisplayList, cache: MaskCache? = nil) -> Digest128 {
    let cache = cache ?? .borrowed()
    var digest = PixelDigest(width: list.width, height: list.height)
    let bounds = PixelEdges(left: 0, top: 0, right: list.width, bottom: list.height)
    for band in bands(of: bounds, rows: max(16, digestedPixels / max(1, list.width))) {
      add(band, of: list, to: &digest, cache)
    }
    #if CHECK_INVARIANTS
      cache.checkInvariants()
    #endif
    cache.returnToNextDrawing()
    return digest.value
  }

  /// Paints some rows and digests them.
  private static func add(
    _ band: PixelEdges, of list: DisplayList, to digest: inout PixelDigest, _ cache: MaskCache
  ) {
    let rows = unsafe cache.scratch.rows.reserve(band.width * band.height)
    // What is painted over an opaque ground is opaque, and nothing of what the memory held shows.
    let hasGround = list.beginsWithAnOpaqueGround
    if !hasGround { unsafe rows.update(repeating: 0, count: band.width * band.height) }
    if !band.isEmpty {
      var painter = unsafe Painter(Surface(base: rows, stride: band.width, bounds: band), cache: cache)
      painter.paint(list.commands)
    }
    let straight = unsafe cache.scratch.colors.reserve(band.width)
    for y in 0..<band.height {
      let row = unsafe rows + y * band.width
      if unsafe hasGround || isOpaque(row, count: band.width) {
        unsafe digest.add(row)
      } else {
        unsafe unpremultiply(row, into: straight, count: band.width)
        unsafe digest.add(straight)
      }
    }
  }

  /// Pixels that are painted before they are digested: 256 KB, which the second-level cache holds.
  private static var digestedPixels: Int { 1 << 16 }
}

extension DisplayList {
  /// Whether the first thing that is painted covers all of the canvas in an opaque colour.
  fileprivate var beginsWithAnOpaqueGround: Bool {
    guard case .fill(let rect, let color)? = commands.first, color.alpha == 255 else { return false }
    return rect.left.ceiling <= 0 && rect.top.ceiling <= 0 && rect.right.floor >= width
      && rect.bottom.floor >= height
  }
}
