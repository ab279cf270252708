import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotReport
import LayoutSnapshotValues

/// A picture as lines of text that differ where pictures differ.
enum PictureText {
  /// Rows that share a line.
  private static let band = 16
  /// Colours that a line names.
  private static let most = 4

  /// Size, digest, and for each band of rows its colours, most frequent first.
  ///
  /// A line ends with a digest of its rows, so that it differs if any pixel of them does.
  static func text(png bytes: [UInt8]) throws(PNGDecodingError) -> String {
    let reader = try PNGReader(bytes, limits: .standard)
    let header = try PNGHeader(bytes)
    var lines = [
      "PNG, \(header.width) x \(header.height) pixels, \(header.colorType), \(header.bitDepth) bits"
    ]
    var rows: [UInt32] = []
    for y in 0..<reader.height {
      try reader.advance()
      unsafe rows += UnsafeBufferPointer(start: reader.pixels(inRow: y), count: reader.width)
      if y % band == band - 1 || y == reader.height - 1 {
        lines.append(line(rows, from: y - y % band, to: y))
        rows.removeAll(keepingCapacity: true)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ pixels: [UInt32], from top: Int, to bottom: Int) -> String {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let colors = ranked.prefix(most).map { "\(name(of: $0.key)) \($0.value)" }.joined(separator: ", ")
    let more = ranked.count > most ? ", \(ranked.count - most) more" : ""
    let digest = XXH3.digest(
      pixels.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) } })
    let short = digest.bytes.prefix(6).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined()
    return "rows \(top)-\(bottom): \(colors)\(more) [\(short)]"
  }

  private static func name(of bits: UInt32) -> String {
    let pixel = Pixel(bits: bits)
    let channels = [pixel.red, pixel.green, pixel.blue] + (pixel.alpha == 255 ? [] : [pixel.alpha])
    return "#" + channels.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

/// A layout as an outline.
enum LayoutText {
  /// A line for each item, indented by its depth.
  static func outline(_ layout: Layout) -> String {
    var lines = ["\(visibleText(layout.device.name)), \(layout.device.scale)x"]
    for node in layout.nodes {
      let path = LayoutPath(node.path)
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
        decimalText($0)
      }
      lines.append(
        String(repeating: "  ", count: path.depth + 1) + visibleText(path.name)
          + " (\(visibleText(node.className))) at \(frame[0]), \(frame[1]), \(frame[2]) x \(frame[3])"
          + (node.isAmbiguous ? ", ambiguous" : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
