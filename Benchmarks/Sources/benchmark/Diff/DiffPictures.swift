import Foundation
import PictureWorkloads

/// The files that are compared, made once and kept beside the build.
struct DiffPictures {
  /// Who wrote a file.
  enum Writer: String {
    /// We: a palette, and a proof of the pixels.
    case own
    /// Pillow: RGBA with every filter, as most tools write.
    case foreign
  }

  let folder: URL
  private let blazediff: Blazediff?

  init(_ blazediff: Blazediff?, folder: String?) throws {
    self.blazediff = blazediff
    self.folder =
      folder.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("diff-pictures")
    let folder = self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Both files of a pair; nil where nobody can write them.
  func files(_ pair: PicturePair, _ writer: Writer) throws -> (expected: String, actual: String)? {
    let names = ["expected", "actual"].map {
      folder.appendingPathComponent("\(pair.change)-\(pair.width)-\(writer)-\($0).png").path
    }
    if names.allSatisfy(FileManager.default.fileExists) { return (names[0], names[1]) }
    switch writer {
    case .own:
      let files = try pair.references()
      try Data(files.expected).write(to: URL(fileURLWithPath: names[0]))
      try Data(files.actual).write(to: URL(fileURLWithPath: names[1]))
    case .foreign:
      guard let blazediff, let own = try files(pair, .own) else { return nil }
      try blazediff.rewrite(own.expected, as: names[0])
      try blazediff.rewrite(own.actual, as: names[1])
    }
    return (names[0], names[1])
  }
}
