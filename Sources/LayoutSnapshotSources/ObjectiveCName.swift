/// The names that Objective-C, and therefore a storyboard, knows Swift's methods by.
enum ObjectiveCName {
  /// A first label follows the name with "With", unless it says itself how it belongs to it: `move(to:)` is `moveTo:`.
  /// The words are those of the compiler's documented naming rules.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until", "using",
    "via", "when", "with", "within",
  ]

  static func method(_ name: String, labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let word = first.prefix { $0.isLowercase || $0.isNumber }.lowercased()
      if !prepositions.contains(word) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += label == "_" ? ":" : label + ":" }
    return result
  }
}
