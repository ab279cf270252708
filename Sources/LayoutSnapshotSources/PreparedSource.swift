/// The copy of a source, with what is known of its lines.
package struct PreparedSource {
  package let bytes: [UInt8]
  let path: String
  /// The lines of the source that the copy changes.
  let touchedLines: Set<Int>

  /// Whether strings, comments and names end in the copy.
  package var isReadable: Bool { (try? Lexer.tokens(of: bytes)) != nil }

  /// The first line of the source that preparing left alone and that does not stand in the copy where errors and breakpoints
  /// look for it. There is none in a sound copy.
  package func firstLostLine(of source: [UInt8]) -> Int? {
    let found = lines()
    for (index, line) in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where !touchedLines.contains(index + 1) {
      guard found[index + 1]?.contains(line) == true else { return index + 1 }
    }
    return nil
  }

  /// The lines of the copy by the numbers that the compiler gives them in the source's file.
  private func lines() -> [Int: [ArraySlice<UInt8>]] {
    let start = Array("\(Preparation.headStart)\(SwiftText.literal(path)), line: ".utf8)
    let foreign = Array("#sourceLocation(".utf8)
    var number: Int?
    var result: [Int: [ArraySlice<UInt8>]] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: start) {
        number = Int(String(decoding: line.dropFirst(start.count).dropLast(), as: UTF8.self))
      } else if line.starts(with: foreign) {
        number = nil
      } else if let current = number {
        result[current, default: []].append(line)
        number = current + 1
      }
    }
    return result
  }
}
