import LayoutSnapshotGraphics

extension FrameHeader {
  /// Makes samples of the coefficients that several scans have completed.
  mutating func finish() {
    guard isProgressive else { return }
    var scratch = [Int32](repeating: 0, count: 64)
    for index in components.indices { components[index].finish(&scratch) }
  }

  /// The pixels of all components.
  func bitmap(_ colors: ComponentColors) -> Bitmap {
    var bitmap = Bitmap(uninitializedWidth: width, height: height, alpha: .straight)
    var enlargers = components.map(RowEnlarger.init)
    // A row of samples may be enlarged to a little more than the width.
    let room = 8 * across * unitsAcross
    var rows = [[UInt8]](repeating: Array(repeating: 0, count: room), count: 4)
    unsafe bitmap.withMutablePixels { pixels in
      for y in 0..<height {
        for index in enlargers.indices { enlargers[index].write(row: y, into: &rows[index]) }
        let start = y * width
        for x in 0..<width {
          let pixel = colors.pixel(rows[0][x], rows[1][x], rows[2][x], rows[3][x])
          unsafe pixels[start + x] = pixel.bits
        }
      }
    }
    return bitmap
  }
}

extension Component {
  fileprivate mutating func finish(_ scratch: inout [Int32]) {
    samples = Array(repeating: 0, count: storedSamples)
    for row in 0..<blocksDown {
      for column in 0..<blocksAcross {
        InverseTransform.samples(
          of: coefficients, at: offset(ofBlock: column, row), times: quantization, scratch: &scratch,
          into: &samples, at: place(ofBlock: column, row), stride: stride)
      }
    }
    coefficients = []
  }
}
