/// From 64 coefficients to 64 samples, in whole numbers: the inverse cosine transform by Loeffler, Ligtenberg and
/// Moschytz ("Practical fast 1-D DCT algorithms with 11 multiplications", 1989), with the precision that the Independent
/// JPEG Group's library has by default. Every machine gives the same samples, and those of most other programs.
enum InverseTransform {
  /// The factors have thirteen bits after the point, and the columns two.
  private static let factorBits: Int32 = 13
  private static let columnBits: Int32 = 2

  /// A factor in fixed point.
  private enum Factor {
    static let f0_298631336: Int32 = 2446
    static let f0_390180644: Int32 = 3196
    static let f0_541196100: Int32 = 4433
    static let f0_765366865: Int32 = 6270
    static let f0_899976223: Int32 = 7373
    static let f1_175875602: Int32 = 9633
    static let f1_501321110: Int32 = 12299
    static let f1_847759065: Int32 = 15137
    static let f1_961570560: Int32 = 16069
    static let f2_053119869: Int32 = 16819
    static let f2_562915447: Int32 = 20995
    static let f3_072711026: Int32 = 25172
  }

  /// Writes a block's samples.
  ///
  /// - Parameters:
  ///   - base: where the block's coefficients begin.
  ///   - scratch: room for 64 numbers.
  ///   - place: where its first sample lies.
  static func samples(
    of coefficients: [Int16], at base: Int, times factors: [UInt16], scratch: inout [Int32],
    into samples: inout [UInt8], at place: Int, stride: Int
  ) {
    var last = 63
    while last > 0, coefficients[base + last] == 0 { last -= 1 }
    if last == 0 {
      // Nothing but an average, as in most blocks of a plain ground.
      let average = Int32(coefficients[base]) &* Int32(factors[0])
      let columns = average &<< columnBits
      let value = sample(columns, bits: columnBits + 3)
      for row in 0..<8 {
        for column in 0..<8 { samples[place + row * stride + column] = value }
      }
      return
    }
    for column in 0..<8 {
      @inline(__always) func value(_ row: Int) -> Int32 {
        Int32(coefficients[base + row * 8 + column]) &* Int32(factors[row * 8 + column])
      }
      let line = transform(
        value(0), value(1), value(2), value(3), value(4), value(5), value(6), value(7))
      let bits = factorBits - columnBits
      scratch[column] = rounded(line.0, bits)
      scratch[8 + column] = rounded(line.1, bits)
      scratch[16 + column] = rounded(line.2, bits)
      scratch[24 + column] = rounded(line.3, bits)
      scratch[32 + column] = rounded(line.4, bits)
      scratch[40 + column] = rounded(line.5, bits)
      scratch[48 + column] = rounded(line.6, bits)
      scratch[56 + column] = rounded(line.7, bits)
    }
    for row in 0..<8 {
      let start = row * 8
      let line = transform(
        scratch[start], scratch[start + 1], scratch[start + 2], scratch[start + 3], scratch[start + 4],
        scratch[start + 5], scratch[start + 6], scratch[start + 7])
      let bits = factorBits + columnBits + 3
      let first = place + row * stride
      samples[first] = sample(line.0, bits: bits)
      samples[first + 1] = sample(line.1, bits: bits)
      samples[first + 2] = sample(line.2, bits: bits)
      samples[first + 3] = sample(line.3, bits: bits)
      samples[first + 4] = sample(line.4, bits: bits)
      samples[first + 5] = sample(line.5, bits: bits)
      samples[first + 6] = sample(line.6, bits: bits)
      samples[first + 7] = sample(line.7, bits: bits)
    }
  }

  private typealias Line = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

  /// Eight numbers of a row or column, scaled by the square root of eight and 2 to the 13th. Damaged files may overflow,
  /// which gives other samples, and no trap.
  @inline(__always)
  private static func transform(
    _ i0: Int32, _ i1: Int32, _ i2: Int32, _ i3: Int32, _ i4: Int32, _ i5: Int32, _ i6: Int32, _ i7: Int32
  ) -> Line {
    // The even half.
    let turned = (i2 &+ i6) &* Factor.f0_541196100
    let low = turned &- i6 &* Factor.f1_847759065
    let high = turned &+ i2 &* Factor.f0_765366865
    let sum = (i0 &+ i4) &<< factorBits
    let difference = (i0 &- i4) &<< factorBits
    let (e0, e3) = (sum &+ high, sum &- high)
    let (e1, e2) = (difference &+ low, difference &- low)
    // The odd half.
    let common = (i7 &+ i3 &+ i5 &+ i1) &* Factor.f1_175875602
    let a = (i7 &+ i1) &* -Factor.f0_899976223
    let b = (i5 &+ i3) &* -Factor.f2_562915447
    let c = (i7 &+ i3) &* -Factor.f1_961570560 &+ common
    let d = (i5 &+ i1) &* -Factor.f0_390180644 &+ common
    let o0 = i7 &* Factor.f0_298631336 &+ a &+ c
    let o1 = i5 &* Factor.f2_053119869 &+ b &+ d
    let o2 = i3 &* Factor.f3_072711026 &+ b &+ c
    let o3 = i1 &* Factor.f1_501321110 &+ a &+ d
    return (e0 &+ o3, e1 &+ o2, e2 &+ o1, e3 &+ o0, e3 &- o0, e2 &- o1, e1 &- o2, e0 &- o3)
  }

  /// The number without its lowest bits, rounded to the nearest.
  @inline(__always)
  private static func rounded(_ value: Int32, _ bits: Int32) -> Int32 { (value &+ 1 &<< (bits - 1)) &>> bits }

  /// Samples are stored around 0, and lie around 128.
  @inline(__always)
  private static func sample(_ value: Int32, bits: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(rounded(value, bits) &+ 128, 0), 255))
  }
}
