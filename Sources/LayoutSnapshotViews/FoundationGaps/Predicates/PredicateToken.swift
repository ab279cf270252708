/// A word, sign or value of a predicate's format.
struct PredicateToken {
  let kind: Kind
  /// Where it begins, counted in characters from 1.
  let column: Int

  enum Kind {
    /// A key, or a word of the language in any letter case.
    case word(String)
    /// A key that stands after `#`, whichever word of the language it equals.
    case escapedWord(String)
    /// `@count` and the like.
    case collectionOperator(String)
    case text(String)
    case number(PredicateNumber)
    /// The value of a placeholder such as `%@`.
    case argument(Any?)
    /// The keys of a `%K`.
    case keys([String])
    case variable(String)
    case sign(String)
    case end
  }
}

extension PredicateToken {
  /// The word in capitals, in which the language compares its own words.
  var keyword: String? {
    if case .word(let word) = kind { word.uppercased() } else { nil }
  }

  var sign: String? {
    if case .sign(let sign) = kind { sign } else { nil }
  }

  /// What a message calls it.
  var name: String {
    switch kind {
    case .word(let text), .sign(let text), .collectionOperator(let text): "\"\(text)\""
    case .escapedWord(let text): "\"#\(text)\""
    case .text(let text): "the text \"\(text)\""
    case .number: "a number"
    case .argument: "an argument"
    case .keys(let keys): "the key path \"\(keys.joined(separator: "."))\""
    case .variable(let name): "\"$\(name)\""
    case .end: "the end"
    }
  }
}
