extension PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads signature and IHDR, and nothing else: what is needed to refuse a file before any memory is
  /// set aside for it.
  ///
  /// - Throws: ``PNGDecodingError`` when the bytes are not the start of a PNG file.
  package init(_ file: [UInt8]) throws(PNGDecodingError) {
    guard file.starts(with: Self.signature) else { throw .notPNG(PNGDecodingError.Impostor(file)) }
    guard file.count >= 33 else { throw .truncated(at: file.count) }
    // The chunk that must come first: 13 bytes, "IHDR".
    guard Array(file[8..<16]) == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] else {
      throw .invalidHeader("its first chunk is not IHDR")
    }
    let width = file.bigEndian32(at: 16)
    let height = file.bigEndian32(at: 20)
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else {
      throw .invalidHeader("it says \(width) x \(height) pixels")
    }
    guard let colorType = ColorType(rawValue: file[25]) else {
      throw .invalidHeader("there is no colour type \(file[25])")
    }
    guard colorType.allowedDepths.contains(file[24]) else {
      throw .invalidHeader("colour type \(file[25]) does not exist with \(file[24]) bits")
    }
    guard file[26] == 0, file[27] == 0, file[28] <= 1 else {
      throw .invalidHeader("compression \(file[26]), filter \(file[27]), interlace \(file[28])")
    }
    self.init(
      width: Int(width), height: Int(height), bitDepth: file[24], colorType: colorType,
      isInterlaced: file[28] == 1
    )
  }
}

extension Array where Element == UInt8 {
  func bigEndian32(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
