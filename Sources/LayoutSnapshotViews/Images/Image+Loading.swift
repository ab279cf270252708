import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG

/// Why there is no picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The file cannot be read; the system's reason is kept.
  case unreadable(path: String, String)
  /// The bytes are not a PNG that can be shown, and why.
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
  /// The picture that a PNG file holds.
  ///
  /// - Parameter scale: pixels a point.
  /// - Throws: ``ImageError``.
  public convenience init(png data: Data, scale: CGFloat = 1) throws(ImageError) {
    try self.init(png: data, named: "data", path: nil, scale: scale)
  }

  /// The picture in a PNG file; `@2x` or `@3x` before the ending says how many pixels make a point.
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

  /// The picture in a PNG file; nil if there is none. ``init(pngFile:)`` says why.
  public convenience init?(contentsOfFile path: String) { try? self.init(pngFile: path) }
  /// The picture in the bytes of a PNG file; nil if there is none. ``init(png:scale:)`` says why.
  public convenience init?(data: Data) { try? self.init(png: data) }
  /// The picture in the bytes of a PNG file; nil if there is none. ``init(png:scale:)`` says why.
  public convenience init?(data: Data, scale: CGFloat) { try? self.init(png: data, scale: scale) }
}
