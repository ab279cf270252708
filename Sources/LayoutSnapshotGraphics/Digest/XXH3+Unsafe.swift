// Reading words where they lie, and the loop over long inputs.
extension XXH3 {
  /// The digest of a stretch of memory.
  package static func digest(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    switch bytes.count {
    case 0: empty
    case 1...3: unsafe ofAtMost3(bytes)
    case 4...8: unsafe ofAtMost8(bytes)
    case 9...16: unsafe ofAtMost16(bytes)
    case 17...240: unsafe ofAtMost240(bytes)
    default: unsafe ofMany(bytes)
    }
  }

  @inline(__always)
  static func read64(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  static func read32(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  static func secret64(_ offset: Int) -> UInt64 {
    unsafe secret.withUnsafeBytes { unsafe read64($0, offset) }
  }

  static func secret32(_ offset: Int) -> UInt32 {
    unsafe secret.withUnsafeBytes { unsafe read32($0, offset) }
  }

  /// More than 240 bytes.
  static func ofMany(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    unsafe secret.withUnsafeBytes { secret in
      let count = bytes.count
      let blockSize = 1024
      let stripes = bytes.baseAddress!
      let key = secret.baseAddress!
      var state = LongState()
      let lastBlock = (count - 1) / blockSize * blockSize
      for block in stride(from: 0, to: lastBlock, by: blockSize) {
        for stripe in 0..<16 { unsafe state.add(stripes + block + 64 * stripe, key + 8 * stripe) }
        unsafe state.scramble(key + secretByteCount - 64)
      }
      for stripe in 0..<((count - lastBlock - 1) / 64) {
        unsafe state.add(stripes + lastBlock + 64 * stripe, key + 8 * stripe)
      }
      unsafe state.add(stripes + count - 64, key + secretByteCount - 71)
      return unsafe Digest128(
        high: state.merged(from: ~(UInt64(count) &* Prime.b64), secret, secretByteCount - 75),
        low: state.merged(from: UInt64(count) &* Prime.a64, secret, 11)
      )
    }
  }

  /// Eight lanes of 64 bits, in pairs: a pair is what the smallest vector register holds, and the
  /// lanes that exchange data are the two of a pair.
  private struct LongState {
    typealias Pair = SIMD2<UInt64>
    var a = Pair(Prime.c32, Prime.a64)
    var b = Pair(Prime.b64, Prime.c64)
    var c = Pair(Prime.d64, Prime.b32)
    var d = Pair(Prime.e64, Prime.a32)

    @inline(__always)
    mutating func add(_ stripe: UnsafeRawPointer, _ key: UnsafeRawPointer) {
      unsafe Self.add(stripe, key, &a)
      unsafe Self.add(stripe + 16, key + 16, &b)
      unsafe Self.add(stripe + 32, key + 32, &c)
      unsafe Self.add(stripe + 48, key + 48, &d)
    }

    @inline(__always)
    private static func add(_ stripe: UnsafeRawPointer, _ key: UnsafeRawPointer, _ lanes: inout Pair) {
      let data = unsafe stripe.loadUnaligned(as: Pair.self)
      let value = unsafe data ^ key.loadUnaligned(as: Pair.self)
      lanes = lanes &+ Pair(data.y, data.x) &+ (value & Pair(repeating: 0xFFFF_FFFF)) &* (value &>> 32)
    }

    @inline(__always)
    mutating func scramble(_ key: UnsafeRawPointer) {
      unsafe Self.scramble(key, &a)
      unsafe Self.scramble(key + 16, &b)
      unsafe Self.scramble(key + 32, &c)
      unsafe Self.scramble(key + 48, &d)
    }

    @inline(__always)
    private static func scramble(_ key: UnsafeRawPointer, _ lanes: inout Pair) {
      lanes = unsafe (lanes ^ lanes &>> 47 ^ key.loadUnaligned(as: Pair.self)) &* Pair(repeating: Prime.a32)
    }

    func merged(from start: UInt64, _ secret: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
      var result = start
      for (index, pair) in [a, b, c, d].enumerated() {
        let key = offset + 16 * index
        unsafe result &+= foldedProduct(pair.x ^ read64(secret, key), pair.y ^ read64(secret, key + 8))
      }
      return avalanche(result)
    }
  }
}
