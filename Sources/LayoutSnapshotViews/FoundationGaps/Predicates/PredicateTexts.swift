import Foundation

extension PredicateTextOptions {
  /// The options of comparisons that know no locale, with which a picture would depend on the machine.
  var comparison: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

extension String {
  func contains(_ part: String, _ options: PredicateTextOptions) -> Bool {
    part.isEmpty || range(of: part, options: options.comparison) != nil
  }

  func begins(with part: String, _ options: PredicateTextOptions) -> Bool {
    part.isEmpty || range(of: part, options: options.comparison.union(.anchored)) != nil
  }

  func ends(with part: String, _ options: PredicateTextOptions) -> Bool {
    part.isEmpty || range(of: part, options: options.comparison.union([.anchored, .backwards])) != nil
  }

  /// Whether a regular expression takes in all of the text.
  func matches(
    _ pattern: String, _ options: PredicateTextOptions
  ) throws(PredicateEvaluationProblem) -> Bool {
    func plain(_ text: String) -> String {
      options.contains(.diacriticInsensitive)
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let text = plain(self)
    let letterCase: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:" + plain(pattern) + ")\\z", options: letterCase)
    else { throw .malformedPattern(pattern) }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// The regular expression of a pattern in which `*` stands for any letters, `?` for one, and a backslash
  /// before either for itself.
  var expressionOfWildcards: String {
    var expression = "(?s:"
    var isEscaped = false
    for letter in self {
      if letter == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      switch letter {
      case "*" where !isEscaped: expression += ".*"
      case "?" where !isEscaped: expression += "."
      default: expression += NSRegularExpression.escapedPattern(for: String(letter))
      }
      isEscaped = false
    }
    return expression + (isEscaped ? "\\\\)" : ")")
  }
}
