/// A word of a Swift source: where it stands, and what kind it is.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or keyword, with its backticks if it has any.
    case word
    case number
    /// Characters of a string between its delimiters and interpolations. What an interpolation holds are tokens
    /// of their own, between two of these.
    case text
    case regex
    case sign
    /// One of `( ) [ ] { } , : ; . @`.
    case mark
    /// `#` and the word that follows: `#if`, `#selector`.
    case hash
  }

  var kind: Kind
  /// Bytes of the source.
  var range: Range<Int>
  /// Whether it is the first token of its line.
  var beginsLine: Bool
}

/// Why a source cannot be read.
package struct SourceProblem: Error, Equatable, CustomStringConvertible {
  package var line: Int
  package var column: Int
  package var reason: String

  package var description: String { "\(line):\(column): \(reason)" }
}
