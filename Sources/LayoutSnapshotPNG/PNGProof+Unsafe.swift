import LayoutSnapshotGraphics

/// What lets a file prove which pixels it holds without being inflated.
///
/// ```swift
/// if PNGProof.pixelDigest(of: file) == bitmap.pixelDigest { /* the same picture */ }
/// ```
///
/// A chunk named `snAP` (ancillary, private, unsafe to copy) holds 33 bytes: the version, 1 for a picture and 2 for an
/// animation, the digest of the pixels, and a digest that binds it to the file. oxipng and optipng keep unknown chunks while
/// they rewrite the image data, against the format's rule, so a digest of pixels alone could lie. The
/// second digest covers the first and every byte of IHDR, PLTE, tRNS and IDAT, and of the chunks of an animation; a file
/// in which it does not match has no proof, and is decoded.
///
/// Verifying costs 5 to 10 microseconds for a phone-sized reference.
package enum PNGProof {
  static let chunkName = "snAP"

  /// What a proof is about.
  enum Version: UInt8 {
    /// One picture. Whatever else a file has is not covered.
    case picture = 1
    /// All pictures of an animation, with their times.
    case animation = 2

    var boundChunks: Set<String> {
      let picture: Set = ["IHDR", "PLTE", "tRNS", "IDAT"]
      return self == .picture
        ? picture : picture.union([PNGAnimation.beginning, PNGAnimation.frame, PNGAnimation.data])
    }
  }

  /// The digest of the pixels that the file provably holds; nil when it has to be decoded.
  package static func pixelDigest(of file: [UInt8]) -> Digest128? { digest(of: file, .picture) }

  /// The digest of all pictures that an animation provably holds; nil when it has to be decoded.
  package static func animationDigest(of file: [UInt8]) -> Digest128? { digest(of: file, .animation) }

  private static func digest(of file: [UInt8], _ version: Version) -> Digest128? {
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
    guard proof.count == 33, proof[0] == version.rawValue else { return nil }
    guard let pixels = Digest128(bytes: proof[1..<17]) else { return nil }
    return Digest128(bytes: proof[17...]) == binding(of: pixels, to: file, version) ? pixels : nil
  }

  /// The data of the chunk, for a file whose image data is complete.
  static func chunkData(for pixels: Digest128, in file: [UInt8], version: Version) -> [UInt8] {
    [version.rawValue] + pixels.bytes + binding(of: pixels, to: file, version).bytes
  }

  private static func binding(of pixels: Digest128, to file: [UInt8], _ version: Version) -> Digest128 {
    var bytes = [version.rawValue] + pixels.bytes
    let boundChunks = version.boundChunks
    unsafe file.withUnsafeBytes { memory in
      for chunk in PNGChunks(file) where boundChunks.contains(chunk.name) {
        unsafe bytes += XXH3.digest(UnsafeRawBufferPointer(rebasing: memory[chunk.whole])).bytes
      }
    }
    return XXH3.digest(bytes)
  }
}
