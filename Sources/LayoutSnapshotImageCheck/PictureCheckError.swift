import LayoutSnapshotPNG

/// Why two pictures could not be compared.
package enum PictureCheckError: Error, Hashable, Sendable {
  /// One of the files gives no picture.
  case unreadable(PictureSide, PNGDecodingError)
  /// The picture of differences could not be written.
  case unwritable(PNGEncodingError)
}

extension PictureCheckError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .unreadable(.expected, let reason): "The reference cannot be read. \(reason)"
    case .unreadable(.actual, let reason): "The new picture cannot be read. \(reason)"
    case .unreadable(.difference, let reason): "The picture of differences cannot be read. \(reason)"
    case .unwritable(let reason): "The picture of differences cannot be written. \(reason)"
    }
  }
}
