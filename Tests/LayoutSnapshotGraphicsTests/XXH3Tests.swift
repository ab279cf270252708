import LayoutSnapshotGraphics
import Testing

/// Digests of a sequence of bytes, made by the reference implementation (xxHash 0.8,
/// through its Python binding); every range of lengths of the specification, with its borders.
@Suite struct XXH3Tests {
  @Test(arguments: vectors)
  func digest_ofBytesOfAnyLength_isThatOfTheReference(vector: Vector) {
    let bytes = (0..<vector.count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3 + $0 / 256) }
    #expect(XXH3.digest(bytes) == Digest128(high: vector.high, low: vector.low))
  }

  @Test func digest_ofUnalignedMemory_isTheSame() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 31) }
    let expected = XXH3.digest(Array(bytes[1...]))
    bytes.withUnsafeBytes { #expect(XXH3.digest(UnsafeRawBufferPointer(rebasing: $0[1...])) == expected) }
  }

  @Test func bytes_ofDigest_readBackAsTheSame() {
    let digest = Digest128(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(digest.bytes.first == 0x01 && digest.bytes.last == 0x10)
    #expect(Digest128(bytes: digest.bytes) == digest)
    #expect(Digest128(bytes: [1, 2, 3]) == nil)
  }
}

struct Vector: Sendable {
  var count: Int
  var high: UInt64
  var low: UInt64
}

private let vectors: [Vector] = [
  Vector(count: 0, high: 0x99AA_06D3_0147_98D8, low: 0x6001_C324_468D_497F),
  Vector(count: 1, high: 0x22BB_B76B_211A_39BA, low: 0x13E6_08BC_156D_EFED),
  Vector(count: 2, high: 0xA6B9_DD53_B144_8722, low: 0x1C90_74B9_3943_B86C),
  Vector(count: 3, high: 0xCE31_763C_BF82_45A5, low: 0xA908_8DDA_485B_481C),
  Vector(count: 4, high: 0x4719_7970_5907_46B1, low: 0x788A_6091_54B0_FE20),
  Vector(count: 5, high: 0x5787_F33C_BC36_D4C8, low: 0xD349_7975_144F_78A7),
  Vector(count: 7, high: 0xA051_EEFB_8DF8_740E, low: 0x7AF1_E487_627D_D4BC),
  Vector(count: 8, high: 0xE3BC_8A5F_4617_1555, low: 0x3CD0_24E3_D63A_1588),
  Vector(count: 9, high: 0xC72C_8824_7A9A_56D7, low: 0xEAFA_B1C7_F123_109F),
  Vector(count: 12, high: 0xF731_4C62_630B_C633, low: 0x381C_69C9_C249_8DFA),
  Vector(count: 15, high: 0x68F7_5783_C1D1_A650, low: 0xC30B_2971_5D72_82A3),
  Vector(count: 16, high: 0xCE0B_9647_AB24_F884, low: 0x60D7_5C5E_47D4_0A24),
  Vector(count: 17, high: 0xBFD3_27ED_CC2F_BD12, low: 0xEEED_7654_312A_26D7),
  Vector(count: 31, high: 0x670E_E2D7_9D25_52F8, low: 0x262D_ECA0_4334_1A5B),
  Vector(count: 32, high: 0x4F13_0F27_AB6B_AF45, low: 0xD761_FD22_E8AD_5262),
  Vector(count: 33, high: 0xD15B_2729_93D9_830F, low: 0x4193_C535_612A_C940),
  Vector(count: 64, high: 0xFED9_53FE_6A8B_2B63, low: 0xAA54_9D72_C69C_D267),
  Vector(count: 65, high: 0x9F55_8090_3F79_BEC3, low: 0x4362_2EA0_1271_A860),
  Vector(count: 96, high: 0x2A35_0495_986D_B37A, low: 0x0AB6_3BCF_BC90_7ABB),
  Vector(count: 128, high: 0x1B19_62A0_96BA_C78B, low: 0xC580_008B_6C92_AC53),
  Vector(count: 129, high: 0x293E_4968_C461_9023, low: 0xBD91_CE7A_CE4D_385B),
  Vector(count: 160, high: 0xD715_19A3_7CB7_5AB6, low: 0x0E29_8E02_860A_8FD0),
  Vector(count: 161, high: 0x833E_8405_049A_4373, low: 0x90AC_A841_910B_958F),
  Vector(count: 192, high: 0x5B00_3778_4BEE_7FC6, low: 0x4ED9_9876_4C52_1FAC),
  Vector(count: 239, high: 0xCB7A_8DA5_7AD8_3292, low: 0x49FB_6A0A_5210_E031),
  Vector(count: 240, high: 0xAD46_C102_1B07_6BC7, low: 0x04E0_B5F0_34BE_E80B),
  Vector(count: 241, high: 0xAC6C_3492_C3D6_B45D, low: 0x8BEA_DD3A_8874_FE17),
  Vector(count: 255, high: 0xD054_B43E_B9C3_7CD3, low: 0xB67B_6637_A76E_6C39),
  Vector(count: 256, high: 0x77F2_1DB9_3335_0C7E, low: 0x3C38_817F_6D79_C0DA),
  Vector(count: 257, high: 0xD8A3_7DC5_BD9B_37B6, low: 0x22B1_0312_BF30_5D6C),
  Vector(count: 511, high: 0xC841_3A7D_6B46_6937, low: 0x3EEF_63E2_E4C9_3EFA),
  Vector(count: 512, high: 0x1BC7_F7A0_674F_6241, low: 0xBA0C_90E5_A730_B770),
  Vector(count: 1023, high: 0x50D7_8B68_5CAA_A9E3, low: 0xE578_0824_40BD_4159),
  Vector(count: 1024, high: 0x8A9A_7CA8_A818_8424, low: 0x81F6_5811_D772_6199),
  Vector(count: 1025, high: 0x7E32_AE2F_E7AA_0B39, low: 0x706F_A6A1_7C0B_C400),
  Vector(count: 1087, high: 0x4A6B_62AD_F4B0_80F1, low: 0xD880_A3C1_52A3_CEA1),
  Vector(count: 1088, high: 0x065C_4839_ED7C_7A9A, low: 0x509A_D46F_07F2_DA56),
  Vector(count: 1089, high: 0x418B_00B5_2B81_FAFE, low: 0xCCD5_9B03_EC60_A1BA),
  Vector(count: 2048, high: 0x6A54_12FB_5036_B71F, low: 0x22FC_FA75_4B9A_5189),
  Vector(count: 2049, high: 0xF96D_86F5_DDED_6FBD, low: 0x8D12_3753_816A_F3EA),
  Vector(count: 4680, high: 0x8175_5734_A94A_4D5A, low: 0xAE46_D50B_4D6B_8353),
  Vector(count: 10000, high: 0x8B19_C0E8_B731_FDC5, low: 0xEEB3_C6CD_BA3F_E460),
]
