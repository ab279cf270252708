import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotStore

/// Pictures drawn with coloured half blocks, two pixels in each character.
enum TerminalPicture {
  /// Lines that show pictures side by side, together at most so wide and so high; none where one of them
  /// cannot be read.
  static func lines(_ places: [FilePlace], columns: Int, rows: Int) -> [String]? {
    let pictures = places.compactMap { place in
      (try? place.read()).flatMap { $0 }.flatMap { try? Bitmap(png: $0) }
    }
    guard !pictures.isEmpty, pictures.count == places.count, rows > 2 else { return nil }
    let each = columns / pictures.count - 2
    let grids = pictures.map { grid($0, columns: each, rows: rows * 2) }
    let height = grids.map(\.count).max() ?? 0
    return stride(from: 0, to: height, by: 2).map { y in
      "    "
        + grids.map { grid in
          let width = grid.first?.count ?? 0
          return (0..<width).map { x in cell(grid, x, y) }.joined() + "\u{1B}[0m"
        }.joined(separator: "  ")
    }
  }

  private static func cell(_ grid: [[Pixel]], _ x: Int, _ y: Int) -> String {
    guard y < grid.count else { return "\u{1B}[0m " }
    let top = code(38, grid[y][x])
    return y + 1 < grid.count ? "\u{1B}[\(top);\(code(48, grid[y + 1][x]))m▀" : "\u{1B}[0;\(top)m▀"
  }

  private static func code(_ layer: Int, _ pixel: Pixel) -> String {
    "\(layer);2;\(pixel.red);\(pixel.green);\(pixel.blue)"
  }

  /// The picture made small: each cell is the mean of its pixels.
  private static func grid(_ picture: Bitmap, columns: Int, rows: Int) -> [[Pixel]] {
    let (width, height) = (picture.width, picture.height)
    let scale = max(1, (width + columns - 1) / max(1, columns), (height + rows - 1) / rows)
    return stride(from: 0, to: height, by: scale).map { top in
      stride(from: 0, to: width, by: scale).map { left in
        mean(picture, left, top, min(width, left + scale), min(height, top + scale))
      }
    }
  }

  private static func mean(_ picture: Bitmap, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Pixel {
    var sums = (0, 0, 0)
    for y in top..<bottom {
      for x in left..<right {
        let pixel = picture[x, y]
        sums = (sums.0 + Int(pixel.red), sums.1 + Int(pixel.green), sums.2 + Int(pixel.blue))
      }
    }
    let count = (right - left) * (bottom - top)
    return Pixel(red: UInt8(sums.0 / count), green: UInt8(sums.1 / count), blue: UInt8(sums.2 / count))
  }
}
