import LayoutSnapshotGraphics

/// A way to measure how far two pixels are apart.
protocol ColorDistance {
  /// The distance, in a unit that grows with what an eye sees; negative when the second pixel is
  /// darker. `index` is the pixel's place in the picture, counted row by row.
  func between(_ a: UInt32, _ b: UInt32, at index: Int) -> Double

  /// The difference of luminance, first minus second.
  func brightness(_ a: UInt32, _ b: UInt32, at index: Int) -> Double

  /// The sum of squares of channel differences up to which, with equal alphas, the distance certainly
  /// does not exceed `limit`; negative when only equality is certain.
  func certainSquareSum(within limit: Double) -> Double
}

/// A colour as a number of luminance and two of hue, after Kotsarenko and Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications" (2010).
struct YIQ {
  var y: Double
  var i: Double
  var q: Double

  @inline(__always)
  init(red: Double, green: Double, blue: Double) {
    y = Self.luminance(red, green, blue)
    i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  @inline(__always)
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The weighted sum of squares, negative when `y` is positive: the second colour is darker.
  @inline(__always)
  static func delta(_ y: Double, _ i: Double, _ q: Double) -> Double {
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return y > 0 ? -delta : delta
  }

  /// The largest eigenvalue of the form above, as a function of red, green and blue.
  static let largestStretch = 0.2560782

  static func certainSquareSum(within limit: Double) -> Double { limit / largestStretch - 1e-6 }
}

/// The distance of pixelmatch 7.2.
struct PatternedDistance: ColorDistance {
  @inline(__always)
  func between(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    let d = difference(a, b, index)
    let yiq = YIQ(red: d.red, green: d.green, blue: d.blue)
    return YIQ.delta(yiq.y, yiq.i, yiq.q)
  }

  @inline(__always)
  func brightness(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    let d = difference(a, b, index)
    return YIQ.luminance(d.red, d.green, d.blue)
  }

  func certainSquareSum(within limit: Double) -> Double { YIQ.certainSquareSum(within: limit) }

  @inline(__always)
  private func difference(
    _ a: UInt32, _ b: UInt32, _ index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    if a & b >= 0xFF00_0000 {
      return (
        Double(channel(a, 0) - channel(b, 0)), Double(channel(a, 8) - channel(b, 8)),
        Double(channel(a, 16) - channel(b, 16))
      )
    }
    return differenceOnPattern(Pixel(bits: a), Pixel(bits: b), index)
  }

  /// See-through pixels are laid over a background whose channels alternate with different periods.
  @inline(never)
  private func differenceOnPattern(
    _ a: Pixel, _ b: Pixel, _ index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let offset = Double(4 * index)
    let alphaOfA = Double(a.alpha)
    let alphaOfB = Double(b.alpha)
    func background(_ period: Double) -> Double {
      48 + 159 * (offset / period).rounded(.down).truncatingRemainder(dividingBy: 2)
    }
    func difference(_ a: UInt8, _ b: UInt8, _ background: Double) -> Double {
      (Double(a) * alphaOfA - Double(b) * alphaOfB - background * (alphaOfA - alphaOfB)) / 255
    }
    return (
      difference(a.red, b.red, background(1)),
      difference(a.green, b.green, background(1.618033988749895)),
      difference(a.blue, b.blue, background(2.618033988749895))
    )
  }
}

/// The distance of pixelmatch 5.3, which differs in rounding too: colours are transformed first and
/// subtracted then.
struct OnWhiteDistance: ColorDistance {
  @inline(__always)
  func between(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    let first = yiq(a)
    let second = yiq(b)
    return YIQ.delta(first.y - second.y, first.i - second.i, first.q - second.q)
  }

  @inline(__always)
  func brightness(_ a: UInt32, _ b: UInt32, at index: Int) -> Double { yiq(a).y - yiq(b).y }

  func certainSquareSum(within limit: Double) -> Double { YIQ.certainSquareSum(within: limit) }

  @inline(__always)
  private func yiq(_ pixel: UInt32) -> YIQ {
    let red = Double(channel(pixel, 0))
    let green = Double(channel(pixel, 8))
    let blue = Double(channel(pixel, 16))
    if pixel >= 0xFF00_0000 { return YIQ(red: red, green: green, blue: blue) }
    let alpha = Double(channel(pixel, 24)) / 255
    func onWhite(_ value: Double) -> Double { 255 + (value - 255) * alpha }
    return YIQ(red: onWhite(red), green: onWhite(green), blue: onWhite(blue))
  }
}

@inline(__always)
func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel &>> shift & 0xFF) }
