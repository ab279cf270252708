import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import LayoutSnapshotPNG

/// What a file's bytes seem to be.
enum PictureFormat {
  case png
  case jpeg
  case pdf
  case svg
  case other

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      self = .pdf
    } else if Self.beginsLikeXML(bytes) {
      self = .svg
    } else {
      self = .other
    }
  }

  /// Whether the first letter is that of a tag, behind a byte order mark and blanks.
  private static func beginsLikeXML(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}

/// Why bytes give no pixels, in words for a person.
struct PictureError: Error, CustomStringConvertible {
  let description: String

  init(description: String) { self.description = description }

  /// What is wrong with a PNG of an app. The reader's own words are about references.
  init(_ error: PNGDecodingError) {
    switch error {
    case .notPNG(.jpeg): description = "The file is a JPEG. Image(jpeg:) and Image(data:) read it."
    case .notPNG(.gif), .notPNG(.unknown):
      description =
        "The file is of another kind. Images are PNG or JPEG, and in asset catalogs also PDF or SVG."
    case .tooLarge(let width, let height, _), .tooLong(let width, let height, _):
      description = "The picture is \(width) x \(height) pixels, more than can be drawn. Use a smaller copy."
    case .tooManyBytes(let bytes, let limit):
      description =
        "The picture takes \(bytes >> 20) MB, more than the limit of \(limit >> 20) MB. Use a smaller copy."
    default: description = error.description
    }
  }
}

/// The pixels of a file, and how the image that shows them turns them.
struct Picture {
  let bitmap: Bitmap
  let orientation: Image.Orientation

  /// Decodes a PNG or a JPEG, whichever the bytes are.
  init(_ bytes: [UInt8]) throws(PictureError) {
    switch PictureFormat(bytes) {
    case .jpeg: try self.init(jpeg: bytes)
    case .png, .pdf, .svg, .other: try self.init(png: bytes)
    }
  }

  init(png bytes: [UInt8]) throws(PictureError) {
    do throws(PNGDecodingError) { (bitmap, orientation) = (try Bitmap(png: bytes), .up) } catch {
      throw PictureError(error)
    }
  }

  init(jpeg bytes: [UInt8]) throws(PictureError) {
    do throws(JPEGDecodingError) {
      let picture = try JPEGPicture(bytes)
      (bitmap, orientation) = (picture.bitmap, Image.Orientation(exif: picture.orientation))
    } catch { throw PictureError(description: "\(error)") }
  }

  /// An image of the pixels, turned as they want to be.
  func image(named name: String, scale: CGFloat, _ settings: Image.Settings = .init()) -> Image {
    let stored = Image(named: name, bitmap, scale: scale)
    var settings = settings
    settings.orientation = orientation
    return Image(stored.content, size: orientation.size(of: stored.size), scale: stored.scale, settings)
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

  /// The size of an image whose pixels have a size.
  func size(of size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }
}
