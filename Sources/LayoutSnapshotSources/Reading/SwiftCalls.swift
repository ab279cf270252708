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

  /// A call with another text in an argument with a label, if it has that; none if that argument is no plain literal.
  package static func replacing(argument: String, of call: String, by text: (String) -> String) -> String? {
    guard let source = try? SwiftSource(Array(call.utf8)) else { return nil }
    let places = source.tokens.indices.filter { index in
      source.tokens[index].kind == .word && source.text(index) == argument
        && source.isMark(":", at: index + 1)
    }
    guard let place = places.first else { return call }
    let literal = place + 2
    guard places.count == 1, literal + 1 < source.tokens.count, source.tokens[literal].kind == .text,
      source.isMark(",", at: literal + 1) || source.isMark(")", at: literal + 1)
    else { return nil }
    let bytes = source.bytes
    let written = String(
      decoding: bytes[
        source.tokens[place + 1].range.upperBound..<source.tokens[literal + 1].range.lowerBound],
      as: UTF8.self
    )
    let body = written.drop { $0 == " " }
    guard body.hasPrefix("\""), body.hasSuffix("\""), body.count >= 2, !body.hasPrefix("\"\"\"") else {
      return nil
    }
    let value = SwiftText.value(ofLiteral: body.dropFirst().dropLast())
    return String(decoding: bytes[..<source.tokens[place + 1].range.upperBound], as: UTF8.self) + " "
      + SwiftText.literal(text(value))
      + String(decoding: bytes[source.tokens[literal + 1].range.lowerBound...], as: UTF8.self)
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
