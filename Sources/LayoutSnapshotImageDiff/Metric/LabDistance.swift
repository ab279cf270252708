import LayoutSnapshotGraphics

/// The colour difference of the CIE of 1994 (CIE 116-1995, weights for graphic arts), for D65.
///
/// Of the three usual formulae it is the best that needs only + - * / and square roots, which give
/// the same bits on every machine; that of 2000 needs trigonometry. It is also what Core Image's
/// `CILabDeltaE` computes, so a "perceptual precision" p of other libraries is `deltaE: (1 - p) * 100`.
struct LabDistance: ColorDistance {
  private let linear = SRGBCurve.linear
  private let cache = LabCache()

  func between(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    if a & b >= 0xFF00_0000 { return delta(opaqueLab(a), opaqueLab(b)) }
    let onWhite = delta(lab(a, over: 1), lab(b, over: 1))
    // What is see-through must not hide on a background of its own colour.
    let onBlack = delta(lab(a, over: 0), lab(b, over: 0))
    return abs(onBlack) > abs(onWhite) ? onBlack : onWhite
  }

  func brightness(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
    lab(a, over: 1).lightness - lab(b, over: 1).lightness
  }

  /// Black and white are so far apart.
  static let largest = 100.0

  func certainSquareSum(within limit: Double) -> Double { -1 }

  private func opaqueLab(_ bits: UInt32) -> Lab {
    if let known = cache[bits] { return known }
    let found = lab(bits, over: 1)
    cache[bits] = found
    return found
  }

  private func delta(_ first: Lab, _ second: Lab) -> Double {
    let lightness = first.lightness - second.lightness
    let da = first.a - second.a
    let db = first.b - second.b
    let firstChroma = (first.a * first.a + first.b * first.b).squareRoot()
    let secondChroma = (second.a * second.a + second.b * second.b).squareRoot()
    let chroma = firstChroma - secondChroma
    // Rounding can make the square of the hue difference a little negative.
    let hueSquared = max(0, da * da + db * db - chroma * chroma)
    let chromaWeight = 1 + 0.045 * firstChroma
    let hueWeight = 1 + 0.015 * firstChroma
    let delta =
      (lightness * lightness + chroma * chroma / (chromaWeight * chromaWeight)
      + hueSquared / (hueWeight * hueWeight)).squareRoot()
    return lightness > 0 ? -delta : delta
  }

  /// The pixel laid over white (1) or black (0), blended in sRGB as drawing does.
  private func lab(_ bits: UInt32, over background: Double) -> Lab {
    let pixel = Pixel(bits: bits)
    func channel(_ value: UInt8) -> Double {
      if pixel.alpha == 255 { return linear[Int(value)] }
      let alpha = Double(pixel.alpha) / 255
      return SRGBCurve.linear((Double(value) / 255) * alpha + background * (1 - alpha))
    }
    let red = channel(pixel.red)
    let green = channel(pixel.green)
    let blue = channel(pixel.blue)
    // sRGB to XYZ (IEC 61966-2-1), divided by the white of D65.
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    let fx = response(x)
    let fy = response(y)
    let fz = response(z)
    return Lab(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private func response(_ t: Double) -> Double {
    t > 216.0 / 24389 ? root(3, of: t) : (24389.0 / 27 * t + 16) / 116
  }
}

/// A colour as its lightness and two differences of hue (CIELAB, 1976).
struct Lab {
  var lightness: Double
  var a: Double
  var b: Double
}

/// Opaque colours that have been transformed before: an interface has few, and each costs three cube roots.
/// A slot keeps the last colour that fell into it.
final class LabCache {
  private static let bits: UInt32 = 12
  // 0 is no opaque colour.
  private var keys = [UInt32](repeating: 0, count: 1 << bits)
  private var values = [Lab](repeating: Lab(lightness: 0, a: 0, b: 0), count: 1 << bits)

  subscript(color: UInt32) -> Lab? {
    get {
      let slot = Self.slot(color)
      return keys[slot] == color ? values[slot] : nil
    }
    set {
      guard let newValue else { return }
      keys[Self.slot(color)] = color
      values[Self.slot(color)] = newValue
    }
  }

  /// Fibonacci hashing: the upper bits of a product with 2^32 divided by the golden ratio.
  private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> (32 - bits)) }
}

/// From the stored values of sRGB to amounts of light.
enum SRGBCurve {
  static let linear: [Double] = (0...255).map { linear(Double($0) / 255) }

  static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    // x^2.4 is x^2 times the square of the fifth root of x.
    let base = (value + 0.055) / 1.055
    let fifthRoot = root(5, of: base)
    return base * base * fifthRoot * fifthRoot
  }
}

/// The root of a number from 0 to 1, by Newton's method: the C library's `pow` differs between systems.
func root(_ degree: Int, of value: Double) -> Double {
  if value <= 0 { return 0 }
  let n = Double(degree)
  var guess = 1.0
  // From above, the steps fall until rounding stops them; each at least takes off a fixed part.
  while true {
    var power = 1.0
    for _ in 1..<degree { power *= guess }
    let next = ((n - 1) * guess + value / power) / n
    if next >= guess { return guess }
    guess = next
  }
}
