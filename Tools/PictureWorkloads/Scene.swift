import LayoutSnapshotGraphics
import RandomNumbers

/// A picture that looks like a screen of an app to a compressor and to a comparison: a navigation bar,
/// rows with icons, lines of letters with smoothed edges, separators, a button.
///
/// It is drawn from a fixed sequence of numbers, so that every run measures the same pixels.
struct Scene {
  private(set) var bitmap: Bitmap
  private let scale: Int
  private let alphabet: [[UInt8]]
  private var random = SplitMix(seed: 1)

  /// Letters are drawn in cells of this many pixels at scale 1.
  private static let cell = (width: 8, height: 10)

  init(width: Int, height: Int, scale: Int) {
    bitmap = Bitmap(width: width, height: height, fill: .white, alpha: .straight)
    self.scale = scale
    var random = SplitMix(seed: 7)
    alphabet = (0..<60).map { _ in
      Self.letter(width: Self.cell.width * scale, height: Self.cell.height * scale, &random)
    }
    draw()
  }

  private mutating func draw() {
    fill(0, 0, bitmap.width, 44 * scale, Pixel(red: 247, green: 247, blue: 247))
    write(lettersUpTo: 14, x: 120 * scale, y: 16 * scale, .black)
    var y = 44 * scale
    var number = 0
    while y + 60 * scale <= bitmap.height {
      drawRow(number, at: y)
      y += 60 * scale
      number += 1
    }
  }

  private mutating func drawRow(_ number: Int, at y: Int) {
    let hues = [(255, 59, 48), (52, 199, 89), (0, 122, 255), (255, 149, 0), (88, 86, 214)]
    let hue = hues[number % hues.count]
    let icon = Pixel(red: UInt8(hue.0), green: UInt8(hue.1), blue: UInt8(hue.2))
    fill(16 * scale, y + 10 * scale, 40 * scale, 40 * scale, icon)
    let lines = max(1, bitmap.width / (Self.cell.width * scale) * 2 / 3 - 8)
    write(lettersUpTo: lines * 2 / 3, x: 72 * scale, y: y + 14 * scale, .black)
    write(
      lettersUpTo: lines, x: 72 * scale, y: y + 34 * scale, Pixel(red: 142, green: 142, blue: 147))
    fill(72 * scale, y + 60 * scale - 1, bitmap.width, 1, Pixel(red: 198, green: 198, blue: 200))
  }

  private mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Pixel) {
    let bitmapWidth = bitmap.width
    let columns = x..<max(x, min(bitmap.width, x + width))
    let rows = y..<max(y, min(bitmap.height, y + height))
    unsafe bitmap.withMutablePixels { pixels in
      for row in rows { for column in columns { unsafe pixels[row * bitmapWidth + column] = color.bits } }
    }
  }

  private mutating func write(lettersUpTo count: Int, x: Int, y: Int, _ color: Pixel) {
    let width = Self.cell.width * scale
    for position in 0..<count {
      // Every sixth place or so is a space.
      let choice = random.below(72)
      if choice < alphabet.count { draw(alphabet[choice], x: x + position * width, y: y, color) }
    }
  }

  private mutating func draw(_ letter: [UInt8], x: Int, y: Int, _ color: Pixel) {
    let width = Self.cell.width * scale
    for row in 0..<Self.cell.height * scale where y + row < bitmap.height {
      for column in 0..<width where x + column < bitmap.width {
        let coverage = Int(letter[row * width + column])
        if coverage == 0 { continue }
        let below = bitmap[x + column, y + row]
        func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
          UInt8((Int(top) * coverage + Int(bottom) * (15 - coverage) + 7) / 15)
        }
        bitmap[x + column, y + row] = Pixel(
          red: mixed(color.red, below.red), green: mixed(color.green, below.green),
          blue: mixed(color.blue, below.blue))
      }
    }
  }

  /// Three strokes, covered in sixteen steps.
  private static func letter(width: Int, height: Int, _ random: inout SplitMix) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: width * height)
    for _ in 0..<3 {
      func point() -> (x: Int, y: Int) {
        (2 + random.below(width - 4), 2 + random.below(height - 4))
      }
      let (from, to) = (point(), point())
      let steps = 4 * max(width, height)
      for step in 0...steps {
        // In sixteenths of a pixel.
        let x = 16 * from.x + 16 * (to.x - from.x) * step / steps
        let y = 16 * from.y + 16 * (to.y - from.y) * step / steps
        for row in max(0, y / 16 - 2)..<min(height, y / 16 + 3) {
          for column in max(0, x / 16 - 2)..<min(width, x / 16 + 3) {
            let squared = (16 * column - x) * (16 * column - x) + (16 * row - y) * (16 * row - y)
            let covered = UInt8(max(0, min(15, 20 - squared / 32)))
            coverage[row * width + column] = max(coverage[row * width + column], covered)
          }
        }
      }
    }
    return coverage
  }
}
