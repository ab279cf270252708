import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG

/// Why an image could not be loaded.
public enum ImageError: Error, Hashable, Sendable {
  /// The file cannot be read. The second value is the system's reason.
  case unreadable(path: String, String)
  /// The bytes are not a usable PNG. The second value is the reason.
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
    try self.init(png: data, named: "data", path: nil, scale: scale)
  }

  /// The image in a PNG file. `@2x` or `@3x` at the end of the name sets the scale.
  ///
  /// - Throws: ``ImageError``.
  public convenience init(pngFile path: String) throws(ImageError) {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw .unreadable(path: path, "\(error.localizedDescription)")
    }
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    try self.init(png: data, named: String(name), path: path, scale: scale)
  }

  private convenience init(
    png data: Data, named name: String, path: String?, scale: CGFloat
  ) throws(ImageError) {
    let bitmap: Bitmap
    do throws(PNGDecodingError) { bitmap = try Bitmap(png: Array(data)) } catch {
      throw .undecodable(path: path, "\(error)")
    }
    self.init(named: name, bitmap, scale: scale)
  }

  /// The image in a PNG file, or nil if it cannot be loaded. ``init(pngFile:)`` throws the reason.
  public convenience init?(contentsOfFile path: String) { try? self.init(pngFile: path) }
  /// The image in the data of a PNG file, or nil if it cannot be decoded. ``init(png:scale:)`` throws the reason.
  public convenience init?(data: Data) { try? self.init(png: data) }
  /// The image in the data of a PNG file, or nil if it cannot be decoded. ``init(png:scale:)`` throws the reason.
  public convenience init?(data: Data, scale: CGFloat) { try? self.init(png: data, scale: scale) }
}
