/// How large a picture a reader accepts. Checked against the header, before memory is set aside and before the
/// first byte is inflated.
///
/// A file of 304 KB can claim 50,000 x 50,000 pixels; libpng alone would spend 10 GB on it. The number of pixels
/// says too little: a window of a few rows of 67 million pixels takes 3 GB, and 67 million rows of one pixel
/// take two minutes. With the standard limits a file of up to 1 MB is read or refused within a second and
/// 256 MB, whatever it claims.
package struct PNGLimits: Hashable, Sendable {
  /// The most pixels that are decoded.
  package var pixels: Int
  /// The most pixels in a row, and the most rows.
  package var side: Int
  /// The most bytes that all rows have, as they are packed in the file.
  package var packedBytes: Int
  /// The most bytes that are held at once by a reader of rows, or by a decoded picture.
  package var heldBytes: Int

  package init(
    pixels: Int, side: Int = 1 << 18, packedBytes: Int = 257 << 20, heldBytes: Int = 192 << 20
  ) {
    self.pixels = pixels
    self.side = side
    self.packedBytes = packedBytes
    self.heldBytes = heldBytes
  }

  /// 8192 x 8192 pixels of four bytes. Of these, 50 million may be decoded at once.
  package static let standard = PNGLimits(pixels: 8192 * 8192)
}

extension PNGLimits {
  /// Refuses a file for what its header and the lengths of its chunks say.
  ///
  /// - Parameter isKept: whether all pixels are kept when they have been read.
  /// - Throws: ``PNGDecodingError``.
  func check(_ header: PNGHeader, of file: [UInt8], isKept: Bool) throws(PNGDecodingError) {
    let (width, height) = (header.width, header.height)
    guard width <= side, height <= side else { throw .tooLong(width: width, height: height, limit: side) }
    guard header.pixelCount <= pixels else { throw .tooLarge(width: width, height: height, limit: pixels) }
    let packed = header.rowBytes * height
    guard packed <= packedBytes else { throw .tooManyBytes(packed, limit: packedBytes) }
    // An interlaced picture exists only as a whole.
    let held = (header.isInterlaced ? packed : 0) + (isKept ? header.pixelCount * 4 : 0)
    guard held <= heldBytes else { throw .tooManyBytes(held, limit: heldBytes) }
    try checkData(header, of: file)
  }

  private func checkData(_ header: PNGHeader, of file: [UInt8]) throws(PNGDecodingError) {
    var dataBytes = 0
    var last: PNGChunks.Chunk?
    for chunk in PNGChunks(file) {
      if chunk.name == "IDAT" { dataBytes += chunk.data.count }
      last = chunk
    }
    // Deflate stands for at most 258 bytes with 2 bits (RFC 1951, 3.2.5). A file that was cut off is refused later,
    // for that reason.
    guard last?.name == "IEND", header.pixelCount * header.bitsPerPixel / 8 > dataBytes * 1032 else { return }
    throw .tooLittleData(width: header.width, height: header.height, bytes: dataBytes)
  }
}
