import LayoutSnapshotGraphics
import LayoutSnapshotJPEG

/// Reading photos.
enum PhotoTarget {
  /// Larger pictures would only make the fuzzer slow.
  private static let limits = JPEGLimits(pixels: 1 << 16, passes: 8)

  /// Any bytes decode or are refused; what decodes has the size of its header, and is the same each time.
  static func decode(_ file: [UInt8]) {
    let header = try? JPEGHeader(file)
    guard let picture = try? JPEGPicture(file, limits: limits) else { return }
    guard let header else { preconditionFailure("A picture without a header was decoded.") }
    precondition(picture.bitmap.width == header.width && picture.bitmap.height == header.height)
    precondition(picture.orientation == header.orientation)
    precondition((1...8).contains(header.orientation), "A photo is turned in one of eight ways.")
    precondition(
      (try? JPEGPicture(file, limits: limits))?.bitmap == picture.bitmap, "A second reading differs.")
  }
}
