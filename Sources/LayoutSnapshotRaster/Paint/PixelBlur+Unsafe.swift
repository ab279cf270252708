/// Three box blurs of a whole radius, one after the other along each axis, over premultiplied pixels.
///
/// Each mean of 2 * radius + 1 pixels is rounded to the nearest byte, halves up. What lies beyond an edge is as the
/// pixels at the edge. Only integers are used, so the bytes are the same on every machine.
struct PixelBlur {
  /// The largest radius for which the product in `pass` stays within 32 bits.
  static let largestRadius = 127
  /// Lines that are blurred at a time, so that a line of the cache is used more than once.
  private static let lanes = 8
  /// The bytes of two channels, each in half a word.
  private static let bytes: UInt64 = 0xFF_0000_00FF

  private let radius: Int
  /// 2^24 divided by the width of a box, rounded up. A sum times it, without the lower 24 bits, is the exact quotient
  /// for sums of up to 255 pixels.
  private let reciprocal: UInt64
  /// How far a pixel reaches.
  var reach: Int { 3 * radius }

  /// - Precondition: the radius is at least 1 and at most the largest one.
  init(radius: Int) {
    precondition((1...Self.largestRadius).contains(radius), "a blur of \(radius) pixels")
    self.radius = radius
    reciprocal = UInt64((1 << 24) / (2 * radius + 1) + 1)
  }

  /// Blurs rows of pixels that lie one after the other.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    unsafe blur(pixels, lines: height, from: width, count: width, step: 1)
    unsafe blur(pixels, lines: width, from: 1, count: height, step: width)
  }

  /// Blurs lines whose beginnings lie `distance` apart, with pixels that lie `step` apart.
  private func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, lines: Int, from distance: Int, count: Int, step: Int
  ) {
    let size = 2 * count * Self.lanes
    let first = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    let second = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    let sums = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * Self.lanes)
    defer {
      unsafe first.deallocate()
      unsafe second.deallocate()
      unsafe sums.deallocate()
    }
    var line = 0
    while line < lines {
      let used = min(Self.lanes, lines &- line)
      let base = unsafe pixels + line &* distance
      for index in 0..<count {
        let target = unsafe first + 2 &* index &* Self.lanes
        for lane in 0..<used {
          let pixel = unsafe UInt64(base[index &* step &+ lane &* distance])
          // Blue and red, then green and alpha, or whatever the first and the third channel are.
          unsafe target[2 &* lane] = (pixel | pixel &<< 16) & Self.bytes
          unsafe target[2 &* lane &+ 1] = (pixel &>> 8 | pixel &<< 8) & Self.bytes
        }
      }
      unsafe pass(from: first, to: second, sums, count: count, words: 2 &* used)
      unsafe pass(from: second, to: first, sums, count: count, words: 2 &* used)
      unsafe pass(from: first, to: second, sums, count: count, words: 2 &* used)
      for index in 0..<count {
        let source = unsafe second + 2 &* index &* Self.lanes
        for lane in 0..<used {
          let (even, odd) = unsafe (source[2 &* lane], source[2 &* lane &+ 1])
          unsafe base[index &* step &+ lane &* distance] = UInt32(
            truncatingIfNeeded: even | even &>> 16 | odd &<< 8 | odd &>> 8)
        }
      }
      line &+= Self.lanes
    }
  }

  /// One box blur of neighbouring lines, whose pixels are two words each.
  private func pass(
    from source: UnsafePointer<UInt64>, to target: UnsafeMutablePointer<UInt64>,
    _ sums: UnsafeMutablePointer<UInt64>, count: Int, words: Int
  ) {
    let half = UInt64(radius) &* 0x1_0000_0001
    let row = 2 &* Self.lanes
    for word in 0..<words {
      var sum = unsafe source[word] &* UInt64(radius + 1)
      for index in 1...radius { unsafe sum &+= source[min(index, count &- 1) &* row &+ word] }
      unsafe sums[word] = sum
    }
    for index in 0..<count {
      let entering = unsafe source + min(index &+ radius &+ 1, count &- 1) &* row
      let leaving = unsafe source + max(index &- radius, 0) &* row
      let means = unsafe target + index &* row
      for word in 0..<words {
        let sum = unsafe sums[word]
        unsafe means[word] = ((sum &+ half) &* reciprocal) &>> 24 & Self.bytes
        unsafe sums[word] = unsafe sum &+ entering[word] &- leaving[word]
      }
    }
  }
}
