import LayoutSnapshotGraphics

/// What is written above three pictures, as bitmaps.
package struct TriptychLabels: Sendable {
  package var expected: Bitmap?
  package var difference: Bitmap?
  package var actual: Bitmap?

  package init(expected: Bitmap? = nil, difference: Bitmap? = nil, actual: Bitmap? = nil) {
    self.expected = expected
    self.difference = difference
    self.actual = actual
  }

  /// The words expected, difference and actual, as large as pictures of a width leave room for.
  package static func words(pictureWidth: Int) -> TriptychLabels {
    let scale = max(1, min(4, pictureWidth / 100))
    return TriptychLabels(
      expected: bitmap(of: "expected", scale: scale), difference: bitmap(of: "difference", scale: scale),
      actual: bitmap(of: "actual", scale: scale))
  }

  var all: [Bitmap?] { [expected, difference, actual] }

  /// A word in dark grey on nothing.
  private static func bitmap(of text: String, scale: Int) -> Bitmap {
    let (width, height) = (scale * PixelLetters.width(of: text), scale * PixelLetters.height)
    var bitmap = Bitmap(width: width, height: height, fill: .clear, alpha: .straight)
    let ink = Pixel(red: 60, green: 60, blue: 67).bits
    unsafe bitmap.withMutablePixels { pixels in
      for dots in PixelLetters.dots(of: text) {
        for y in scale * dots.y..<scale * (dots.y + 1) {
          for x in scale * dots.x..<scale * (dots.x + dots.count) { unsafe pixels[y * width + x] = ink }
        }
      }
    }
    return bitmap
  }
}
