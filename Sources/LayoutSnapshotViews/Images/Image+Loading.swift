import Foundation
import LayoutSnapshotGraphics

/// Why an image could not be loaded.
public enum ImageError: Error, Hashable, Sendable {
  /// The file cannot be read. The second value is the reason.
  case unreadable(path: String, String)
  /// The bytes are no usable picture. The second value is the reason.
  case undecodable(path: String?, String)
}

extension ImageError: CustomStringConvertible {
  /// What is wrong, and with which file.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .undecodable(let path?, let reason): "\(path): \(reason)"
    case .undecodable(nil, let reason): reason
    }
  }
}

extension Image {
  /// The image in the data of a PNG file.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(png data: Data, scale: CGFloat = 1) throws(ImageError) {
    try self.init(named: "data", scale: scale) { () throws(PictureError) in try Picture(png: [UInt8](data)) }
  }

  /// The image in the data of a JPEG file. It is turned as the file says.
  ///
  /// ```swift
  /// let photo = try Image(jpeg: Data(contentsOf: file))
  /// ```
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(jpeg data: Data, scale: CGFloat = 1) throws(ImageError) {
    try self.init(named: "data", scale: scale) { () throws(PictureError) in try Picture(jpeg: [UInt8](data)) }
  }

  /// The image in a PNG file. `@2x` or `@3x` at the end of the name sets the scale.
  ///
  /// - Throws: ``ImageError``.
  public convenience init(pngFile path: String) throws(ImageError) {
    try self.init(file: path) { bytes throws(PictureError) in try Picture(png: bytes) }
  }

  /// The image in a JPEG file, turned as the file says. `@2x` or `@3x` at the end of the name sets the scale.
  ///
  /// - Throws: ``ImageError``.
  public convenience init(jpegFile path: String) throws(ImageError) {
    try self.init(file: path) { bytes throws(PictureError) in try Picture(jpeg: bytes) }
  }

  private convenience init(
    file path: String, decode: ([UInt8]) throws(PictureError) -> Picture
  ) throws(ImageError) {
    let bytes: [UInt8]
    do throws(PictureError) { bytes = try PictureFile.bytes(at: path) } catch {
      throw .unreadable(path: path, error.description)
    }
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    try self.init(named: String(name), path: path, scale: scale) { () throws(PictureError) in
      try decode(bytes)
    }
  }

  private convenience init(
    named name: String, path: String? = nil, scale: CGFloat, decode: () throws(PictureError) -> Picture
  ) throws(ImageError) {
    let picture: Picture
    do throws(PictureError) { picture = try decode() } catch {
      throw .undecodable(path: path, error.description)
    }
    let image = picture.image(named: name, scale: scale)
    self.init(image.content, size: image.size, scale: image.scale, image.settings)
  }

  /// The image in a PNG or JPEG file, or nil if it cannot be loaded. ``init(pngFile:)`` and ``init(jpegFile:)`` throw the
  /// reason.
  public convenience init?(contentsOfFile path: String) {
    try? self.init(file: path) { bytes throws(PictureError) in try Picture(bytes) }
  }
  /// The image in the data of a PNG or JPEG file, or nil if it cannot be decoded. ``init(png:scale:)`` and
  /// ``init(jpeg:scale:)`` throw the reason.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The image in the data of a PNG or JPEG file, or nil if it cannot be decoded. ``init(png:scale:)`` and
  /// ``init(jpeg:scale:)`` throw the reason.
  public convenience init?(data: Data, scale: CGFloat) {
    try? self.init(named: "data", scale: scale) { () throws(PictureError) in try Picture([UInt8](data)) }
  }
}
