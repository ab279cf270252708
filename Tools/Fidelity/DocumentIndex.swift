import Foundation

/// What a folder of documents says of each: read from its `index.tsv`.
package struct DocumentIndex: Sendable {
  /// The rows by file name; every value by its column's name.
  package let rows: [String: [String: String]]

  package init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    // "\r\n" is one character in Swift, and is not equal to "\n".
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.first?.contains("file") == true else { throw DocumentIndexError(file: url.path) }
    var rows: [String: [String: String]] = [:]
    if let heading = lines.first {
      for line in lines.dropFirst() {
        let row = Dictionary(zip(heading, line)) { first, _ in first }
        rows[row["file"] ?? ""] = row
      }
    }
    self.rows = rows
  }

  /// Pixels a point of the document's canvas, if the index says.
  package func scale(of file: String) -> Int? { rows[file]?["scale"].flatMap { Int($0) } }
}

/// A file that is not an index of documents.
package struct DocumentIndexError: Error, CustomStringConvertible {
  let file: String

  package var description: String { "\(file) is no index: its first line has no column `file`" }
}
