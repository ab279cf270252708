/// Calls in a source of Swift.
package enum SwiftCalls {
  /// The calls of `.name(…)`, each in one line, in order; none in a source that cannot be read.
  ///
  ///     SwiftCalls.texts(of: "package", in: "dependencies: [.package(\n  path: \"..\")]")
  ///     // [".package(path: \"..\")"]
  package static func texts(of name: String, in text: String) -> [String] {
    guard let source = try? SwiftSource(Array(text.utf8)) else { return [] }
    return source.tokens.indices.compactMap { index in
      guard source.tokens[index].kind == .word, source.text(index) == name, source.isMark(".", at: index - 1),
        source.isMark("(", at: index + 1), source.partners[index + 1] > index
      else { return nil }
      return source.oneLine(from: index - 1, through: source.partners[index + 1])
    }
  }
}

extension SwiftSource {
  /// Some tokens in one line, without the comments between them.
  fileprivate func oneLine(from first: Int, through last: Int) -> String {
    var result = text(first)
    for index in first + 1...last {
      let isApart = tokens[index - 1].range.upperBound < tokens[index].range.lowerBound
      let isInside = isMark("(", at: index - 1) || isMark(")", at: index)
      result += (isApart && !isInside ? " " : "") + text(index)
    }
    return result
  }
}
