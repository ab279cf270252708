import Foundation
import LayoutSnapshotJPEG

/// The sizes of images that cannot be drawn: JPEG, PDF and SVG files of rare kinds, or damaged ones.
enum PictureSize {
  /// The size in points of a PDF or SVG, or in pixels of a JPEG that is shown upright; `nil` if the data has none.
  static func of(_ bytes: [UInt8]) -> CGSize? {
    switch PictureFormat(bytes) {
    case .jpeg: jpeg(bytes)
    case .pdf: pdf(bytes)
    case .svg: svg(bytes)
    case .png, .other: nil
    }
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard let header = try? JPEGHeader(bytes),
      let stored = size(Double(header.width), Double(header.height))
    else { return nil }
    return Image.Orientation(exif: header.orientation).size(of: stored)
  }

  /// A page's `/MediaBox [left bottom right top]`, if it is not compressed.
  private static func pdf(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "/MediaBox"), let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    return numbers.count == 4 ? size(numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }

  /// The width and height of the outermost element, or else those of its view box.
  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(65536), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let head = text[start.upperBound..<end]
    func attribute(_ name: String) -> Substring? {
      for quote in ["\"", "'"] {
        guard let place = head.range(of: " \(name)=\(quote)") ?? head.range(of: "\n\(name)=\(quote)") else {
          continue
        }
        return head[place.upperBound...].prefix { String($0) != quote }
      }
      return nil
    }
    func number(_ text: Substring?) -> Double? {
      text.flatMap { $0.hasSuffix("%") ? nil : Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    if let width = number(attribute("width")), let height = number(attribute("height")) {
      return size(width, height)
    }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? size(box[2], box[3]) : nil
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width <= 65535, height <= 65535 else { return nil }
    return CGSize(width: width, height: height)
  }
}
