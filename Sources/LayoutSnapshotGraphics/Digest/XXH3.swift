/// XXH3 with 128 bits, after "xxHash fast digest algorithm" (xxhash_spec.md, section XXH3), seed 0.
///
/// It has to tell pictures apart that differ by accident, in all the ways in which code changes
/// pictures; whoever wants to forge a reference can edit its pixels. For that, 128 well mixed bits at
/// the speed of memory are right. Rejected: SHA-256 and BLAKE3, which take 10 to 40 ms for a
/// phone-sized picture where decoding and comparing it takes 10.
package enum XXH3 {
  /// The digest of a list of bytes.
  package static func digest(_ bytes: [UInt8]) -> Digest128 {
    unsafe bytes.withUnsafeBytes { unsafe digest($0) }
  }

  enum Prime {
    static let a32: UInt64 = 0x9E37_79B1
    static let b32: UInt64 = 0x85EB_CA77
    static let c32: UInt64 = 0xC2B2_AE3D
    static let a64: UInt64 = 0x9E37_79B1_85EB_CA87
    static let b64: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    static let c64: UInt64 = 0x1656_67B1_9E37_79F9
    static let d64: UInt64 = 0x85EB_CA77_C2B2_AE63
    static let e64: UInt64 = 0x27D4_EB2F_1656_67C5
    static let mixA: UInt64 = 0x1656_6791_9E37_79F9
    static let mixB: UInt64 = 0x9FB2_1C65_1E98_DF25
  }

  /// Spreads every bit over all bits.
  static func avalanche(_ value: UInt64) -> UInt64 {
    var x = value
    x ^= x >> 37
    x &*= Prime.mixA
    return x ^ x >> 32
  }

  /// The same with the constants of the older XXH64.
  static func avalanche64(_ value: UInt64) -> UInt64 {
    var x = value
    x ^= x >> 33
    x &*= Prime.b64
    x ^= x >> 29
    x &*= Prime.c64
    return x ^ x >> 32
  }

  /// Both halves of a product, joined by xor.
  static func foldedProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.low ^ product.high
  }
}
