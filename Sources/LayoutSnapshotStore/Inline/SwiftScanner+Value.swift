extension SwiftScanner {
  /// The text that a literal stands for.
  func value(of literal: StringLiteral) throws(Refusal) -> String {
    var content = bytes[literal.content]
    if content.contains(UInt8(ascii: "\r")) { content.removeAll { $0 == UInt8(ascii: "\r") } }
    var text = String(decoding: content, as: UTF8.self)
    if literal.hasLines { text = try withoutIndentation(text) }
    return try unescaped(text, pounds: literal.pounds)
  }

  /// Takes the first line break and the indentation of the last line away.
  private func withoutIndentation(_ text: String) throws(Refusal) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    guard let indentation = lines.popLast() else { return "" }
    var plain: [Substring] = []
    for line in lines {
      if line.hasPrefix(indentation) {
        plain.append(line.dropFirst(indentation.count))
      } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        plain.append("")
      } else {
        throw Refusal(what: "a string that is indented less than its end")
      }
    }
    return plain.joined(separator: "\n")
  }

  private func unescaped(_ text: String, pounds: Int) throws(Refusal) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let escape = "\\" + String(repeating: "#", count: pounds)
    var rest = text[...].unicodeScalars
    var value = String.UnicodeScalarView()
    while let scalar = rest.first {
      guard rest.starts(with: escape.unicodeScalars) else {
        value.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(1 + pounds)
      switch rest.popFirst() {
      case "0": value.append("\0")
      case "t": value.append("\t")
      case "n": value.append("\n")
      case "r": value.append("\r")
      case "\"": value.append("\"")
      case "'": value.append("'")
      case "\\": value.append("\\")
      case "u": value.append(try codePoint(&rest))
      case "\n": break
      case "(": throw Refusal(what: "a string with a value in it")
      case let other?: throw Refusal(what: "a string with an escaped \(other)")
      case nil: throw Refusal(what: "a string that ends in the middle of an escape")
      }
    }
    return String(value)
  }

  private func codePoint(_ rest: inout Substring.UnicodeScalarView) throws(Refusal) -> Unicode.Scalar {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
      let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
    else { throw Refusal(what: "a string with a code point that there is not") }
    rest = rest[rest.index(after: end)...]
    return scalar
  }
}
