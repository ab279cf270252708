import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

/// Whether a picture is what it was, by the cheapest way that proves it.
///
/// ```swift
/// let check = try PictureCheck(expected: .file(reference), actual: .bitmap(drawn), options)
/// check.comparison.isMatch(options.tolerance)
/// check.difference   // a PNG file, if any pixel counts as different
/// ```
///
/// In this order: the files have the same bytes; both prove the same digest of pixels, which for a
/// reference of ours takes no decoding; the rows are decoded and their bytes compared; rows that differ
/// are compared pixel by pixel. Only when a pixel counts does a picture of the differences begin.
package struct PictureCheck: Sendable {
  /// How far the check had to go.
  package enum Evidence: Sendable {
    /// The files have the same bytes.
    case sameBytes
    /// Both pictures have the same digest of pixels.
    case sameDigest
    /// The pixels were compared.
    case comparedPixels
  }

  package let comparison: Comparison
  package let evidence: Evidence
  /// The picture of differences as a PNG file; nil if no pixel counts as different.
  package let difference: [UInt8]?
  /// What the files say of their colours, where that is not the same. Pixels are compared as numbers all
  /// the same, so a difference here explains pixels that look different elsewhere and are equal here.
  package let colorSpaces: DifferentColorSpaces?

  /// Compares two pictures.
  ///
  /// Without `limits`, a file may have four times the pixels of a bitmap that it is compared with, and in
  /// any case 16 million; two files may have what ``PNGLimits/standard`` says.
  ///
  /// - Throws: ``PictureCheckError`` when a file cannot be decoded.
  /// - Complexity: O(bytes) for pictures that prove to be the same, else O(pixels); memory for a few
  ///   rows, whatever the size.
  package init(
    expected: Picture, actual: Picture, _ options: ComparisonOptions,
    style: HighlightStyle = .small, limits: PNGLimits? = nil
  ) throws(PictureCheckError) {
    let limits = limits ?? Self.limits(expected, actual)
    colorSpaces = DifferentColorSpaces(expected, actual)
    if let (size, evidence) = try Self.proof(expected, actual) {
      comparison = Comparison(identicalSize: size, options)
      self.evidence = evidence
      difference = nil
      return
    }
    let scan = DifferenceScan(expected, actual, options, style, limits)
    (comparison, difference) = try scan.run()
    evidence = .comparedPixels
  }

  private static func limits(_ expected: Picture, _ actual: Picture) -> PNGLimits {
    switch (expected, actual) {
    case (.bitmap(let bitmap, _), _), (_, .bitmap(let bitmap, _)):
      PNGLimits(pixels: max(1 << 24, 4 * bitmap.pixelCount))
    case (.file, .file): .standard
    }
  }

  private static func proof(
    _ expected: Picture, _ actual: Picture
  ) throws(PictureCheckError) -> (Comparison.Size, Evidence)? {
    let size: Comparison.Size
    switch expected {
    case .bitmap(let bitmap, _): size = Comparison.Size(width: bitmap.width, height: bitmap.height)
    case .file(let file):
      do {
        let header = try PNGHeader(file)
        size = Comparison.Size(width: header.width, height: header.height)
      } catch { throw .unreadable(.expected, error) }
    }
    if case .file(let a) = expected, case .file(let b) = actual, a == b { return (size, .sameBytes) }
    // Two bitmaps are compared faster than digested; and a file without proof needs no digest of the
    // other picture, so it is asked first.
    guard case .file = expected, let digest = expected.digest, digest == actual.digest else { return nil }
    return (size, .sameDigest)
  }
}

/// Two files whose numbers mean different colours.
package struct DifferentColorSpaces: Hashable, Sendable {
  package let expected: PNGColorSpace
  package let actual: PNGColorSpace

  /// Nil where both mean the same.
  init?(_ expected: Picture, _ actual: Picture) {
    self.expected = expected.colorSpace
    self.actual = actual.colorSpace
    let isSame = self.expected == self.actual || self.expected.isSRGB && self.actual.isSRGB
    if isSame { return nil }
  }
}

extension Picture {
  fileprivate var colorSpace: PNGColorSpace {
    switch self {
    case .bitmap: .sRGB
    case .file(let file): PNGColorSpace(file)
    }
  }
}

extension HighlightStyle {
  /// With so few greys that four bits a pixel are enough.
  package static var small: HighlightStyle {
    var style = HighlightStyle()
    style.tones = 12
    return style
  }
}
