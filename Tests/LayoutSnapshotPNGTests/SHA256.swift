/// SHA-256 after FIPS 180-4, for comparing pixels with digests that another program made.
enum SHA256 {
  static func hexDigest(_ message: [UInt8]) -> String {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let length = UInt64(message.count) * 8
    let padding = [0x80] + [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let padded = message + padding + (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    for block in stride(from: 0, to: padded.count, by: 64) { mix(padded[block..<block + 64], into: &state) }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var w = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for t in 16..<64 {
      let s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] >> 3
      let s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] >> 10
      w.append(w[t - 16] &+ s0 &+ w[t - 7] &+ s1)
    }
    var v = state
    for t in 0..<64 {
      let s1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let first = v[7] &+ s1 &+ (v[4] & v[5] ^ ~v[4] & v[6]) &+ constants[t] &+ w[t]
      let s0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let second = s0 &+ (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2])
      v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] &+= v[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractional parts of the cube roots of the first 64 primes, by integer search.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The largest r with r^3 <= prime * 2^96; its lower 32 bits are the fraction.
      var root: UInt64 = 0
      for bit in (0..<36).reversed() {
        let trial = root | 1 << UInt64(bit)
        let square = trial.multipliedFullWidth(by: trial)
        // trial < 2^36, so its square fits 72 bits and its cube 108; both are compared by halves.
        let low = square.low.multipliedFullWidth(by: trial)
        let high = square.high * trial + low.high
        if high < prime << 32 { root = trial }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()
}
