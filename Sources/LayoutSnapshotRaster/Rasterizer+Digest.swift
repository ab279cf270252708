import LayoutSnapshotGraphics

extension Rasterizer {
  /// The digest of the picture that a list gives on a canvas that is transparent at first, without the picture.
  ///
  /// It is that of `draw(list).pixelDigest`. Rows are painted and digested in one small piece of memory, which
  /// stays in the processor's cache. A picture of its own takes 4 MB for a phone: memory that is new each time,
  /// written twice and fetched again, which is half of what a snapshot that passes would cost.
  package static func digest(of list: DisplayList, cache: MaskCache? = nil) -> Digest128 {
    if list.needsAllRows { return draw(list, cache: cache).pixelDigest }
    let cache = cache ?? .borrowed()
    var digest = PixelDigest(width: list.width, height: list.height)
    let bounds = PixelEdges(left: 0, top: 0, right: list.width, bottom: list.height)
    let bands = Bands(of: list, on: bounds, rows: max(16, digestedPixels / max(1, list.width)))
    // What is painted over an opaque ground is opaque, and nothing of what the memory held shows.
    let hasGround = list.beginsWithAnOpaqueGround && !list.uncovers
    for band in 0..<bands.count { add(band, of: bands, hasGround, to: &digest, cache) }
    #if CHECK_INVARIANTS
      cache.checkInvariants()
    #endif
    cache.returnToNextDrawing()
    return digest.value
  }

  /// Paints some rows and digests them.
  private static func add(
    _ index: Int, of bands: Bands, _ hasGround: Bool, to digest: inout PixelDigest, _ cache: MaskCache
  ) {
    let band = bands.edges(index)
    let rows = unsafe cache.scratch.rows.reserve(band.width * band.height)
    if !hasGround { unsafe rows.update(repeating: 0, count: band.width * band.height) }
    if !band.isEmpty {
      unsafe bands.paint(index, on: Surface(base: rows, stride: band.width, bounds: band), cache)
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
