import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotPNG

/// Bytes that are compressed here and inflated by the system's library.
@Suite struct DeflateTests {
  /// What libpng reads from a file of grey pixels whose rows are compressed here.
  private func readBack(_ bytes: [UInt8], chain: Int, width: Int) throws -> [UInt8] {
    let rows = (bytes.count + width - 1) / width
    let padded = bytes + [UInt8](repeating: 0, count: rows * width - bytes.count)
    let packed = (0..<rows).flatMap { (row: Int) -> [UInt8] in [0] + padded[row * width..<(row + 1) * width] }
    var file = PNGAssembly()
    file.add("IHDR", [width, rows].flatMap { UInt32($0).bigEndianBytes } + [8, 0, 0, 0, 0])
    file.add("IDAT", Deflate.zlib(packed, chain: chain))
    file.add("IEND", [])
    let bitmap = try Bitmap(png: file.bytes)
    let read = (0..<rows).flatMap { y in (0..<width).map { x in bitmap[x, y].red } }
    return Array(read.prefix(bytes.count))
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 31) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// Bytes of some kind: noise, runs, two letters, periods around the window, repetitions, skewed frequencies.
  private func bytes(_ kind: Int, _ numbers: inout Numbers) -> [UInt8] {
    let count = [1, 2, 3, 4, 257, 258, 259, 32_768, 65_535, 65_536].randomElement(using: &numbers)!
    func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255, using: &numbers) } }
    switch kind {
    case 0: return noise(count)
    case 1: return [UInt8](repeating: .random(in: 0...255, using: &numbers), count: count)
    case 2: return (0..<count).map { _ in .random(in: 65...66, using: &numbers) }
    case 3:
      let unit = noise([1, 2, 3, 32_766, 32_767, 32_768, 32_769].randomElement(using: &numbers)!)
      return (0..<max(count, 2 * unit.count)).map { unit[$0 % unit.count] }
    case 4:
      var bytes = noise(50)
      while bytes.count < count {
        if Bool.random(using: &numbers) {
          bytes += noise(Int.random(in: 1...8, using: &numbers))
        } else {
          let distance = Int.random(in: 1...min(bytes.count, 40_000), using: &numbers)
          for _ in 0..<Int.random(in: 3...300, using: &numbers) {
            bytes.append(bytes[bytes.count - distance])
          }
        }
      }
      return bytes
    default:
      // Each byte is as frequent as the two before it together: the codes would be longer than they may be.
      var (bytes, last, next): ([UInt8], Int, Int) = ([], 1, 1)
      for byte in 0..<21 {
        bytes += [UInt8](repeating: UInt8(byte), count: last)
        (last, next) = (next, last + next)
      }
      return bytes.shuffled(using: &numbers)
    }
  }

  @Test(arguments: 0..<6, [1, 16, 128])
  func bytesOfAnyKind_areInflatedByTheSystem(kind: Int, chain: Int) throws {
    for seed in 1...6 {
      var numbers = Numbers(state: UInt64(seed * 100 + kind))
      let bytes = bytes(kind, &numbers)
      let width = min(bytes.count, Int.random(in: 1...65_535, using: &numbers))
      // Every row would be a picture's, and a picture has so many at most.
      guard bytes.count / width < 60_000 else { continue }
      #expect(try readBack(bytes, chain: chain, width: width) == bytes, "\(bytes.count) bytes, seed \(seed)")
    }
  }

  /// The words of a code of any frequencies fill it exactly, and none is longer than the limit.
  @Test func code_ofAnyFrequencies_isCompleteWithinItsLimit() {
    var numbers = Numbers(state: 7)
    for round in 0..<200 {
      let limit = round % 2 == 0 ? 15 : 7
      let frequencies = (0..<(limit == 7 ? 19 : 286)).map { symbol in
        switch round % 3 {
        case 0: symbol < 40 ? 1 << (symbol / 2) : 0
        case 1: Int.random(in: 0...3, using: &numbers)
        default: symbol == round % 19 ? 5 : 0
        }
      }
      let code = PrefixCode(frequencies: frequencies, limit: limit)
      let used = code.lengths.filter { $0 > 0 }
      #expect(used.count >= 2 && used.allSatisfy { $0 <= limit })
      let shares = used.map { (length: Int) -> Int in 1 << (limit - length) }
      #expect(shares.reduce(0, +) == 1 << limit)
      #expect(zip(frequencies, code.lengths).allSatisfy { $0 == 0 || $1 > 0 })
      #expect(Set(zip(code.lengths, code.words).filter { $0.0 > 0 }.map { "\($0)" }).count == used.count)
    }
  }

  @Test func noise_growsByLittle_andRunsBecomeNearlyNothing() {
    var numbers = Numbers(state: 3)
    let noise = bytes(0, &numbers) + (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    #expect(Deflate.zlib(noise, chain: 128).count <= noise.count + 100)
    #expect(Deflate.zlib([UInt8](repeating: 7, count: 1_000_000), chain: 16).count < 1200)
    #expect(Deflate.zlib([], chain: 16) == [0x78, 0xDA, 3, 0, 0, 0, 0, 1])
  }

  /// These are the bytes on every machine, whatever libraries it has.
  @Test func compressedBytes_areTheSameEverywhere() {
    var numbers = Numbers(state: 1)
    let all = (0..<6).flatMap { kind in [16, 128].map { Deflate.zlib(bytes(kind, &numbers), chain: $0) } }
    #expect(
      SHA256.hexDigest(all.flatMap { $0 })
        == "13b7310f0d73d37badbecdcc48a6d29f0a9c5098b21ca0c94af2070698417db4")
  }
}
