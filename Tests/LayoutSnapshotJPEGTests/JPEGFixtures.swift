import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG

/// The pictures in `Fixtures/Pictures`: JPEG files, and their pixels as another decoder gives them.
enum JPEGFixtures {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Fixtures/Pictures")
    .standardizedFileURL

  static let names = [
    "baseline-410", "baseline-411", "baseline-420", "baseline-422", "baseline-440", "baseline-444", "cmyk",
    "cmyk-plain", "coarse-quantization", "fine-quantization", "gray", "mixed-factors", "one-pixel",
    "progressive-420", "progressive-444", "progressive-gray", "progressive-restarts", "restarts", "rgb",
    "separate-scans", "three-rows-440", "three-samples-420", "three-samples-422", "two-pixels-wide", "ycck",
  ]

  static func file(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ".jpg")))
  }

  static func pixels(_ name: String) throws -> Bitmap {
    try Bitmap(png: [UInt8](Data(contentsOf: folder.appending(path: name + ".png"))))
  }

  /// The names of the files that are really there.
  static func namesInFolder() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jpg") }.map { String($0.dropLast(4)) }.sorted()
  }
}

extension [UInt8] {
  /// The places of segments with a marker, from their FF on, up to the first scan.
  func segments(_ marker: UInt8) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 2
    while place + 3 < count, self[place] == 0xFF {
      let end = place + 2 + (Int(self[place + 2]) << 8 | Int(self[place + 3]))
      if self[place + 1] == marker { found.append(place..<end) }
      if self[place + 1] == 0xDA { break }
      place = end
    }
    return found
  }

  /// The file with a segment behind its first marker.
  func inserting(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return Array(prefix(2)) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content + dropFirst(2)
  }

  /// The file with another byte in the frame's header, counted from the marker's FF.
  func settingFrame(_ offset: Int, to value: UInt8) -> [UInt8] {
    var file = self
    for marker in [0xC0, 0xC1, 0xC2] as [UInt8] {
      for frame in segments(marker) { file[frame.lowerBound + offset] = value }
    }
    return file
  }
}
