/// Numbers without a pattern, the same on every machine: sums of their multiples are 0 only where the factors are.
enum Chance {
  /// A number from 1 to 2 for each number.
  static func number(_ number: Int32) -> Double {
    var bits = UInt64(truncatingIfNeeded: number) &+ 1
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9 &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double(bitPattern: 0x3ff0_0000_0000_0000 | (bits >> 12))
  }
}
