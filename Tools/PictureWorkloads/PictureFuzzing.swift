import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

/// What the fuzzers call. A property that does not hold is a trap, which a fuzzer reports like a crash.
public enum PictureFuzzing {
  /// Larger pictures would only make the fuzzer slow.
  private static let limits = PNGLimits(pixels: 1 << 18)

  /// Any bytes decode or are refused; what decodes survives being written and read again.
  public static func decode(_ bytes: UnsafeRawBufferPointer) {
    checkFile(Array(bytes))
    // Nearly every change breaks a checksum, behind which a decoder would never be reached.
    checkFile(ChunkRepair.withChecksums(Array(bytes)))
  }

  private static func checkFile(_ file: [UInt8]) {
    let proof = PNGProof.pixelDigest(of: file)
    guard let bitmap = try? Bitmap(png: file, limits: limits) else { return }
    precondition(proof == nil || proof == bitmap.pixelDigest, "The file proves other pixels than it holds.")
    guard let written = try? bitmap.pngData(.quick) else {
      preconditionFailure("What was read is not writable.")
    }
    precondition(PNGProof.pixelDigest(of: written) == bitmap.pixelDigest, "A written file proves nothing.")
    precondition((try? Bitmap(png: written)) == bitmap, "What was written is not what is read.")
  }

  /// Any two pictures, of any sizes, compare by any rules to a result that agrees with itself.
  public static func compare(_ bytes: UnsafeRawBufferPointer) {
    var input = FuzzInput(bytes)
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

/// Numbers and pictures from a fuzzer's bytes; zeros when they are used up.
private struct FuzzInput {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func below(_ bound: Int) -> Int { Int(byte()) % bound }

  mutating func options() -> ComparisonOptions {
    var options = ComparisonOptions()
    let threshold = Double(byte()) / 255
    switch below(4) {
    case 0: options.metric = .exact
    case 1: options.metric = .perceptual(deltaE: threshold * 20)
    case 2: options.metric = .pixelmatch(Pixelmatch(version: .v5, threshold: threshold))
    default:
      options.metric = .pixelmatch(Pixelmatch(threshold: threshold, ignoresAntialiasing: below(2) == 0))
    }
    if below(2) == 0 { options.thresholds = options.metric.customaryThresholds }
    options.joinDistance = below(9)
    for _ in 0..<below(4) {
      options.masks.append(
        ComparisonMask(
          "view", PixelEdges(left: below(80) - 9, top: below(40) - 9, right: below(80), bottom: below(40))))
    }
    return options
  }

  private mutating func pixel() -> Pixel {
    Pixel(red: byte(), green: byte(), blue: byte(), alpha: below(3) == 0 ? byte() : 255)
  }

  mutating func bitmap(like other: Bitmap? = nil) -> Bitmap {
    let isSameSize = below(8) > 0
    var bitmap =
      if let other, isSameSize { other } else {
        Bitmap(
          width: 1 + below(70), height: 1 + below(30), fill: pixel(),
          alpha: below(2) == 0 ? .straight : .premultiplied)
      }
    for _ in 0..<below(12) {
      let color = pixel()
      let (left, top) = (below(bitmap.width), below(bitmap.height))
      for y in top..<min(bitmap.height, top + 1 + below(8)) {
        for x in left..<min(bitmap.width, left + 1 + below(40)) { bitmap[x, y] = color }
      }
    }
    return bitmap
  }
}
