/// How a text differs from the one in the source.
package struct InlineDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines in words.
  package let description: String

  /// How many lines are shown.
  private static let most = 16

  /// None if the texts are the same. One line break at the end does not count.
  package init?(expected: String?, actual: String) {
    let new = Self.lines(actual)
    guard let expected else {
      description = Self.shown(new.map { "+ " + $0 })
      return
    }
    let old = Self.lines(expected)
    guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return nil }
    let same = zip(old, new).prefix { Array($0.utf8) == Array($1.utf8) }.count
    let rest = (old.dropFirst(same), new.dropFirst(same))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { Array($0.utf8) == Array($1.utf8) }.count
    let lines = rest.0.dropLast(end).map { "- " + $0 } + rest.1.dropLast(end).map { "+ " + $0 }
    description = "From line \(same + 1):\n" + Self.shown(lines)
  }

  private static func lines(_ text: String) -> [String] {
    InlineLiteral.normalized(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  private static func shown(_ lines: [String]) -> String {
    let left = lines.count - most
    let more = left > 0 ? ["and \(left) more lines"] : []
    return (lines.prefix(most) + more).map { "  " + $0 }.joined(separator: "\n")
  }
}
