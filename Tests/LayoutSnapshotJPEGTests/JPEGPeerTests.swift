import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotJPEG
import RandomNumbers
import TestTools
import Testing

/// Random pictures, encoded by libjpeg-turbo in random ways, have the pixels that its decoder gives.
@Suite(.thorough(.needsPeer)) struct JPEGPeerTests {
  private static let factors = [
    "1x1", "2x1", "2x2", "1x2", "4x1", "1x4", "4x2", "2x4", "2x2,1x1,1x2", "1x1,2x1,1x1", "1x1,2x2,1x1",
  ]

  @Test func pixels_areThoseOfThePeer() throws {
    var random = SplitMix(seed: 20_26)
    for number in 0..<300 {
      let (width, height) = (1 + random.below(random.below(4) == 0 ? 200 : 40), 1 + random.below(70))
      var arguments = [
        "-quality", "\(1 + random.below(100))", "-sample", Self.factors[random.below(Self.factors.count)],
      ]
      if random.below(2) == 0 { arguments.append("-progressive") }
      if random.below(3) == 0 { arguments += ["-restart", "\(1 + random.below(9))B"] }
      if random.below(6) == 0 {
        arguments.append("-grayscale")
      } else if random.below(8) == 0 {
        arguments.append("-rgb")
      }
      if random.below(3) == 0 { arguments.append("-optimize") }
      let file = try run("cjpeg", arguments, picture(width, height, &random))
      let expected = try run("djpeg", ["-pnm"], file)
      let bitmap = try JPEGPicture(file).bitmap
      #expect(
        anymap(bitmap, isGray: expected.starts(with: Array("P5".utf8))) == expected, "\(number): \(arguments)"
      )
    }
  }

  /// Noise, one color, or a slope: what compresses badly, well, and as photos do.
  private func picture(_ width: Int, _ height: Int, _ random: inout SplitMix) -> [UInt8] {
    let kind = random.below(3)
    let (across, down, start) = (random.below(9), random.below(9), random.below(256))
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<3 {
          switch kind {
          case 0: bytes.append(UInt8(random.below(256)))
          case 1: bytes.append(UInt8(start))
          default: bytes.append(UInt8((start + x * across + y * down * (channel + 1)) & 255))
          }
        }
      }
    }
    return bytes
  }

  /// The pixels in the peer's format.
  private func anymap(_ bitmap: Bitmap, isGray: Bool) -> [UInt8] {
    var bytes = Array("\(isGray ? "P5" : "P6")\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        bytes += isGray ? [pixel.red] : [pixel.red, pixel.green, pixel.blue]
      }
    }
    return bytes
  }

  /// What a program writes for its input.
  private func run(_ program: String, _ arguments: [String], _ input: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let source = URL(filePath: folder.path + "/input")
    let result = URL(filePath: folder.path + "/output")
    try Data(input).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments + ["-outfile", result.path, source.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    return [UInt8](try Data(contentsOf: result))
  }
}
