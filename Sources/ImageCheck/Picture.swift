import Graphics
import PNGCoding

/// A picture in memory or in a file.
package enum Picture: Sendable {
  /// What has been drawn; with the digest of its pixels, where that was made while drawing.
  case bitmap(Bitmap, digest: Digest128? = nil)
  /// The bytes of a PNG file.
  case file([UInt8])

  /// The digest of the pixels, where it is to be had without decoding.
  var digest: Digest128? {
    switch self {
    case .bitmap(let bitmap, let digest): digest ?? bitmap.pixelDigest
    case .file(let file): PNGProof.pixelDigest(of: file)
    }
  }

  /// The pixels, row by row from the top.
  func rows(_ limits: PNGLimits) throws(PNGDecodingError) -> PictureRows {
    switch self {
    case .bitmap(let bitmap, _): .bitmap(BitmapRows(bitmap))
    case .file(let file): .file(try PNGReader(file, limits: limits))
    }
  }
}

/// The rows of a picture, wherever it is.
enum PictureRows: PixelRowSource {
  case bitmap(BitmapRows)
  case file(PNGReader)

  var width: Int {
    switch self {
    case .bitmap(let rows): rows.width
    case .file(let reader): reader.width
    }
  }

  var height: Int {
    switch self {
    case .bitmap(let rows): rows.height
    case .file(let reader): reader.height
    }
  }

  var encoding: PixelRowEncoding {
    switch self {
    case .bitmap(let rows): rows.encoding
    case .file(let reader): reader.encoding
    }
  }

  func advance() throws(PNGDecodingError) {
    if case .file(let reader) = self { try reader.advance() }
  }

  func storedRow(_ y: Int) -> UnsafeRawBufferPointer {
    switch self {
    case .bitmap(let rows): rows.storedRow(y)
    case .file(let reader): reader.storedRow(y)
    }
  }

  func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    switch self {
    case .bitmap(let rows): rows.pixels(inRow: y)
    case .file(let reader): reader.pixels(inRow: y)
    }
  }
}
