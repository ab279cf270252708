import LayoutSnapshotGraphics

/// What lets a file prove which pixels it holds without being inflated.
///
/// ```swift
/// if PNGProof.pixelDigest(of: file) == bitmap.pixelDigest { /* the same picture */ }
/// ```
///
/// A chunk named `snAP` (ancillary, private, unsafe to copy) holds 33 bytes: the version 1, the digest
/// of the pixels, and a digest that binds it to the file. oxipng and optipng keep unknown chunks while
/// they rewrite the image data, against the format's rule, so a digest of pixels alone could lie. The
/// second digest covers the first and every byte of IHDR, PLTE, tRNS and IDAT; a file in which it does
/// not match has no proof, and is decoded.
///
/// Verifying costs 5 to 10 microseconds for a phone-sized reference.
package enum PNGProof {
  static let chunkName = "snAP"
  private static let version: UInt8 = 1
  private static let boundChunks: Set = ["IHDR", "PLTE", "tRNS", "IDAT"]

  /// The digest of the pixels that the file provably holds; nil when it has to be decoded.
  package static func pixelDigest(of file: [UInt8]) -> Digest128? {
    guard (try? PNGHeader(file)) != nil else { return nil }
    var proof: [UInt8]?
    var last: PNGChunks.Chunk?
    for chunk in PNGChunks(file) {
      if chunk.name == chunkName {
        // Two proofs would be one too many to believe.
        guard proof == nil else { return nil }
        proof = Array(file[chunk.data])
      }
      last = chunk
    }
    // Nothing may be cut off: the last chunk is IEND, and the file ends with it.
    guard let proof, let last, last.name == "IEND", last.whole.upperBound == file.count else { return nil }
    guard proof.count == 33, proof[0] == version else { return nil }
    guard let pixels = Digest128(bytes: proof[1..<17]) else { return nil }
    return Digest128(bytes: proof[17...]) == binding(of: pixels, to: file) ? pixels : nil
  }

  /// The data of the chunk, for a file whose image data is complete.
  static func chunkData(for pixels: Digest128, in file: [UInt8]) -> [UInt8] {
    [version] + pixels.bytes + binding(of: pixels, to: file).bytes
  }

  private static func binding(of pixels: Digest128, to file: [UInt8]) -> Digest128 {
    var bytes = [version] + pixels.bytes
    unsafe file.withUnsafeBytes { memory in
      for chunk in PNGChunks(file) where boundChunks.contains(chunk.name) {
        unsafe bytes += XXH3.digest(UnsafeRawBufferPointer(rebasing: memory[chunk.whole])).bytes
      }
    }
    return XXH3.digest(bytes)
  }
}
