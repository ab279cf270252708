import LayoutSnapshotGraphics

/// A source of rows on a larger canvas, at its upper left, with clear pixels around it.
///
/// It costs nothing where the canvas is no larger: rows are then handed through as they are.
@safe
package final class PaddedRows<Base: PixelRowSource> {
  private let base: Base
  package let width: Int
  package let height: Int
  private var rowsAdvanced = 0
  private let isWidened: Bool
  private let padded: UnsafeMutablePointer<UInt32>
  private var rowInSlot = Array(repeating: -1, count: pixelRowWindow + 1)

  package init(_ base: Base, width: Int, height: Int) {
    self.base = base
    self.width = width
    self.height = height
    isWidened = base.width < width
    // One slot more than the window, which stays clear: the row below the picture.
    let capacity = base.width < width || base.height < height ? width * (pixelRowWindow + 1) : 1
    unsafe padded = .allocate(capacity: capacity)
    unsafe padded.initialize(repeating: 0, count: capacity)
  }

  deinit { unsafe padded.deallocate() }

  /// Whether rows lie in memory as the base has them, so that stored bytes can be compared.
  var encoding: PixelRowEncoding? { isWidened || base.height < height ? nil : base.encoding }

  package func advance() throws(Base.Failure) {
    if rowsAdvanced < base.height { try base.advance() }
    rowsAdvanced += 1
  }

  func storedRow(_ y: Int) -> UnsafeRawBufferPointer { unsafe base.storedRow(y) }

  package func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    if y >= base.height { return unsafe UnsafePointer(padded + width * pixelRowWindow) }
    let row = unsafe base.pixels(inRow: y)
    if !isWidened { return unsafe row }
    let slot = y % pixelRowWindow
    let destination = unsafe padded + width * slot
    if rowInSlot[slot] != y {
      unsafe destination.update(from: row, count: base.width)
      rowInSlot[slot] = y
    }
    return unsafe UnsafePointer(destination)
  }

  /// Whether a row is known to be the same as the one above, without looking at its pixels.
  package func repeatsRowAbove(_ y: Int) -> Bool {
    y < base.height ? base.repeatsRowAbove(y) : y > base.height
  }
}
