/// A text as it is written into a source: a literal of several lines in a closure.
enum InlineLiteral {
  /// The text as snapshots compare it. One line break at its end does not count, because a literal ends its last line
  /// without one.
  static func normalized(_ text: String) -> String {
    text.unicodeScalars.last == "\n" ? String(String.UnicodeScalarView(text.unicodeScalars.dropLast())) : text
  }

  /// A closure that returns the text.
  ///
  /// - Parameters:
  ///   - indentation: that of the line with the call.
  ///   - step: by how much the literal is indented more.
  ///   - lineBreak: how the source ends its lines.
  static func closure(_ text: String, indentation: String, step: String, lineBreak: String) -> String {
    // Of more line breaks at the end none may be lost: the one that does not count is then the last of the literal.
    let short = normalized(text)
    let text = short.unicodeScalars.last == "\n" ? text : short
    let fence = String(repeating: "#", count: pounds(for: text))
    let inner = indentation + step
    var lines = [" {", inner + fence + "\"\"\""]
    if !text.isEmpty {
      lines += escaped(text, fence).map { $0.isEmpty ? "" : inner + $0 }
    }
    lines += [inner + "\"\"\"" + fence, indentation + "}"]
    return lines.joined(separator: lineBreak)
  }

  /// As few pound signs as it takes for no part of the text to mean anything else.
  private static func pounds(for text: String) -> Int {
    let scalars = Array(text.unicodeScalars)
    var most = 0
    for (index, scalar) in scalars.enumerated() {
      let isQuote = scalar == "\"" && scalars[index...].prefix(3) == ["\"", "\"", "\""]
      guard isQuote || scalar == "\\" else { continue }
      let behind = scalars[(index + (isQuote ? 3 : 1))...]
      most = max(most, 1 + behind.prefix { $0 == "#" }.count)
    }
    return most
  }

  /// The lines of the text. What an editor would change or not show is written as a code point: control characters, and
  /// those that reverse the direction of the source around them.
  private static func escaped(_ text: String, _ fence: String) -> [String] {
    var lines = [String.UnicodeScalarView()]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append(String.UnicodeScalarView())
      } else if isHidden(scalar) {
        let escape = "\\" + fence + "u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        lines[lines.count - 1].append(contentsOf: escape.unicodeScalars)
      } else {
        lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { line in String(line) }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
