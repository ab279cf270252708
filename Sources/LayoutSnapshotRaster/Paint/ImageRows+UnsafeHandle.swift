import LayoutSnapshotGraphics

/// An image brought to its size on the canvas, row by row.
final class ImageRows {
  private let image: Bitmap
  private let tint: UInt64?
  private let across: ImageAxis
  private let down: ImageAxis
  private let origin: (x: Int, y: Int)
  /// Columns of the source that are needed.
  private let columns: Range<Int>
  /// The sums down the columns, channel by channel, in 1/256.
  private var sums: [UInt32]

  init(_ fill: ImageFill, pixels: PixelEdges) {
    image = fill.image.bitmap
    tint = fill.tint.map { spread($0.premultiplied.bits) }
    origin = (pixels.left, pixels.top)
    let tiles = fill.resizing == .tile
    across = ImageAxis(
      from: Int64(fill.rect.left.rawValue), to: Int64(fill.rect.right.rawValue),
      pixels: pixels.left..<pixels.right, source: image.width, caps: (fill.caps.left, fill.caps.right),
      tiles: tiles, scale: fill.scale)
    down = ImageAxis(
      from: Int64(fill.rect.top.rawValue), to: Int64(fill.rect.bottom.rawValue),
      pixels: pixels.top..<pixels.bottom, source: image.height, caps: (fill.caps.top, fill.caps.bottom),
      tiles: tiles, scale: fill.scale)
    let first = across.taps.map { $0.first }.min() ?? 0
    let last = across.taps.map { $0.first + $0.weights.count }.max() ?? 0
    columns = first..<last
    sums = Array(repeating: 0, count: 4 * columns.count)
  }

  /// The premultiplied colours of a row of pixels.
  func colors(_ x: Int, _ y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    sumColumns(down.taps[y - origin.y])
    unsafe sums.withUnsafeBufferPointer { sums in
      for index in 0..<count {
        let tap = across.taps[x - origin.x + index]
        var (red, green, blue, alpha) = (Int64(1) << 23, Int64(1) << 23, Int64(1) << 23, Int64(1) << 23)
        var cell = 4 * (tap.first - columns.lowerBound)
        for weight in tap.weights {
          let share = across.weights[weight]
          unsafe red += Int64(sums[cell]) * share
          unsafe green += Int64(sums[cell + 1]) * share
          unsafe blue += Int64(sums[cell + 2]) * share
          unsafe alpha += Int64(sums[cell + 3]) * share
          cell += 4
        }
        let opacity = UInt32(alpha >> 24)
        if let tint {
          unsafe target[index] = gather(scale(tint, by: UInt64(opacity)))
        } else {
          // Rounding must not lift a colour above its alpha.
          func channel(_ sum: Int64) -> UInt32 { min(UInt32(sum >> 24), opacity) }
          unsafe target[index] = channel(red) | channel(green) << 8 | channel(blue) << 16 | opacity << 24
        }
      }
    }
  }

  private func sumColumns(_ tap: ImageAxis.Tap) {
    let isStraight = image.alpha == .straight
    unsafe image.withPixels { pixels in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        unsafe sums.update(repeating: 0)
        for (step, weight) in tap.weights.enumerated() {
          let share = UInt32(down.weights[weight])
          let row = (tap.first + step) * image.width
          for column in columns {
            let stored = unsafe Pixel(bits: pixels[row + column])
            let pixel = isStraight ? stored.premultiplied : stored
            let cell = 4 * (column - columns.lowerBound)
            unsafe sums[cell] &+= (UInt32(pixel.red) &* share) &>> 8
            unsafe sums[cell + 1] &+= (UInt32(pixel.green) &* share) &>> 8
            unsafe sums[cell + 2] &+= (UInt32(pixel.blue) &* share) &>> 8
            unsafe sums[cell + 3] &+= (UInt32(pixel.alpha) &* share) &>> 8
          }
        }
      }
    }
  }
}
