import LayoutSnapshotGraphics
import RandomNumbers

extension SplitMix {
  mutating func pixel(isOpaque: Bool) -> Pixel {
    // Few values, so that equal neighbours, flat areas and slight differences all occur.
    let values: [UInt8] = [0, 40, 60, 128, 133, 200, 250, 255]
    let alphas: [UInt8] = [0, 100, 235, 255]
    return Pixel(
      red: values[below(8)], green: values[below(8)], blue: values[below(8)],
      alpha: isOpaque ? 255 : alphas[below(4)])
  }

  /// Rectangles of few colours, some lines, some loose pixels.
  mutating func picture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, fill: pixel(isOpaque: isOpaque), alpha: .straight)
    switch below(3) {
    case 0: drawBands(&bitmap, isOpaque: isOpaque)
    case 1: drawSegments(&bitmap)
    default: break
    }
    for _ in 0..<6 {
      let color = pixel(isOpaque: isOpaque)
      let (left, top) = (below(width), below(height))
      let (right, bottom) = (left + below(width - left), top + below(height - top))
      for y in top...bottom { for x in left...right { bitmap[x, y] = color } }
    }
    return bitmap
  }

  /// Wide rows of one colour between others: the edges of a shape that lies level.
  private mutating func drawBands(_ bitmap: inout Bitmap, isOpaque: Bool) {
    var y = 0
    while y < bitmap.height {
      let color = pixel(isOpaque: isOpaque)
      for row in y..<min(bitmap.height, y + 1 + below(3)) {
        for x in 0..<bitmap.width { bitmap[x, row] = color }
        y = row + 1
      }
    }
  }

  /// Rows in pieces of three greys, which meet in every way above and below each other.
  private mutating func drawSegments(_ bitmap: inout Bitmap) {
    let grays: [UInt8] = [0, 128, 255]
    for y in 0..<bitmap.height {
      var x = 0
      while x < bitmap.width {
        let gray = grays[below(3)]
        let end = min(bitmap.width, x + 1 + below(40))
        for column in x..<end { bitmap[column, y] = Pixel(red: gray, green: gray, blue: gray) }
        x = end
      }
    }
  }

  /// The same picture with some changes, large and small.
  mutating func changed(_ original: Bitmap, isOpaque: Bool) -> Bitmap {
    var bitmap = original
    if below(3) == 0 {
      let dy = below(bitmap.height)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { bitmap[x, y] = original[x, (y + dy) % bitmap.height] }
      }
    }
    for _ in 0..<below(5) {
      let color = pixel(isOpaque: isOpaque)
      let (left, top) = (below(bitmap.width), below(bitmap.height))
      let (right, bottom) = (left + below(bitmap.width - left), top + below(bitmap.height - top))
      for y in top...bottom { for x in left...right { bitmap[x, y] = color } }
    }
    for _ in 0..<below(20) {
      bitmap[below(bitmap.width), below(bitmap.height)] = pixel(isOpaque: isOpaque)
    }
    return bitmap
  }
}
