import Foundation

/// A source as it was compiled, and the texts that tests of that build have given to it.
struct InlineJournal: Codable {
  /// A journal holds a source and its texts, so a larger one is none. Reading hundreds of megabytes of JSON would take
  /// a minute.
  static let mostBytes = 32 << 20

  let build: FileTime
  let source: Data
  var edits: [InlineEdit]
  /// How many of them the source had before it was written last.
  var before: Int?

  /// Where the journal of a source lies among the artifacts.
  static func place(of source: String) -> String { "inline/\(source).json" }
}
