import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import LayoutSnapshotPNG

/// What a file's bytes seem to be.
enum PictureFormat {
  case png
  case jpeg
  case pdf
  case other

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      self = .pdf
    } else {
      self = .other
    }
  }
}

/// Why bytes give no pixels, in words for a person.
struct PictureError: Error, CustomStringConvertible {
  let description: String
}

/// The pixels of a file, and how the image that shows them turns them.
struct Picture {
  let bitmap: Bitmap
  let orientation: Image.Orientation

  /// Decodes a PNG or a JPEG, whichever the bytes are.
  init(_ bytes: [UInt8]) throws(PictureError) {
    switch PictureFormat(bytes) {
    case .jpeg: try self.init(jpeg: bytes)
    case .pdf: throw PictureError(description: Self.others)
    case .other where PictureSize.of(bytes) != nil: throw PictureError(description: Self.others)
    case .png, .other: try self.init(png: bytes)
    }
  }

  init(png bytes: [UInt8]) throws(PictureError) {
    do throws(PNGDecodingError) { (bitmap, orientation) = (try Bitmap(png: bytes), .up) } catch {
      throw PictureError(description: "\(error)")
    }
  }

  init(jpeg bytes: [UInt8]) throws(PictureError) {
    do throws(JPEGDecodingError) {
      let picture = try JPEGPicture(bytes)
      (bitmap, orientation) = (picture.bitmap, Image.Orientation(exif: picture.orientation))
    } catch { throw PictureError(description: "\(error)") }
  }

  private static let others = "Only PNG and JPEG files are drawn."

  /// The pixels as they are shown, in an image that does not turn them.
  var upright: Bitmap {
    guard orientation != .up else { return bitmap }
    let (across, down) = (bitmap.width, bitmap.height)
    var turned = Bitmap(
      width: orientation.isSideways ? down : across, height: orientation.isSideways ? across : down,
      fill: .clear)
    for y in 0..<down {
      for x in 0..<across {
        let place = orientation.place(x, y, across: across, down: down)
        turned[place.x, place.y] = bitmap[x, y]
      }
    }
    return turned
  }
}

extension Image.Orientation {
  /// The orientation for a number that cameras write (Exif 2.3, tag 274): which sides the first row and column are.
  init(exif number: Int) {
    switch number {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }

  /// Where a pixel comes to lie.
  fileprivate func place(_ x: Int, _ y: Int, across: Int, down: Int) -> (x: Int, y: Int) {
    let (lastX, lastY) = (across - 1, down - 1)
    switch self {
    case .up: return (x, y)
    case .down: return (lastX - x, lastY - y)
    case .left: return (y, lastX - x)
    case .right: return (lastY - y, x)
    case .upMirrored: return (lastX - x, y)
    case .downMirrored: return (x, lastY - y)
    case .leftMirrored: return (y, x)
    case .rightMirrored: return (lastY - y, lastX - x)
    }
  }
}
