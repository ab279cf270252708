/// An error that the compiler tells of a source.
struct CompilerError: Hashable {
  /// The source's path as the compiler says it.
  var path: String
  var line: Int
  var column: Int
  var text: String
  /// Where else the compiler points to.
  var notes: [Note] = []

  struct Note: Hashable {
    var path: String
    var line: Int
    var text: String
  }
}

/// A line that names a place in a source: `/App/My: Cart.swift:3:7: error: cannot find 'x' in scope`.
struct CompilerLine {
  enum Kind: String, CaseIterable { case error, warning, note }

  let path: String
  let line: Int
  let column: Int
  let kind: Kind
  let text: String

  /// A file's name may hold spaces and colons, but hardly a place and the word `error`.
  init?(_ text: Substring) {
    for kind in Kind.allCases {
      let mark = ": \(kind.rawValue): "
      guard let range = text.firstRange(of: mark) else { continue }
      var place = text[..<range.lowerBound]
      guard let column = Self.takeNumber(from: &place), let line = Self.takeNumber(from: &place),
        !place.isEmpty
      else { continue }
      (path, self.line, self.column, self.kind) = (String(place), line, column, kind)
      self.text = String(text[range.upperBound...])
      return
    }
    return nil
  }

  /// Takes `:12` from the end.
  private static func takeNumber(from text: inout Substring) -> Int? {
    let digits = text.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let rest = text.dropLast(digits)
    guard digits > 0, rest.last == ":", let number = Int(text.suffix(digits)) else { return nil }
    text = rest.dropLast()
    return number
  }
}
