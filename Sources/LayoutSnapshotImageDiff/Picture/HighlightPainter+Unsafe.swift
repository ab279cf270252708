import LayoutSnapshotGraphics

/// Draws the rows of a picture of differences.
@safe
package final class HighlightPainter {
  private let style: HighlightStyle
  private let gray: GrayScale
  private let width: Int
  private let painted: UnsafeMutablePointer<UInt32>
  /// Whether the row above is drawn and holds nothing but the background.
  private var isPlain = false

  package init(width: Int, style: HighlightStyle, rounding: Pixelmatch.Version = .v7) {
    self.style = style
    self.width = width
    gray = GrayScale(style, version: rounding)
    unsafe painted = .allocate(capacity: width)
  }

  deinit { unsafe painted.deallocate() }

  /// Draws a row of the expected picture and what was found of its pixels. Rows come in order; the
  /// result is valid until the next call.
  ///
  /// - Returns: the row, and whether it repeats the one above, as half of the rows of an interface do.
  package func paint(
    _ background: PaddedRows<some PixelRowSource>, _ classes: UnsafePointer<PixelClass>?, row y: Int
  ) -> (row: UnsafePointer<UInt32>, isRepeated: Bool) {
    let isRepeated = unsafe isPlain && classes == nil && background.repeatsRowAbove(y)
    if !isRepeated {
      unsafe gray.paint(background.pixels(inRow: y), into: painted, count: width)
      if let classes = unsafe classes { unsafe highlight(classes, row: y) }
      isPlain = unsafe classes == nil
    }
    return unsafe (UnsafePointer(painted), isRepeated)
  }

  private func highlight(_ classes: UnsafePointer<PixelClass>, row y: Int) {
    for x in 0..<width {
      switch unsafe classes[x] {
      case .same: break
      case .differs: unsafe painted[x] = style.different.bits
      case .isDarker: unsafe painted[x] = (style.darker ?? style.different).bits
      case .antialiased: if style.background != .clear { unsafe painted[x] = style.antialiased.bits }
      case .masked: if Self.isHatched(x, y) { unsafe painted[x] = style.hatch.bits }
      }
    }
  }

  /// Lines from the lower left to the upper right, two pixels in eight.
  private static func isHatched(_ x: Int, _ y: Int) -> Bool { (x + y) % 8 < 2 }
}

/// Turns pixels into faded greys.
struct GrayScale {
  private let strength: Double?
  private let version: Pixelmatch.Version
  /// What is drawn for each grey.
  private let tones: [UInt8]

  init(_ style: HighlightStyle, version: Pixelmatch.Version) {
    self.version = version
    tones = (0...255).map { style.tone(of: $0) }
    switch style.background {
    case .clear: strength = nil
    case .faded(let strength): self.strength = strength
    }
  }

  func paint(_ row: UnsafePointer<UInt32>, into painted: UnsafeMutablePointer<UInt32>, count: Int) {
    guard let strength else {
      unsafe painted.update(repeating: 0, count: count)
      return
    }
    var last: UInt32 = 0
    var gray = self.gray(of: last, strength)
    for x in 0..<count {
      if unsafe row[x] != last {
        last = unsafe row[x]
        gray = self.gray(of: last, strength)
      }
      unsafe painted[x] = gray
    }
  }

  /// The grey of a pixel. The two releases multiply in a different order, which rounding shows.
  private func gray(of bits: UInt32, _ strength: Double) -> UInt32 {
    let luminance = YIQ.luminance(
      Double(channel(bits, 0)), Double(channel(bits, 8)), Double(channel(bits, 16)))
    let alpha = Double(channel(bits, 24))
    let value =
      switch version {
      case .v5: 255 + (luminance - 255) * (strength * alpha / 255)
      case .v7: 255 + (luminance - 255) * strength * alpha / 255
      }
    let gray = tones[Int(UInt8(max(0, min(255, value))))]
    return Pixel(red: gray, green: gray, blue: gray).bits
  }
}
