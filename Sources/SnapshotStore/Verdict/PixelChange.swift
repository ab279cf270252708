import Graphics

/// How a picture differs from its reference.
package enum PixelChange: Hashable, Sendable {
  /// Its size in pixels is another.
  case size(was: PixelSize, now: PixelSize)
  /// So many of all pixels differ, all of them within the rectangle.
  case pixels(count: Int, total: Int, within: PixelEdges)

  package struct PixelSize: Hashable, Sendable {
    package let width, height: Int

    init(_ bitmap: Bitmap) { (width, height) = (bitmap.width, bitmap.height) }
  }

  /// Compares exactly; none where every pixel is the same.
  package init?(from expected: Bitmap, to actual: Bitmap) {
    if expected == actual { return nil }
    let (before, now) = (PixelSize(expected), PixelSize(actual))
    guard before == now else {
      self = .size(was: before, now: now)
      return
    }
    var count = 0
    var box = PixelEdges(left: now.width, top: now.height, right: 0, bottom: 0)
    for y in 0..<now.height {
      for x in 0..<now.width where expected[x, y] != actual[x, y] {
        count += 1
        box.left = min(box.left, x)
        box.top = min(box.top, y)
        box.right = max(box.right, x + 1)
        box.bottom = max(box.bottom, y + 1)
      }
    }
    self = .pixels(count: count, total: now.width * now.height, within: box)
  }
}

extension PixelChange: CustomStringConvertible {
  /// The difference in words: `1200 of 614400 pixels differ, within x 32..<352, y 436..<524`.
  package var description: String {
    switch self {
    case .size(let was, let now):
      "the picture was \(was.width) x \(was.height) pixels, is \(now.width) x \(now.height)"
    case .pixels(let count, let total, let box):
      """
      \(count) of \(total) pixels differ, within x \(box.left)..<\(box.right), \
      y \(box.top)..<\(box.bottom)
      """
    }
  }
}
