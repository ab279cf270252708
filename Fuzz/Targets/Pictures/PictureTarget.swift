import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

/// Reading and comparing pictures.
enum PictureTarget {
  /// Larger pictures would only make the fuzzer slow.
  private static let limits = PNGLimits(pixels: 1 << 18)

  /// Any bytes decode or are refused; what decodes survives being written and read again.
  static func decode(_ bytes: UnsafeRawBufferPointer) {
    checkFile(Array(bytes))
    // Nearly every change breaks a checksum, behind which a decoder would never be reached.
    checkFile(ChunkRepair.withChecksums(Array(bytes)))
  }

  private static func checkFile(_ file: [UInt8]) {
    let proof = PNGProof.pixelDigest(of: file)
    guard let bitmap = try? Bitmap(png: file, limits: limits) else { return }
    precondition(proof == nil || proof == bitmap.pixelDigest, "The file proves other pixels than it holds.")
    // By zlib, and by the package's own encoder.
    for written in [try? bitmap.pngData(.quick), try? bitmap.sameEverywherePNGData(.quick)] {
      guard let written else { preconditionFailure("What was read is not writable.") }
      precondition(PNGProof.pixelDigest(of: written) == bitmap.pixelDigest, "A written file proves nothing.")
      precondition((try? Bitmap(png: written)) == bitmap, "What was written is not what is read.")
    }
  }

  /// Any two pictures, of any sizes, compare by any rules to a result that agrees with itself.
  static func compare(_ bytes: UnsafeRawBufferPointer) {
    var input = PictureInput(bytes)
    let options = input.options()
    let expected = input.bitmap()
    var actual = input.bitmap(like: expected)
    if input.below(4) == 0 { actual = expected }
    let comparison = Comparison(expected, actual, options)
    let sum = comparison.regions.reduce(0) { $0 + $1.pixels }
    precondition(comparison.differingPixels <= comparison.comparedPixels)
    precondition(comparison.regionCount > comparison.regions.count || sum == comparison.differingPixels)
    precondition(expected != actual || comparison.differingPixels == 0)
    precondition(zip(comparison.counts, comparison.counts.dropFirst()).allSatisfy { $0.pixels >= $1.pixels })
    checkFile(expected, actual, options, comparison)
  }

  /// The same through files, with the picture of differences and the triptych.
  private static func checkFile(
    _ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions, _ comparison: Comparison
  ) {
    guard let reference = try? expected.pngData(.quick) else { return }
    guard let check = try? PictureCheck(expected: .file(reference), actual: .bitmap(actual), options) else {
      preconditionFailure("A file that was just written cannot be checked.")
    }
    precondition(check.comparison == comparison)
    precondition((check.difference == nil) == (comparison.differingPixels == 0))
    guard let difference = check.difference else { return }
    let highlighted = Comparison.highlighted(expected, actual, options, style: .small).picture
    precondition((try? Bitmap(png: difference)) == highlighted)
    let triptych = try? check.triptych(expected: .file(reference), actual: .bitmap(actual))
    precondition(triptych.flatMap { try? Bitmap(png: $0) } != nil)
  }
}
