import LayoutSnapshotGraphics

/// A picture of a JPEG file, and how it wants to be turned.
package struct JPEGPicture: Sendable {
  /// The pixels as they are stored.
  package let bitmap: Bitmap
  /// From 1 to 8, as TIFF and Exif number them; 1 is upright.
  package let orientation: Int

  /// Decodes a whole JPEG file, baseline or progressive, in whole numbers: every machine gives the same pixels.
  ///
  /// ```swift
  /// let picture = try JPEGPicture(bytes)
  /// picture.bitmap.width
  /// ```
  ///
  /// - Throws: ``JPEGDecodingError``; a damaged file never gives a part of a picture.
  package init(_ file: [UInt8], limits: JPEGLimits = .standard) throws(JPEGDecodingError) {
    var reader = try JPEGReader(file, limits: limits)
    try reader.read()
    let details = reader.details
    guard var frame = reader.takeFrame() else { throw .truncated(at: file.count) }
    frame.finish()
    (bitmap, orientation) = (frame.bitmap(details.colors(of: frame.components)), details.orientation)
  }

  /// What a file says before its pixels: their number, and how they want to be turned.
  package static func header(
    of file: [UInt8]
  ) throws(JPEGDecodingError) -> (width: Int, height: Int, orientation: Int) {
    var reader = try JPEGReader(file, limits: nil)
    try reader.read()
    guard let frame = reader.frame else { throw .truncated(at: file.count) }
    return (frame.width, frame.height, reader.details.orientation)
  }
}

extension FrameHeader {
  /// Makes samples of the coefficients that several scans have completed.
  fileprivate mutating func finish() {
    guard isProgressive else { return }
    var scratch = [Int32](repeating: 0, count: 64)
    for index in components.indices { components[index].finish(&scratch) }
  }

  /// The pixels of all components.
  fileprivate func bitmap(_ colors: ComponentColors) -> Bitmap {
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
