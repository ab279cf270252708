/// How each pixel of a destination is mixed from those of a source, in one direction.
///
/// Both directions are independent of each other, and so are caps, tiles and stretching: all of them
/// are nothing but tables of weights. Enlarging takes the two nearest pixels in proportion to their
/// distance, reducing the mean over the area that falls on the pixel.
struct ImageAxis {
  /// The source pixels that a destination pixel is mixed from.
  struct Tap {
    var first: Int
    var weights: Range<Int>
  }

  private(set) var taps: [Tap] = []
  /// In 1/65536; those of a tap add up to exactly that.
  private(set) var weights: [Int64] = []

  /// A stretch of the destination that shows a stretch of the source.
  private struct Segment {
    var from: Int64, to: Int64
    var source: Range<Int>
    /// The length after which the source repeats; nil where it is stretched.
    var period: Int64?
  }

  /// - Parameters:
  ///   - from: where the image begins, in 1/256 of a destination pixel; `to`: where it ends.
  ///   - pixels: the destination pixels that are wanted.
  ///   - scale: destination pixels a source pixel takes where it keeps its size, in 1/65536.
  init(
    from: Int64, to: Int64, pixels: Range<Int>, source: Int, caps: (Int, Int), tiles: Bool, scale: Int64
  ) {
    let segments = Self.segments(from: from, to: to, source: source, caps: caps, tiles: tiles, scale: scale)
    taps.reserveCapacity(pixels.count)
    for pixel in pixels {
      // Where an edge of the image lies within the pixel, the part inside decides.
      let low = max(from, Int64(pixel) << 8)
      let high = max(low + 1, min(to, Int64(pixel + 1) << 8))
      let middle = (low + high) / 2
      let segment = segments.last { $0.from <= middle } ?? segments[0]
      add(segment, low: Int64(pixel) << 8)
    }
  }

  private static func segments(
    from: Int64, to: Int64, source: Int, caps: (Int, Int), tiles: Bool, scale: Int64
  ) -> [Segment] {
    var (before, after) = (max(0, min(source, caps.0)), max(0, caps.1))
    after = min(after, source - before)
    let length = to - from
    var head = (Int64(before) * scale * 256) >> 16
    var tail = (Int64(after) * scale * 256) >> 16
    if head + tail > length {
      // Too small for both caps: they share the room.
      head = length * head / (head + tail)
      tail = length - head
    }
    let middle = before..<max(before + 1, source - after)
    let period = tiles ? max(1, (Int64(middle.count) * scale * 256) >> 16) : nil
    var result: [Segment] = []
    if head > 0 { result.append(Segment(from: from, to: from + head, source: 0..<before, period: nil)) }
    if length > head + tail {
      result.append(
        Segment(
          from: from + head, to: to - tail, source: middle.clamped(to: 0..<source), period: period))
    }
    if tail > 0 {
      result.append(Segment(from: to - tail, to: to, source: source - after..<source, period: nil))
    }
    return result.isEmpty ? [Segment(from: from, to: to, source: 0..<source, period: nil)] : result
  }

  private mutating func add(_ segment: Segment, low: Int64) {
    let length = segment.period ?? max(1, segment.to - segment.from)
    var start = low - segment.from
    if segment.period != nil { start -= Self.floorDivide(start, length) * length }
    let count = Int64(segment.source.count)
    let begin = weights.count
    // The pixel's extent on the source, in 1/65536 of a source pixel.
    let from = Self.floorDivide(start * count << 16, length)
    let to = Self.floorDivide((start + 256) * count << 16, length)
    let first = to - from > 65536 ? addMean(from, to, count) : addBetween((from + to) >> 1, count)
    taps.append(Tap(first: segment.source.lowerBound + first, weights: begin..<weights.count))
  }

  /// The mean over an area.
  private mutating func addMean(_ from: Int64, _ to: Int64, _ count: Int64) -> Int {
    let low = max(0, min(from, (count << 16) - 1))
    let high = max(low + 1, min(to, count << 16))
    let first = low >> 16
    var rest: Int64 = 65536
    let last = (high - 1) >> 16
    for pixel in first...last {
      let overlap = min(high, (pixel + 1) << 16) - max(low, pixel << 16)
      let weight = pixel == last ? rest : (overlap << 16) / (high - low)
      rest -= weight
      weights.append(weight)
    }
    return Int(first)
  }

  /// The two pixels whose middles are nearest to a place.
  private mutating func addBetween(_ middle: Int64, _ count: Int64) -> Int {
    let place = max(0, min((count - 1) << 16, middle - 32768))
    let share = place & 65535
    weights.append(65536 - share)
    if share > 0 { weights.append(share) }
    return Int(place >> 16)
  }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
