import LayoutSnapshotGraphics

/// Paints display lists, with integers only: the same list gives the same bytes on every machine.
///
/// ```swift
/// let bitmap = Rasterizer.draw(list)
/// ```
///
/// Coverage is exact area in 24.8 fixed point, brought to a byte once; blending is premultiplied, in
/// gamma space as UIKit does it, with exact division by 255. Floating point was rejected: compilers
/// and processors disagree about fused multiply-add, and pixels that depend on the machine are the
/// most common reason why image tests fail.
///
/// A large canvas is painted in bands of rows, so that groups need a sheet of a band's size only and
/// two processors can share the work, and each band goes through the commands that can touch it. A list with a
/// blur is painted in one band. No pixel depends on where bands begin.
package enum Rasterizer {
  /// Paints a list on a canvas that is transparent at first.
  ///
  /// - Parameter cache: what earlier drawings have left; it saves time and changes no pixel. Without one, the
  ///   caches that the process keeps are used.
  package static func draw(_ list: DisplayList, cache: MaskCache? = nil) -> Bitmap {
    var bitmap = Bitmap(width: list.width, height: list.height, fill: .clear, alpha: .premultiplied)
    draw(list, on: &bitmap, cache: cache)
    return bitmap
  }

  /// Paints a list over what a premultiplied bitmap shows; what lies outside is cut off.
  package static func draw(_ list: DisplayList, on bitmap: inout Bitmap, cache: MaskCache? = nil) {
    let cache = cache ?? .borrowed()
    withCanvas(&bitmap) { canvas in
      let bands = Bands(of: list, on: canvas.bounds, rows: bandRows(canvas.bounds))
      for band in 0..<bands.count { paint(bands, band, canvas, cache) }
    }
    #if CHECK_INVARIANTS
      bitmap.checkInvariants()
      cache.checkInvariants()
    #endif
    cache.returnToNextDrawing()
  }

  /// Paints some rows; threads that paint different rows of a canvas do not disturb each other.
  static func paint(_ bands: Bands, _ band: Int, _ canvas: Surface, _ cache: MaskCache) {
    let edges = bands.edges(band)
    let surface = unsafe Surface(base: canvas.pointer(0, edges.top), stride: canvas.stride, bounds: edges)
    bands.paint(band, on: surface, cache)
  }

  static func withCanvas(_ bitmap: inout Bitmap, _ body: (Surface) -> Void) {
    precondition(bitmap.alpha == .premultiplied, "drawing blends premultiplied pixels")
    let (width, height) = (bitmap.width, bitmap.height)
    if width == 0 || height == 0 { return }
    unsafe bitmap.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let bounds = PixelEdges(left: 0, top: 0, right: width, bottom: height)
      unsafe body(Surface(base: base, stride: width, bounds: bounds))
    }
  }

  /// Rows of a band: all of a phone's screen, and of larger canvases 4 million pixels.
  static func bandRows(_ bounds: PixelEdges) -> Int {
    max(64, (4 << 20) / max(1, bounds.width))
  }
}
