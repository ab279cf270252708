import Foundation
import LayoutSnapshotSupport

#if !canImport(ObjectiveC)
  /// Predicates about a text, from a format.
  extension NSPredicate {
    /// Creates a predicate about the evaluated text itself.
    ///
    /// ```swift
    /// NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ABC")  // true
    /// ```
    ///
    /// `SELF` is compared by `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==` and `!=`, with `[c]`, `[d]` or `[cd]`
    /// where letter case or marks do not count, with `NOT` before it and `AND` or `OR` between. Properties need the key-value coding of
    /// Objective-C: such a predicate is never true, and a recorded snapshot says so.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Creates a predicate about the evaluated text itself.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      let found = TextCondition(predicateFormat, arguments ?? [])
      if found == nil {
        AbsentNames.shared.note(
          .method,
          "Nothing was found by NSPredicate(format: \"\(predicateFormat)\"): only conditions on SELF can be read. Use a closure "
            + "instead.")
      }
      self.init { object, _ in (object as? String).map { found?.holds(for: $0) ?? false } ?? false }
    }
  }

  /// What a format says of a text.
  private struct TextCondition {
    private struct Comparison {
      var isNegated = false
      var word: String
      var options: String.CompareOptions
      var operand: String
    }

    /// Alternatives, of which all comparisons have to hold.
    private var alternatives: [[Comparison]] = [[]]

    private static let words: Set = [
      "MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!=", "<>",
    ]

    init?(_ format: String, _ arguments: [Any]) {
      var words = TextCondition.parts(of: format)[...]
      var rest = arguments[...]
      while true {
        var isNegated = false
        while let word = words.first, word.uppercased() == "NOT" || word == "!" {
          isNegated.toggle()
          words.removeFirst()
        }
        guard words.popFirst()?.uppercased() == "SELF", let sign = words.popFirst(),
          let value = words.popFirst()
        else { return nil }
        let parts = sign.uppercased().split(separator: "[", maxSplits: 1)
        guard let word = parts.first, TextCondition.words.contains(String(word)) else { return nil }
        var options: String.CompareOptions = []
        for letter in parts.dropFirst().first ?? "" where letter != "]" {
          guard letter == "C" || letter == "D" else { return nil }
          options.insert(letter == "C" ? .caseInsensitive : .diacriticInsensitive)
        }
        let operand: String
        if value == "%@" {
          guard let argument = rest.popFirst() else { return nil }
          operand = "\(argument)"
        } else if let quote = value.first, value.count > 1, quote == "'" || quote == "\"", value.last == quote
        {
          operand = String(value.dropFirst().dropLast())
        } else {
          return nil
        }
        alternatives[alternatives.count - 1].append(
          Comparison(isNegated: isNegated, word: String(word), options: options, operand: operand))
        switch words.popFirst()?.uppercased() {
        case nil: return
        case "AND", "&&": break
        case "OR", "||": alternatives.append([])
        default: return nil
        }
      }
    }

    /// The words of a format; what is quoted is one.
    private static func parts(of format: String) -> [String] {
      var (parts, quote): ([String], Character?) = ([""], nil)
      for letter in format {
        if let open = quote {
          parts[parts.count - 1].append(letter)
          if letter == open { quote = nil }
        } else if letter.isWhitespace {
          if parts.last?.isEmpty == false { parts.append("") }
        } else {
          parts[parts.count - 1].append(letter)
          if letter == "'" || letter == "\"" { quote = letter }
        }
      }
      return parts.filter { !$0.isEmpty }
    }

    func holds(for text: String) -> Bool {
      alternatives.contains { $0.allSatisfy { $0.isNegated != holds($0, for: text) } }
    }

    private func holds(_ comparison: Comparison, for text: String) -> Bool {
      let (operand, options) = (comparison.operand, comparison.options)
      switch comparison.word {
      case "MATCHES": return isWhole("(?:" + operand + ")", in: text, options)
      case "LIKE":
        let pattern = operand.map { letter in
          letter == "*"
            ? ".*" : letter == "?" ? "." : NSRegularExpression.escapedPattern(for: String(letter))
        }
        return isWhole("(?s:" + pattern.joined() + ")", in: text, options)
      case "CONTAINS": return text.range(of: operand, options: options) != nil
      case "BEGINSWITH": return text.range(of: operand, options: options.union(.anchored)) != nil
      case "ENDSWITH": return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
      case "==", "=": return text.compare(operand, options: options) == .orderedSame
      default: return text.compare(operand, options: options) != .orderedSame
      }
    }

    /// Whether a regular expression takes in all of a text.
    private func isWhole(_ pattern: String, in text: String, _ options: String.CompareOptions) -> Bool {
      func plain(_ text: String) -> String {
        options.contains(.diacriticInsensitive)
          ? text.folding(options: .diacriticInsensitive, locale: nil) : text
      }
      let (pattern, text) = ("\\A" + plain(pattern) + "\\z", plain(text))
      let expression = try? NSRegularExpression(
        pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      let range = NSRange(text.startIndex..., in: text)
      return expression?.firstMatch(in: text, range: range) != nil
    }
  }
#endif
