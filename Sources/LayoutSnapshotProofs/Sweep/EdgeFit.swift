/// Splits the places of an edge at growing sizes into ranges in which it moves evenly.
///
/// Solved edges are rounded to pixels, so a range is even if there is a line that, rounded in the same way, gives the edge
/// at every size in it. Ranges are as long as possible, from the smallest size on.
enum EdgeFit {
  /// A range of sizes with one formula.
  struct Segment: Hashable, Sendable {
    var sizes: ClosedRange<Int>
    var formula: EdgeFormula
  }

  /// - Parameters:
  ///   - pixels: the edge at each size, from `first` on.
  ///   - scale: the pixels in a point.
  static func segments(of pixels: [Int], from first: Int, scale: Int) -> [Segment] {
    var segments: [Segment] = []
    var begin = 0
    while begin < pixels.count {
      var band = Band()
      var end = begin
      while end < pixels.count, band.add(end - begin, pixels[end]) { end += 1 }
      segments.append(
        Segment(
          sizes: first + begin...first + end - 1,
          formula: band.formula(from: first + begin, pixels[begin..<end], scale: scale)))
      begin = end
    }
    return segments
  }
}

/// The lines that pass through the pixels of all places so far.
///
/// Places are measured in parts of a pixel. A line passes through a pixel from half a pixel before it to almost half a pixel
/// behind it: values exactly in the middle between two pixels belong to the second.
private struct Band {
  /// The parts of a pixel.
  private static let parts = 64
  private typealias Point = (x: Int, y: Int)

  /// The convex hulls of the lower ends seen from above, and of the upper ends seen from below.
  private var low: [Point] = []
  private var high: [Point] = []
  /// The slopes that all pairs of places allow; nil for no limit.
  private var least: Fraction?
  private var greatest: Fraction?

  private static func low(_ pixel: Int) -> Int { parts * pixel - parts / 2 }
  private static func high(_ pixel: Int) -> Int { parts * pixel + parts / 2 - 1 }

  /// Adds a place, unless no line passes through all of them then.
  mutating func add(_ x: Int, _ pixel: Int) -> Bool {
    let (bottom, top) = (Point(x, Band.low(pixel)), Point(x, Band.high(pixel)))
    var (least, greatest) = (least, greatest)
    for point in low {
      let slope = Fraction(top.y - point.y, x - point.x)
      if greatest.map({ slope < $0 }) ?? true { greatest = slope }
    }
    for point in high {
      let slope = Fraction(bottom.y - point.y, x - point.x)
      if least.map({ $0 < slope }) ?? true { least = slope }
    }
    if let least, let greatest, greatest < least { return false }
    (self.least, self.greatest) = (least, greatest)
    Band.append(bottom, to: &low, turning: -1)
    Band.append(top, to: &high, turning: 1)
    return true
  }

  /// Adds a point to a hull. Points that can touch no line any more are dropped.
  private static func append(_ point: Point, to hull: inout [Point], turning: Int) {
    while hull.count > 1 {
      let (a, b) = (hull[hull.count - 2], hull[hull.count - 1])
      let turn = (b.x - a.x) * (point.y - b.y) - (b.y - a.y) * (point.x - b.x)
      if turn * turning > 0 { break }
      hull.removeLast()
    }
    hull.append(point)
  }

  /// The simplest line through all places: first the simplest slope, then the simplest constant.
  func formula(from first: Int, _ pixels: ArraySlice<Int>, scale: Int) -> EdgeFormula {
    let unit = Band.parts * scale
    let slope: Fraction
    if let least, let greatest {
      slope = Fraction.simplest(
        from: Fraction(least.numerator, least.denominator * unit),
        to: Fraction(greatest.numerator, greatest.denominator * unit))
    } else {
      slope = Fraction(0)
    }
    // The constants that each place allows, in parts of a pixel times the slope's denominator.
    var (from, to) = (Int.min, Int.max)
    for (offset, pixel) in pixels.enumerated() {
      let moved = slope.numerator * unit * (first + offset)
      from = max(from, Band.low(pixel) * slope.denominator - moved)
      to = min(to, Band.high(pixel) * slope.denominator - moved)
    }
    let whole = unit * slope.denominator
    return EdgeFormula(
      slope: slope, constant: Fraction.simplest(from: Fraction(from, whole), to: Fraction(to, whole)))
  }
}
