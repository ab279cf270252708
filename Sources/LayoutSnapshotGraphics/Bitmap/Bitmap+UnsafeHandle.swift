// The only place where a bitmap's memory is seen as pointers. Everything outside receives a pointer
// for the length of a closure, and the closure's owner keeps the bitmap alive meanwhile.

/// The memory of a bitmap. Shared between copies and never written while it is shared, which is what
/// makes it safe to send.
@safe
final class PixelStorage: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: max(1, capacity))
  }

  convenience init(copying other: PixelStorage, count: Int) {
    self.init(capacity: count)
    unsafe base.update(from: other.base, count: count)
  }

  deinit { unsafe base.deallocate() }

  func fill(with bits: UInt32, count: Int) { unsafe base.update(repeating: bits, count: count) }

  subscript(index: Int) -> UInt32 {
    get { unsafe base[index] }
    set { unsafe base[index] = newValue }
  }
}

extension Bitmap {
  /// Reads all pixels, row after row, as they lie in memory.
  @inline(__always)
  package func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return unsafe try body(UnsafeBufferPointer(start: storage.base, count: pixelCount))
  }

  /// Writes all pixels, row after row, as they lie in memory; copies them first if they are shared.
  @inline(__always)
  package mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    makeUnique()
    defer { withExtendedLifetime(storage) {} }
    return unsafe try body(UnsafeMutableBufferPointer(start: storage.base, count: pixelCount))
  }

  /// Copies a smaller bitmap of straight pixels over a part of this one, which has straight pixels, too.
  ///
  /// - Precondition: all of it lies inside this bitmap.
  package mutating func paste(_ part: Bitmap, left: Int, top: Int) {
    precondition(alpha == .straight && part.alpha == .straight, "Pixels of two forms cannot be mixed.")
    precondition(
      left >= 0 && top >= 0 && left + part.width <= width && top + part.height <= height,
      "A part has to lie inside the bitmap.")
    let width = width
    unsafe withMutablePixels { pixels in
      unsafe part.withPixels { source in
        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
        for y in 0..<part.height {
          unsafe (to + (top + y) * width + left).update(from: from + y * part.width, count: part.width)
        }
      }
    }
  }
}
