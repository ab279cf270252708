import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

/// What of the comparison is measured: the package's own interface is closed to other packages.
public struct PictureMeasuring: Sendable {
  private let pair: PicturePair
  private let options: ComparisonOptions

  /// Compares with pixelmatch's rules and threshold 0.1.
  public init(_ pair: PicturePair) {
    self.pair = pair
    options = Self.options
  }

  private static var options: ComparisonOptions {
    var options = ComparisonOptions()
    options.metric = .pixelmatch(Pixelmatch())
    return options
  }

  /// Compares the two bitmaps in memory and returns the number of differing pixels.
  public func compareInMemory() -> Int { Comparison(pair.expected, pair.actual, options).differingPixels }

  /// Compares the two bitmaps in memory by what an eye sees, with a just noticeable difference allowed.
  public func compareInMemoryPerceptually() -> Int {
    var options = ComparisonOptions()
    options.metric = .perceptual(deltaE: 2)
    return Comparison(pair.expected, pair.actual, options).differingPixels
  }

  /// Checks the second bitmap against a reference file of the first.
  public func check(against reference: [UInt8]) throws -> Int {
    try PictureCheck(expected: .file(reference), actual: .bitmap(pair.actual), options)
      .comparison.differingPixels
  }

  /// Decodes a file into memory that is used again and again.
  public static func decoder() -> ([UInt8]) throws -> Int {
    var bitmap = Bitmap(width: 0, height: 0)
    return { file in
      try bitmap.decode(png: file)
      return bitmap.pixelCount
    }
  }

  /// Encodes the first bitmap as a reference.
  public func encode() throws -> Int { try pair.expected.pngData(.small).count }

  /// Encodes the first bitmap quickly.
  public func encodeQuickly() throws -> Int { try pair.expected.pngData(.quick).count }

  /// The digest of the second bitmap, as its last byte.
  public func digest() -> Int { Int(pair.actual.pixelDigest.bytes[15]) }

  /// Compares two files, as a command-line tool does.
  ///
  /// - Returns: the number of differing pixels, and a picture of them if there are any.
  public static func compareFiles(_ expected: [UInt8], _ actual: [UInt8]) throws -> (Int, [UInt8]?) {
    let check = try PictureCheck(expected: .file(expected), actual: .file(actual), options)
    return (check.comparison.differingPixels, check.difference)
  }
}
