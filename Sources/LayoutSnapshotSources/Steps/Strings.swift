/// Texts come from the tables of the app's package, which Foundation does not find on Linux. Prepared sources call functions that do.
extension Preparation {
  mutating func writeStrings() {
    for index in source.tokens.indices where source.isLeftIn[index] && source.tokens[index].kind == .word {
      if source.isWord("NSLocalizedString", at: index), source.isMark("(", at: index + 1),
        !source.isWord("func", at: index - 1)
      {
        edits.replace(source.tokens[index].range, by: "_localizedString")
      } else if source.isWord("localizedString", at: index), source.isMark(".", at: index - 1),
        source.isMark("(", at: index + 1), source.isWord("forKey", at: index + 2)
      {
        edits.replace(source.tokens[index].range, by: "_localizedString")
      } else if source.isWord("localizedStringWithFormat", at: index), source.isMark(".", at: index - 1),
        source.isWord("String", at: index - 2)
      {
        edits.replace(source.tokens[index].range, by: "_localizedStringWithFormat")
      } else if source.isWord("format", at: index), source.isMark("(", at: index - 1),
        source.isMark(":", at: index + 1), isStringInitializer(before: index - 1)
      {
        edits.replace(source.tokens[index].range, by: "_format")
      }
    }
  }

  /// Whether a bracket opens the arguments of `String(...)` or `String.init(...)`.
  private func isStringInitializer(before bracket: Int) -> Bool {
    if source.isWord("String", at: bracket - 1) { return !source.isMark(".", at: bracket - 2) }
    return source.isWord("init", at: bracket - 1) && source.isMark(".", at: bracket - 2)
      && source.isWord("String", at: bracket - 3)
  }
}
