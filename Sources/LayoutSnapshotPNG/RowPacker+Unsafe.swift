import LayoutSnapshotGraphics

/// Turns rows of straight pixels into the packed rows of a file.
@safe
final class RowPacker {
  let format: PixelFormat
  let width: Int
  let rowBytes: Int
  private let table: ColorTable
  private let indexes: UnsafeMutablePointer<UInt8>

  init(format: PixelFormat, width: Int) {
    self.format = format
    self.width = width
    rowBytes = (width * format.colorType.channels * Int(format.bitDepth) + 7) / 8
    if case .palette(let colors) = format { table = ColorTable(colors) } else { table = ColorTable() }
    unsafe indexes = .allocate(capacity: width)
  }

  deinit { unsafe indexes.deallocate() }

  /// Packs one row.
  ///
  /// - Precondition: the format holds every colour of the row.
  func pack(_ row: UnsafePointer<UInt32>, into packed: UnsafeMutablePointer<UInt8>) {
    switch format {
    case .rgba: unsafe UnsafeMutableRawPointer(packed).copyMemory(from: row, byteCount: 4 * width)
    case .rgb: unsafe packRGB(row, into: packed)
    case .palette where format.bitDepth == 8: unsafe findIndexes(of: row, into: packed)
    case .palette: unsafe packIndexes(of: row, into: packed)
    }
  }

  private func packRGB(_ row: UnsafePointer<UInt32>, into packed: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width {
      let bits = unsafe row[x]
      unsafe packed[3 * x] = UInt8(truncatingIfNeeded: bits)
      unsafe packed[3 * x + 1] = UInt8(truncatingIfNeeded: bits >> 8)
      unsafe packed[3 * x + 2] = UInt8(truncatingIfNeeded: bits >> 16)
    }
  }

  private func findIndexes(of row: UnsafePointer<UInt32>, into indexes: UnsafeMutablePointer<UInt8>) {
    var last = unsafe ~row[0]
    var index: UInt8 = 0
    for x in 0..<width {
      if unsafe row[x] != last {
        last = unsafe row[x]
        guard let found = table.index(of: last) else {
          preconditionFailure("Colour \(Pixel(bits: last)) is not in the palette of this picture.")
        }
        index = found
      }
      unsafe indexes[x] = index
    }
  }

  private func packIndexes(of row: UnsafePointer<UInt32>, into packed: UnsafeMutablePointer<UInt8>) {
    let depth = Int(format.bitDepth)
    let pixelsInByte = 8 / depth
    unsafe findIndexes(of: row, into: indexes)
    for byte in 0..<rowBytes {
      let first = byte * pixelsInByte
      var bits: UInt8 = 0
      for position in 0..<min(pixelsInByte, width - first) {
        unsafe bits |= indexes[first + position] << UInt8(8 - depth * (position + 1))
      }
      unsafe packed[byte] = bits
    }
  }
}
