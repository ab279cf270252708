import LayoutSnapshotGraphics

/// How a picture of differences looks.
package struct HighlightStyle: Hashable, Sendable {
  /// What is drawn where nothing differs.
  package enum Background: Hashable, Sendable {
    /// The expected picture in grey, faded towards white: 0 is white, 1 the full grey.
    case faded(Double)
    /// Nothing: the picture holds the differences alone, on a clear ground.
    case clear
  }

  package var background: Background = .faded(0.1)
  /// Between how many greys the faded picture is drawn at most. 256 are all; with few of them, the file of a
  /// picture in which letters are nothing but a hint is half as large.
  package var tones = 256
  /// Pixels that differ.
  package var different = Pixel(red: 255, green: 0, blue: 0)
  /// Pixels that differ and became darker, where that is to be seen.
  package var darker: Pixel?
  /// Pixels that were left out because they look anti-aliased; not drawn on a clear ground.
  package var antialiased = Pixel(red: 255, green: 255, blue: 0)
  /// The lines that hatch what is masked. Between them the expected picture stays visible.
  package var hatch = Pixel(red: 80, green: 140, blue: 255)

  package init() {}

  /// Every colour that a picture in this style can have, or nil when they are too many for a palette.
  package var palette: [UInt32]? {
    var colors: Set = [different.bits, (darker ?? different).bits, antialiased.bits, hatch.bits]
    switch background {
    case .clear: colors.insert(0)
    case .faded(let strength):
      // Grey of a colour is at least 0, so fading leads no lower than this.
      let darkest = UInt8(max(0, min(255, 255 - 255 * strength)))
      for gray in darkest...255 {
        let gray = tone(of: gray)
        colors.insert(Pixel(red: gray, green: gray, blue: gray).bits)
      }
    }
    return colors.count <= 256 ? colors.sorted() : nil
  }

  /// The nearest of the greys that are drawn; white is one of them.
  func tone(of gray: UInt8) -> UInt8 {
    guard tones < 256, case .faded(let strength) = background else { return gray }
    let range = max(0, min(255, 255 * strength))
    let step = max(1, Int((range / Double(max(1, tones - 1))).rounded(.up)))
    return UInt8(max(0, 255 - (255 - Int(gray) + step / 2) / step * step))
  }
}
