/// A bitmap as a source of rows. Opaque rows and straight bitmaps are read in place.
package final class BitmapRows: PixelRowSource {
  package typealias Failure = Never

  private let bitmap: Bitmap
  /// Rows of a premultiplied bitmap that are not opaque, converted: one slot a row of the window.
  private let converted: Bitmap
  private var rowInSlot: [Int]

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    let isStraight = bitmap.alpha == .straight
    converted = Bitmap(
      uninitializedWidth: isStraight ? 0 : bitmap.width, height: pixelRowWindow, alpha: .straight
    )
    rowInSlot = Array(repeating: -1, count: pixelRowWindow)
  }

  package var width: Int { bitmap.width }
  package var height: Int { bitmap.height }

  package var encoding: PixelRowEncoding {
    bitmap.alpha == .straight ? .straightRGBA : PixelRowEncoding(layout: 1, colors: [])
  }

  package func advance() {}

  package func storedRow(_ y: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(start: start(ofRow: y), count: width))
  }

  package func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    let row = unsafe start(ofRow: y)
    if unsafe bitmap.alpha == .straight || isOpaque(row, count: width) { return unsafe row }
    let slot = y % pixelRowWindow
    let destination = unsafe converted.storage.base + slot * width
    if rowInSlot[slot] != y {
      unsafe unpremultiply(row, into: destination, count: width)
      rowInSlot[slot] = y
    }
    return unsafe UnsafePointer(destination)
  }

  private func start(ofRow y: Int) -> UnsafePointer<UInt32> {
    precondition(y >= 0 && y < height)
    return unsafe UnsafePointer(bitmap.storage.base + y * width)
  }
}

/// Whether every pixel of a row is opaque.
package func isOpaque(_ row: UnsafePointer<UInt32>, count: Int) -> Bool {
  var all: UInt32 = 0xFF00_0000
  for x in 0..<count { unsafe all &= row[x] }
  return all == 0xFF00_0000
}

/// Converts a row from premultiplied to straight pixels.
package func unpremultiply(
  _ row: UnsafePointer<UInt32>, into destination: UnsafeMutablePointer<UInt32>, count: Int
) {
  for x in 0..<count { unsafe destination[x] = unsafe Pixel(bits: row[x]).unpremultiplied.bits }
}
