/// Text of a test made harmless for a place that shows one line of it.
///
/// Names and messages come from tests, and a manifest perhaps from a run of somebody else. What would move a
/// terminal's cursor, end a line, or turn the direction of reading around is shown as an escape instead.
///
/// ```swift
/// visibleText("a\u{1B}[31mb\n")              // "a\u{1B}[31mb\n", as these very characters
/// visibleText(longName, limit: 40)           // at most 40 characters, "…" in the middle
/// ```
///
/// - Parameters:
///   - keepsLines: whether line feeds stay.
///   - limit: the most characters that are shown; the middle is left out, because ends tell names apart.
package func visibleText(_ text: String, keepsLines: Bool = false, limit: Int? = nil) -> String {
  // Nearly all texts are harmless, and looking at each scalar would be most of the work of a large report.
  if !text.isTreacherous(keepsLines: keepsLines), text.utf8.count <= limit ?? .max { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\n" && keepsLines || !scalar.isTreacherous {
      result.unicodeScalars.append(scalar)
    } else {
      result += scalar.escape
    }
  }
  guard let limit, result.count > limit else { return result }
  let tail = (limit - 1) / 2
  return result.prefix(limit - 1 - tail) + "…" + result.suffix(tail)
}

/// Text for a terminal or a log, where lines stay lines.
///
/// GitHub's runner obeys what it finds in a log at the start of a line, `::error::` and `##[error]`; such a line
/// begins with an escape instead.
package func consoleText(_ text: String, limit: Int? = nil) -> String {
  visibleText(text, keepsLines: true, limit: limit)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      let start = line.prefix(while: \.isWhitespace)
      let rest = line.dropFirst(start.count)
      guard let first = rest.unicodeScalars.first, rest.hasPrefix("::") || rest.hasPrefix("##[") else {
        return String(line)
      }
      return start + first.escape + String(String.UnicodeScalarView(rest.unicodeScalars.dropFirst()))
    }.joined(separator: "\n")
}

/// JSON in which treacherous characters stand as escapes, which only strings can hold.
package func visibleJSON(_ json: String) -> String {
  guard json.isTreacherous(keepsLines: true) else { return json }
  var result = ""
  for scalar in json.unicodeScalars {
    guard scalar.isTreacherous, scalar != "\n" else {
      result.unicodeScalars.append(scalar)
      continue
    }
    for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(UInt32(unit), digits: 4) }
  }
  return result
}

extension String {
  /// Whether anything in it would not show as what it is.
  fileprivate func isTreacherous(keepsLines: Bool) -> Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(where: { !(0x20..<0x7F ~= $0) }) {
      let scalar = unicodeScalars[start]
      if scalar.isTreacherous, !keepsLines || scalar != "\n" { return true }
      rest = utf8[unicodeScalars.index(after: start)...]
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether showing the scalar does something else than to show it: controls, marks that turn the direction
  /// of reading, characters without width, and separators of lines.
  package var isTreacherous: Bool {
    // Nearly all that is shown is ASCII, and looking a category up takes long.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    case .unassigned: value >= 0xFFF0
    default: false
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + hexadecimal(value, digits: 1) + "}"
    }
  }
}

private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
