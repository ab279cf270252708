import Foundation

/// What a key stands for in a language.
enum LocalizedText: Equatable {
  /// A text, which may be a format.
  case text(String)
  /// A format whose parts depend on numbers.
  case plural(PluralFormat)
  /// Texts of several widths, the widest last.
  case widths([String])
}

/// A format with parts that depend on numbers: an entry of a `.stringsdict`, or variations of a `.xcstrings`.
struct PluralFormat: Equatable {
  /// The text around the parts, which are `%#@name@`.
  var format: String
  var variables: [String: Variable]

  /// A part.
  struct Variable: Equatable {
    /// The texts by plural category: `one`, `other`.
    var forms: [String: String]
    /// Which argument decides; nil for the one at the part's place.
    var argument: Int?
  }
}

extension PluralFormat {
  /// An entry of a `.stringsdict`.
  init?(entry: [String: Any]) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Variable] = [:]
    for (name, value) in entry {
      guard let rules = value as? [String: Any] else { continue }
      let forms = rules.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
      variables[name] = Variable(forms: forms)
    }
    self.init(format: format, variables: variables)
  }
}

extension LocalizedText {
  /// An entry of a `.stringsdict`; nil if it is none.
  init?(entry: [String: Any]) {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      let sorted = widths.sorted { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      self = .widths(sorted.map(\.value))
    } else if let plural = PluralFormat(entry: entry) {
      self = .plural(plural)
    } else {
      return nil
    }
  }
}
