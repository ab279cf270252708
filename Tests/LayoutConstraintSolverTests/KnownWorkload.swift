import SolverWorkloads
import Testing

/// What is known of a workload from the reference generator and from two independent solvers that agreed
/// on every variable at all twenty sizes.
struct KnownWorkload: CustomTestStringConvertible, Sendable {
  let name: String
  let variables: Int
  let constraints: Int
  let fingerprint: String
  /// The checksum at 390x844.
  let firstChecksum: Double
  /// The checksum at 1024x1366.
  let wideChecksum: Double
  /// The sum of violations of every optional priority at 320x568.
  var violations: [Int: Double] = [:]

  var testDescription: String { name }

  static let all: [KnownWorkload] = [
    .init(
      name: "w1:10", variables: 42, constraints: 40, fingerprint: "0727957db1f3bc46",
      firstChecksum: 29331, wideChecksum: 57003),
    .init(
      name: "w1:100", variables: 402, constraints: 400, fingerprint: "720245cad89f189f",
      firstChecksum: 1_138_730, wideChecksum: 1_393_374),
    .init(
      name: "w1:1000", variables: 4002, constraints: 4000, fingerprint: "1e4c09503f7f7f70",
      firstChecksum: 98_408_328, wideChecksum: 100_947_908),
    .init(
      name: "w1:5000", variables: 20_002, constraints: 20_000, fingerprint: "ce6b8c60a444b69a",
      firstChecksum: 2_405_444_741, wideChecksum: 2_418_125_785),
    .init(
      name: "w2:10", variables: 86, constraints: 84, fingerprint: "7a0c2e15d7ac723d",
      firstChecksum: 76924.227273, wideChecksum: 114_470.409091),
    .init(
      name: "w2:100", variables: 806, constraints: 804, fingerprint: "d5e71d24b56579cb",
      firstChecksum: 2_853_412.5, wideChecksum: 3_192_778.5),
    .init(
      name: "w2:500", variables: 4006, constraints: 4004, fingerprint: "a2d08116e73fa2ea",
      firstChecksum: 62_150_967.427146, wideChecksum: 63_833_139.259481),
    .init(
      name: "w3:10,10", variables: 402, constraints: 400, fingerprint: "bb2356a9fa80abbb",
      firstChecksum: 271_568, wideChecksum: 528_341.8),
    .init(
      name: "w3:30,30", variables: 3602, constraints: 3600, fingerprint: "41f5c171480bb1cf",
      firstChecksum: 2_280_304.933333, wideChecksum: 4_431_812.466667),
    .init(
      name: "w3r:10,10", variables: 402, constraints: 418, fingerprint: "93d62efac287ba86",
      firstChecksum: 271_568, wideChecksum: 528_341.8),
    .init(
      name: "w3r:30,30", variables: 3602, constraints: 3658, fingerprint: "29474987d38299ef",
      firstChecksum: 2_280_304.933333, wideChecksum: 4_431_812.466667),
    .init(
      name: "w4:4", variables: 126, constraints: 124, fingerprint: "7ca8019df39ccd4e",
      firstChecksum: 113_657.5, wideChecksum: 217_361),
    .init(
      name: "w4:5", variables: 254, constraints: 252, fingerprint: "a295f3b4706d8c4e",
      firstChecksum: 209_230.5, wideChecksum: 400_593.5),
    .init(
      name: "w4:6", variables: 510, constraints: 508, fingerprint: "c4d7f98046939e0d",
      firstChecksum: 385_160, wideChecksum: 743_215.25),
    .init(
      name: "w4:7", variables: 1022, constraints: 1020, fingerprint: "4431d5e1156b5ebb",
      firstChecksum: 729_163, wideChecksum: 1_410_794.75),
    .init(
      name: "w4:8", variables: 2046, constraints: 2044, fingerprint: "249993e20959ccb3",
      firstChecksum: 1_390_661.625, wideChecksum: 2_701_742.125),
    .init(
      name: "w4:9", variables: 4094, constraints: 4092, fingerprint: "d36c4f05bc297e83",
      firstChecksum: 2_698_129.375, wideChecksum: 5_246_759.25),
    .init(
      name: "w4:10", variables: 8190, constraints: 8188, fingerprint: "490f26dc18f624a3",
      firstChecksum: 5_257_054.1875, wideChecksum: 10_247_906.625),
    .init(
      name: "w5:1", variables: 22, constraints: 28, fingerprint: "cbdf13adaa5183cd",
      firstChecksum: 9345, wideChecksum: 19265,
      violations: [751: 0, 750: 0, 251: 0, 50: 73]),
    .init(
      name: "w5:10", variables: 202, constraints: 280, fingerprint: "07f19fd090f7faf1",
      firstChecksum: 73439, wideChecksum: 156_269,
      violations: [751: 0, 750: 84, 251: 0, 50: 1058]),
    .init(
      name: "w5:50", variables: 1002, constraints: 1400, fingerprint: "54f80bc842da52dc",
      firstChecksum: 344_107, wideChecksum: 726_819,
      violations: [751: 0, 750: 424, 251: 0, 50: 5073]),
    .init(
      name: "w5:200", variables: 4002, constraints: 5600, fingerprint: "0b1b3f4ec9a04b24",
      firstChecksum: 1_388_814, wideChecksum: 2_916_551,
      violations: [751: 0, 750: 1682, 251: 0, 50: 22_034]),
    .init(
      name: "w6:100", variables: 402, constraints: 900, fingerprint: "e46ec072d492a749",
      firstChecksum: 544_536, wideChecksum: 546_214,
      violations: [999: 0, 750: 6448, 500: 6742, 250: 6776, 1: 7346]),
    .init(
      name: "w6c:100", variables: 402, constraints: 900, fingerprint: "519ba62904a029e1",
      firstChecksum: 542_305, wideChecksum: 543_983,
      violations: [999: 0, 750: 252, 500: 1226, 250: 2297, 1: 12_536]),
  ]
}
