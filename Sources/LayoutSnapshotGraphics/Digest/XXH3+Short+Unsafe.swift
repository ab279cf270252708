// Up to 240 bytes: one formula for each range of lengths, as the specification has it.
extension XXH3 {
  static var empty: Digest128 {
    Digest128(high: avalanche64(secret64(80) ^ secret64(88)), low: avalanche64(secret64(64) ^ secret64(72)))
  }

  static func ofAtMost3(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    let count = bytes.count
    let combined =
      unsafe UInt32(bytes[count - 1]) | UInt32(count) << 8 | UInt32(bytes[0]) << 16
      | UInt32(bytes[count >> 1]) << 24
    let swapped = combined.byteSwapped
    let rotated = swapped << 13 | swapped >> 19
    return Digest128(
      high: avalanche64(UInt64(secret32(8) ^ secret32(12)) ^ UInt64(rotated)),
      low: avalanche64(UInt64(secret32(0) ^ secret32(4)) ^ UInt64(combined))
    )
  }

  static func ofAtMost8(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    let first = unsafe UInt64(read32(bytes, 0))
    let last = unsafe UInt64(read32(bytes, bytes.count - 4))
    let value = secret64(16) ^ secret64(24) ^ (first | last << 32)
    let product = value.multipliedFullWidth(by: Prime.a64 &+ UInt64(bytes.count) << 2)
    let high = product.high &+ product.low << 1
    var low = product.low ^ high >> 3
    low ^= low >> 35
    low &*= Prime.mixB
    low ^= low >> 28
    return Digest128(high: avalanche(high), low: low)
  }

  static func ofAtMost16(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    let first = unsafe read64(bytes, 0)
    let last = unsafe read64(bytes, bytes.count - 8)
    let a = secret64(32) ^ secret64(40) ^ first ^ last
    let b = secret64(48) ^ secret64(56) ^ last
    let product = a.multipliedFullWidth(by: Prime.a64)
    var low = product.low &+ UInt64(bytes.count - 1) << 54
    let high = product.high &+ b &+ (b & 0xFFFF_FFFF) &* (Prime.b32 - 1)
    low ^= high.byteSwapped
    let wide = low.multipliedFullWidth(by: Prime.b64)
    return Digest128(
      high: avalanche(wide.high &+ high &* Prime.b64), low: avalanche(wide.low)
    )
  }

  static func ofAtMost240(_ bytes: UnsafeRawBufferPointer) -> Digest128 {
    let count = bytes.count
    var state = ShortState(low: UInt64(count) &* Prime.a64, high: 0)
    if count <= 128 {
      for round in stride(from: (count - 1) >> 5, through: 0, by: -1) {
        unsafe state.mix(bytes, at: round * 16, and: count - round * 16 - 16, secret: round * 32)
      }
    } else {
      for round in 0..<4 { unsafe state.mix(bytes, at: round * 32, and: round * 32 + 16, secret: round * 32) }
      state.low = avalanche(state.low)
      state.high = avalanche(state.high)
      for round in 4..<max(4, count >> 5) {
        unsafe state.mix(bytes, at: round * 32, and: round * 32 + 16, secret: (round - 4) * 32 + 3)
      }
      unsafe state.mix(bytes, at: count - 16, and: count - 32, secret: 103)
    }
    let high = state.low &* Prime.a64 &+ state.high &* Prime.d64 &+ UInt64(count) &* Prime.b64
    return Digest128(high: 0 &- avalanche(high), low: avalanche(state.low &+ state.high))
  }

  private struct ShortState {
    var low: UInt64
    var high: UInt64

    mutating func mix(_ bytes: UnsafeRawBufferPointer, at a: Int, and b: Int, secret: Int) {
      let a0 = unsafe read64(bytes, a)
      let a1 = unsafe read64(bytes, a + 8)
      let b0 = unsafe read64(bytes, b)
      let b1 = unsafe read64(bytes, b + 8)
      low &+= foldedProduct(a0 ^ secret64(secret), a1 ^ secret64(secret + 8))
      high &+= foldedProduct(b0 ^ secret64(secret + 16), b1 ^ secret64(secret + 24))
      low ^= b0 &+ b1
      high ^= a0 &+ a1
    }
  }
}
