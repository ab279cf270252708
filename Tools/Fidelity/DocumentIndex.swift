import Foundation

/// What a folder of documents says of each: read from its `index.tsv`.
package struct DocumentIndex: Sendable {
  /// The rows by file name; every value by its column's name.
  package let rows: [String: [String: String]]

  package init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
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
