/// The digest of a picture, from the digests of its rows.
///
/// ```swift
/// var digest = PixelDigest(width: 390, height: 844)
/// digest.add(row)          // 844 times, as each row is drawn
/// digest.value
/// ```
///
/// A row is digested while it is still in the cache from drawing, which makes the proof of equality
/// nearly free. It covers straight pixels: what a file stores.
package struct PixelDigest {
  private var bytes: [UInt8]
  private let width: Int

  package init(width: Int, height: Int) {
    self.width = width
    bytes = []
    bytes.reserveCapacity(8 + 16 * height)
    for side in [width, height] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) }
    }
  }

  /// Adds the next row of straight pixels, as many as the picture is wide.
  package mutating func add(_ row: UnsafePointer<UInt32>) {
    let pixels = unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(start: row, count: width))
    unsafe XXH3.digest(pixels).append(to: &bytes)
  }

  /// Adds a row that is the same as the one added last.
  package mutating func repeatLast() {
    precondition(bytes.count > 8, "There is no row to repeat.")
    bytes += Array(bytes.suffix(16))
  }

  /// The digest of size and rows.
  package var value: Digest128 { XXH3.digest(bytes) }
}

extension Bitmap {
  /// The digest of the straight pixels.
  ///
  /// - Complexity: O(width * height), at the speed of memory.
  package var pixelDigest: Digest128 {
    let rows = BitmapRows(self)
    var digest = PixelDigest(width: width, height: height)
    for y in 0..<height { unsafe digest.add(rows.pixels(inRow: y)) }
    return digest.value
  }
}
