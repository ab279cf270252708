import LayoutSnapshotGraphics

/// A window of rows on an opaque ground, onto which stretches of pixels are laid.
@safe
final class RowCanvas {
  private let width: Int
  private let ground: UInt32
  private let rows: UnsafeMutablePointer<UInt32>
  private var current: UnsafeMutablePointer<UInt32>

  init(width: Int, ground: Pixel) {
    self.width = width
    self.ground = ground.bits | 0xFF00_0000
    unsafe rows = .allocate(capacity: width * pixelRowWindow)
    unsafe current = unsafe rows
  }

  deinit { unsafe rows.deallocate() }

  /// Begins a row with nothing on it.
  func begin(row y: Int) {
    unsafe current = unsafe rows + width * (y % pixelRowWindow)
    unsafe current.update(repeating: ground, count: width)
  }

  /// Lays straight pixels over the row that was begun.
  func draw(_ pixels: UnsafePointer<UInt32>, count: Int, at x: Int) {
    if unsafe isOpaque(pixels, count: count) {
      unsafe (current + x).update(from: pixels, count: count)
      return
    }
    for index in 0..<count {
      unsafe current[x + index] = unsafe Self.blended(pixels[index], over: current[x + index])
    }
  }

  func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    unsafe UnsafePointer(rows + width * (y % pixelRowWindow))
  }

  private static func blended(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let (top, bottom) = (Pixel(bits: top), Pixel(bits: bottom))
    let alpha = UInt32(top.alpha)
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(divideBy255(UInt32(a) * alpha + UInt32(b) * (255 - alpha)))
    }
    return Pixel(
      red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green),
      blue: mixed(top.blue, bottom.blue)
    ).bits
  }
}
