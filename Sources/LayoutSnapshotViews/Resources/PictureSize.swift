import Foundation

/// The sizes of images that cannot be decoded: PDF, SVG and JPEG.
enum PictureSize {
  /// The size in points of a PDF or SVG, or in pixels of a JPEG; `nil` if the data has none.
  static func of(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("%PDF".utf8)) { return pdf(bytes) }
    return svg(bytes)
  }

  /// A JPEG's frame header starts with FF and a byte from C0 to CF, except C4, C8 and CC; height and width
  /// follow.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
        return size(Double(width), Double(height))
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
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
