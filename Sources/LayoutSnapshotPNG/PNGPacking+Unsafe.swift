import LayoutSnapshotGraphics

extension Bitmap {
  /// The picture as a PNG file whose bytes depend on the pixels alone, and on no version of zlib; otherwise it is that of
  /// ``pngData(_:)``.
  ///
  /// ```swift
  /// let file = try bitmap.sameEverywherePNGData(.small)
  /// ```
  ///
  /// References are not written like this: a small edit changes all of the file.
  ///
  /// - Throws: ``PNGEncodingError`` for a picture without pixels.
  package func sameEverywherePNGData(_ compression: PNGCompression) throws(PNGEncodingError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    var survey = ColorSurvey()
    let rows = BitmapRows(self)
    for y in 0..<height {
      rows.advance()
      if !rows.repeatsRowAbove(y) { unsafe survey.add(rows.pixels(inRow: y), count: width) }
    }
    let whole = PixelEdges(left: 0, top: 0, right: width, bottom: height)
    var file = PNGAssembly()
    file.addHeader(width: width, height: height, survey.format)
    file.add("IDAT", packed(whole, survey.format, compression))
    file.add(PNGProof.chunkName, PNGProof.chunkData(for: pixelDigest, in: file.bytes, version: .picture))
    file.add("IEND", [])
    return file.bytes
  }

  /// All rows of a part of the picture, packed, without filters and compressed.
  func packed(_ area: PixelEdges, _ format: PixelFormat, _ compression: PNGCompression) -> [UInt8] {
    let rows = BitmapRows(self)
    let packer = RowPacker(format: format, width: area.width)
    let stride = packer.rowBytes + 1
    // The first byte of each row names its filter: 0, none.
    var packed = [UInt8](repeating: 0, count: stride * area.height)
    unsafe packed.withUnsafeMutableBufferPointer { packed in
      for y in 0..<area.bottom {
        rows.advance()
        guard y >= area.top, let start = packed.baseAddress else { continue }
        unsafe packer.pack(
          rows.pixels(inRow: y) + area.left, into: start + (stride * (y - area.top) + 1))
      }
    }
    return Deflate.zlib(packed, chain: compression.chain)
  }
}
