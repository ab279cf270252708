import LayoutSnapshotGraphics
import LayoutSnapshotPNG

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
}

/// The part that a picture plays in a comparison.
package enum PictureSide: Hashable, Sendable {
  case expected
  case actual
  case difference
}

/// The rows of a picture, wherever it is, with errors that name its side.
struct PictureRows: PixelRowSource {
  private enum Base {
    case bitmap(BitmapRows)
    case file(PNGReader)
  }

  private let base: Base
  private let side: PictureSide
  let width: Int
  let height: Int
  let encoding: PixelRowEncoding

  init(_ picture: Picture, _ side: PictureSide, _ limits: PNGLimits) throws(PictureCheckError) {
    self.side = side
    switch picture {
    case .bitmap(let bitmap, _):
      let rows = BitmapRows(bitmap)
      (base, width, height, encoding) = (.bitmap(rows), rows.width, rows.height, rows.encoding)
    case .file(let file):
      let reader: PNGReader
      do { reader = try PNGReader(file, limits: limits) } catch { throw .unreadable(side, error) }
      (base, width, height, encoding) = (.file(reader), reader.width, reader.height, reader.encoding)
    }
  }

  func advance() throws(PictureCheckError) {
    guard case .file(let reader) = base else { return }
    do { try reader.advance() } catch { throw .unreadable(side, error) }
  }

  func storedRow(_ y: Int) -> UnsafeRawBufferPointer {
    switch base {
    case .bitmap(let rows): unsafe rows.storedRow(y)
    case .file(let reader): unsafe reader.storedRow(y)
    }
  }

  func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    switch base {
    case .bitmap(let rows): unsafe rows.pixels(inRow: y)
    case .file(let reader): unsafe reader.pixels(inRow: y)
    }
  }
}
