import LayoutSnapshotGraphics

extension RowExpander {
  /// Expands one packed row; `pixels` has room for the width of the image.
  func expand(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) {
    switch (header.colorType, header.bitDepth) {
    case (.rgba, 8): unsafe UnsafeMutableRawPointer(pixels).copyMemory(from: row, byteCount: header.rowBytes)
    case (.rgba, _): unsafe expandWide(row, channels: 4, into: pixels)
    case (.rgb, 8): unsafe expandRGB8(row, into: pixels)
    case (.rgb, _): unsafe expandWide(row, channels: 3, into: pixels)
    case (.grayAlpha, 8): unsafe expandGrayAlpha8(row, into: pixels)
    case (.grayAlpha, _): unsafe expandWide(row, channels: 2, into: pixels)
    case (.gray, 16): unsafe expandWide(row, channels: 1, into: pixels)
    case (.gray, _), (.palette, _): unsafe expandByTable(row, into: pixels)
    }
  }

  /// Refuses a row that names a colour which the palette does not have.
  func checkIndexes(_ row: UnsafeRawBufferPointer, row y: Int) throws(PNGDecodingError) {
    guard header.colorType == .palette, paletteCount < 1 << header.bitDepth else { return }
    let largest = unsafe largestIndex(in: row)
    if largest >= paletteCount {
      throw .colorOutsidePalette(index: largest, count: paletteCount, row: y)
    }
  }

  private func expandByTable(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) {
    unsafe table.withUnsafeBufferPointer { table in
      let entries = table.baseAddress!
      switch header.bitDepth {
      case 8:
        for x in 0..<header.width { unsafe pixels[x] = unsafe entries[Int(row[x])] }
      case 4:
        // Two pixels at a time: the depth of nearly every reference.
        let pairs = header.width / 2
        for pair in 0..<pairs {
          let source = unsafe UnsafeRawPointer(entries + 2 * Int(row[pair]))
          let destination = unsafe UnsafeMutableRawPointer(pixels + 2 * pair)
          unsafe destination.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
        }
        if header.width % 2 == 1 { unsafe pixels[header.width - 1] = unsafe entries[2 * Int(row[pairs])] }
      default:
        let pixelsInByte = 8 / Int(header.bitDepth)
        for x in 0..<header.width {
          unsafe pixels[x] = unsafe entries[Int(row[x / pixelsInByte]) * pixelsInByte + x % pixelsInByte]
        }
      }
    }
  }

  private func expandRGB8(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) {
    // Four bytes at a time hold one pixel and a byte of the next; the last pixel has no next.
    let bytes = unsafe UnsafeRawPointer(row)
    let last = header.width - 1
    for x in 0..<last {
      unsafe pixels[x] = unsafe bytes.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self) | 0xFF00_0000
    }
    unsafe pixels[last] = unsafe Pixel(red: row[3 * last], green: row[3 * last + 1], blue: row[3 * last + 2])
      .bits
    guard let transparent else { return }
    let key = Pixel(
      red: UInt8(transparent[0]), green: UInt8(transparent[1]), blue: UInt8(transparent[2])
    ).bits
    for x in 0..<header.width where unsafe pixels[x] == key { unsafe pixels[x] = key & 0x00FF_FFFF }
  }

  private func expandGrayAlpha8(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) {
    for x in 0..<header.width {
      unsafe pixels[x] = unsafe UInt32(row[2 * x]) &* 0x01_0101 | UInt32(row[2 * x + 1]) << 24
    }
  }

  /// Samples of 16 bits. The transparent colour is compared in full depth, before the upper byte is
  /// taken.
  private func expandWide(
    _ row: UnsafePointer<UInt8>, channels: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<header.width {
      let samples = unsafe row + 2 * channels * x
      let isColored = channels >= 3
      let red = unsafe samples[0]
      let green = unsafe isColored ? samples[2] : red
      let blue = unsafe isColored ? samples[4] : red
      var alpha: UInt8 = 255
      if channels == 2 || channels == 4 {
        alpha = unsafe samples[2 * (channels - 1)]
      } else if let transparent {
        let matches = (0..<channels).allSatisfy {
          unsafe transparent[$0] == UInt16(samples[2 * $0]) << 8 | UInt16(samples[2 * $0 + 1])
        }
        if matches { alpha = 0 }
      }
      unsafe pixels[x] = Pixel(red: red, green: green, blue: blue, alpha: alpha).bits
    }
  }

  /// The largest index in a packed row; the bits that fill up its last byte do not count.
  func largestIndex(in row: UnsafeRawBufferPointer) -> Int {
    let depth = Int(header.bitDepth)
    let mask = UInt8(truncatingIfNeeded: (1 << depth) - 1)
    let wholeBytes = header.width * depth / 8
    var largest: UInt8 = 0
    for shift in stride(from: 0, to: 8, by: depth) {
      for index in 0..<wholeBytes { largest = unsafe max(largest, row[index] >> UInt8(shift) & mask) }
    }
    let pixelsInByte = 8 / depth
    for rest in 0..<(header.width - wholeBytes * pixelsInByte) {
      largest = unsafe max(largest, row[wholeBytes] >> UInt8(8 - depth * (rest + 1)) & mask)
    }
    return Int(largest)
  }
}
