import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff

/// pixelmatch written down as its rules read, pixel by pixel and without any shortcut: what the fast
/// comparison is compared with.
struct PlainPixelmatch {
  let expected: Bitmap
  let actual: Bitmap
  let rules: Pixelmatch
  var count = 0
  var antialiased = 0
  private(set) var differing: [(x: Int, y: Int)] = []

  private var width: Int { expected.width }
  private var height: Int { expected.height }

  init(_ expected: Bitmap, _ actual: Bitmap, _ rules: Pixelmatch, isMasked: (Int, Int) -> Bool) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
    let limit = 35215 * rules.threshold * rules.threshold
    for y in 0..<height {
      for x in 0..<width where !isMasked(x, y) && abs(delta(expected[x, y], actual[x, y], x, y)) > limit {
        if rules.ignoresAntialiasing && (isSmoothed(expected, x, y) || isSmoothed(actual, x, y)) {
          antialiased += 1
        } else {
          count += 1
          differing.append((x, y))
        }
      }
    }
  }

  private func delta(_ a: Pixel, _ b: Pixel, _ x: Int, _ y: Int) -> Double {
    if a == b { return 0 }
    switch rules.version {
    case .v5:
      let (first, second) = (onWhite(a), onWhite(b))
      let (i1, i2) = (
        hue(first, 0.59597799, -0.27417610, -0.32180189), hue(second, 0.59597799, -0.27417610, -0.32180189)
      )
      let (q1, q2) = (
        hue(first, 0.21147017, -0.52261711, 0.31114694), hue(second, 0.21147017, -0.52261711, 0.31114694)
      )
      let dy = luminance(first) - luminance(second)
      return squared(dy, i1 - i2, q1 - q2)
    case .v7:
      let d = difference(a, b, x, y)
      return squared(
        luminance(d), hue(d, 0.59597799, -0.27417610, -0.32180189),
        hue(d, 0.21147017, -0.52261711, 0.31114694))
    }
  }

  private func brightness(_ a: Pixel, _ b: Pixel, _ x: Int, _ y: Int) -> Double {
    if a == b { return 0 }
    return rules.version == .v5
      ? luminance(onWhite(a)) - luminance(onWhite(b)) : luminance(difference(a, b, x, y))
  }

  private func squared(_ y: Double, _ i: Double, _ q: Double) -> Double {
    0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  private func luminance(_ c: [Double]) -> Double { hue(c, 0.29889531, 0.58662247, 0.11448223) }

  private func hue(_ c: [Double], _ r: Double, _ g: Double, _ b: Double) -> Double {
    c[0] * r + c[1] * g + c[2] * b
  }

  private func onWhite(_ p: Pixel) -> [Double] {
    let opacity = Double(p.alpha) / 255
    return [p.red, p.green, p.blue].map { (channel: UInt8) -> Double in
      255 + (Double(channel) - 255) * opacity
    }
  }

  private func difference(_ a: Pixel, _ b: Pixel, _ x: Int, _ y: Int) -> [Double] {
    let offset = Double(4 * (y * width + x))
    let channels = [
      (a.red, b.red, 1), (a.green, b.green, 1.618033988749895), (a.blue, b.blue, 2.618033988749895),
    ]
    return channels.map { first, second, period in
      let ground = 48 + 159 * (offset / period).rounded(.down).truncatingRemainder(dividingBy: 2)
      let (alphaOfA, alphaOfB) = (Double(a.alpha), Double(b.alpha))
      if alphaOfA == 255 && alphaOfB == 255 { return Double(first) - Double(second) }
      return (Double(first) * alphaOfA - Double(second) * alphaOfB - ground * (alphaOfA - alphaOfB)) / 255
    }
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (-1...1).flatMap { dx in (-1...1).map { dy in (x: x + dx, y: y + dy) } }
      .filter { $0 != (x, y) && $0.x >= 0 && $0.y >= 0 && $0.x < width && $0.y < height }
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func isSmoothed(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    var equal = isOnBorder(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for other in neighbours(x, y) {
      let delta = brightness(picture[x, y], picture[other.x, other.y], x, y)
      if delta == 0 { equal += 1 }
      if delta < darkest.delta { darkest = (delta, other.x, other.y) }
      if delta > brightest.delta { brightest = (delta, other.x, other.y) }
    }
    if equal > 2 || darkest.delta == 0 || brightest.delta == 0 { return false }
    func isFlat(_ x: Int, _ y: Int) -> Bool {
      [expected, actual].allSatisfy { picture in
        (isOnBorder(x, y) ? 1 : 0) + neighbours(x, y).filter { picture[$0.x, $0.y] == picture[x, y] }.count
          > 2
      }
    }
    return isFlat(darkest.x, darkest.y) || isFlat(brightest.x, brightest.y)
  }
}
