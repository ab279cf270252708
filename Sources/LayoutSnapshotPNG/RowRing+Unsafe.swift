import LayoutSnapshotGraphics

/// The memory of a reader: some packed rows, and the window of rows that have been expanded.
@safe
final class RowRing {
  private let rowBytes: Int
  private let width: Int
  private let storedRows: Int
  private let packed: UnsafeMutableRawPointer
  private let expanded: UnsafeMutablePointer<UInt32>
  private var rowInSlot: [Int]

  init(rowBytes: Int, width: Int, storedRows: Int) {
    self.rowBytes = rowBytes
    self.width = width
    self.storedRows = storedRows
    // Zeroed, because reading an interlaced image merges its passes into what is there.
    unsafe packed = .allocate(byteCount: rowBytes * storedRows, alignment: 16)
    unsafe packed.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * storedRows)
    unsafe expanded = .allocate(capacity: width * pixelRowWindow)
    rowInSlot = Array(repeating: -1, count: pixelRowWindow)
  }

  deinit {
    unsafe packed.deallocate()
    unsafe expanded.deallocate()
  }

  var wholeStorage: UnsafeMutablePointer<UInt8> { unsafe packed.assumingMemoryBound(to: UInt8.self) }

  func storage(ofRow y: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe wholeStorage + (y % storedRows) * rowBytes
  }

  func stored(_ y: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: storage(ofRow: y), count: rowBytes)
  }

  /// For files whose packed rows are straight pixels already.
  func storedPixels(_ y: Int) -> UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(storage(ofRow: y)).assumingMemoryBound(to: UInt32.self)
  }

  /// The expanded row, made by `expand` at the first request.
  func pixels(
    inRow y: Int, expand: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt32>) -> Void
  ) -> UnsafePointer<UInt32> {
    let slot = y % pixelRowWindow
    let destination = unsafe expanded + slot * width
    if rowInSlot[slot] != y {
      unsafe expand(UnsafePointer(storage(ofRow: y)), destination)
      rowInSlot[slot] = y
    }
    return unsafe UnsafePointer(destination)
  }
}
