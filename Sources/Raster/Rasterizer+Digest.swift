import Graphics

extension Rasterizer {
  /// Paints a list on a canvas that is transparent at first, and digests each row while it still is in the cache.
  ///
  /// The digest is that of `Bitmap.pixelDigest`, which has to fetch all pixels again: 12 MB for a phone.
  package static func drawDigested(
    _ list: DisplayList, cache: MaskCache? = nil
  ) -> (bitmap: Bitmap, digest: Digest128) {
    let cache = cache ?? .borrowed()
    var bitmap = Bitmap(width: list.width, height: list.height, fill: .clear, alpha: .premultiplied)
    var digest = PixelDigest(width: list.width, height: list.height)
    withCanvas(&bitmap) { canvas in
      for band in bands(of: canvas.bounds, rows: max(64, digestedPixels / max(1, list.width))) {
        paint(list, canvas, band, cache)
        let straight = cache.scratch.colors.reserve(list.width)
        for y in band.top..<band.bottom {
          let row = canvas.pointer(0, y)
          if isOpaque(row, count: list.width) {
            digest.add(row)
          } else {
            unpremultiply(row, into: straight, count: list.width)
            digest.add(straight)
          }
        }
      }
    }
    cache.giveBack()
    return (bitmap, digest.value)
  }

  /// Pixels that are painted before they are digested: a megabyte, which the second-level cache holds.
  private static var digestedPixels: Int { 1 << 18 }
}
