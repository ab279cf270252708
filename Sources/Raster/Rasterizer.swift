import Graphics

/// Paints display lists, with integers only: the same list gives the same bytes on every machine.
///
/// ```swift
/// let bitmap = Rasterizer.draw(list)
/// ```
///
/// Coverage is exact area in 1/65536 of a pixel, brought to a byte once; blending is premultiplied,
/// in gamma space as UIKit does it, with exact division by 255. Floating point was rejected: compilers
/// and processors disagree about fused multiply-add, and pixels that depend on the machine are the
/// most common reason why image tests fail.
package enum Rasterizer {
  /// Paints a list on a canvas that is transparent at first.
  package static func draw(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: list.width, height: list.height, fill: .clear, alpha: .premultiplied)
    draw(list, on: &bitmap)
    return bitmap
  }

  /// Paints a list over what a premultiplied bitmap shows; what lies outside is cut off.
  package static func draw(_ list: DisplayList, on bitmap: inout Bitmap) {
    precondition(bitmap.alpha == .premultiplied, "drawing blends premultiplied pixels")
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.withMutablePixels { pixels in
      var canvas = Canvas(pixels: pixels, width: width, height: height)
      for command in list.commands {
        switch command {
        case .fill(let rect, let color): canvas.fill(rect, with: color.premultiplied)
        }
      }
    }
  }
}
