/// Texts and names as they stand in a source of Swift.
package enum SwiftText {
  /// A text as a literal. What an editor would not show, or take for the line's end, is written as a code point.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control || "\u{2028}"..."\u{202E}" ~= scalar:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What a literal that ``literal(_:)`` gave stands for.
  ///
  /// - Parameter body: what stands between its quotation marks.
  package static func value(ofLiteral body: Substring) -> String {
    var result = ""
    var rest = body.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      guard escaped == "u", rest.first == "{", let end = rest.firstIndex(of: "}"),
        let code = UInt32(String(rest[..<end].dropFirst()), radix: 16), let named = Unicode.Scalar(code)
      else {
        result.unicodeScalars.append(escaped)
        continue
      }
      result.unicodeScalars.append(named)
      rest = rest[end...].dropFirst()
    }
    return result
  }

  /// A name as Xcode makes it of a product's: what no identifier can hold is a low line.
  package static func moduleName(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let word = String(letters)
    return word.first.map { $0.isNumber } ?? true ? "_" + word : word
  }
}
