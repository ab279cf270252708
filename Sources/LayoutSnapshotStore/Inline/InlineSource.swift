/// One text that is to stand at a call in a source.
package struct InlineEdit: Codable, Hashable, Sendable {
  /// The line of the call in the source that was compiled, from 1.
  package let line: Int
  /// The column of the call's parenthesis there, in bytes, from 1.
  package let column: Int
  package let text: String

  package init(line: Int, column: Int, text: String) {
    (self.line, self.column, self.text) = (line, column, text)
  }
}

/// A source as it was compiled. All changes count from its lines and columns, so that none moves the place of another.
struct InlineSource {
  /// The function whose calls hold texts.
  static let function = "assertInlineSnapshot"

  /// The part of a call behind its parentheses.
  struct Place: Hashable {
    /// The bytes of the closure and of the space before it; empty if there is no closure.
    let range: Range<Int>
    /// What the closure returns; nil if there is no closure.
    let known: String?
    let indentation: String
  }

  let path: String
  let bytes: [UInt8]
  /// Where each line begins, because calls are found by their lines.
  private let lines: [Int]

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    var lines = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lines.append(index + 1) }
    self.lines = lines
  }

  /// The line with the first mark of an unresolved merge.
  var conflictMark: Int? {
    let marks = ["<<<<<<<", ">>>>>>>", "|||||||"].map { Array($0.utf8) }
    let line = lines.firstIndex { start in marks.contains { bytes[start...].starts(with: $0) } }
    return line.map { $0 + 1 }
  }

  /// The source with texts at their calls.
  ///
  /// - Parameter places: those that were found before.
  func applying(
    _ edits: some Collection<InlineEdit>, places: [Claims.Site: Place] = [:]
  ) throws(InlineSourceError) -> [UInt8] {
    let (step, lineBreak) = (step, lineBreak)
    var changes: [(range: Range<Int>, new: [UInt8], site: Claims.Site)] = []
    for edit in edits {
      let site = Claims.Site(file: path, line: edit.line, column: edit.column)
      let place =
        if let found = places[site] { found } else { try place(line: edit.line, column: edit.column) }
      let closure = InlineLiteral.closure(
        edit.text, indentation: place.indentation, step: step, lineBreak: lineBreak)
      changes.append((place.range, Array(closure.utf8), site))
    }
    var (result, position) = ([UInt8](), 0)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // A journal that somebody else wrote may name a call twice.
      guard change.range.lowerBound >= position else { throw .severalTexts(change.site) }
      result += bytes[position..<change.range.lowerBound] + change.new
      position = change.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Finds the call at a place that the compiler noted.
  func place(line: Int, column: Int) throws(InlineSourceError) -> Place {
    let site = Claims.Site(file: path, line: line, column: column)
    guard let start = startOfLine(line) else { throw .changed(site, found: "no such line") }
    // The compiler's column is that of the parenthesis.
    let columns = bytes.count - start
    let call = columns > 0 && (1...columns).contains(column) ? start + column - 1 : nil
    guard let call, bytes[call] == UInt8(ascii: "("), isName(before: call, from: start) else {
      throw .changed(site, found: "no call of \(Self.function)")
    }
    var scanner = SwiftScanner(bytes: bytes, position: call)
    let indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    do throws(SwiftScanner.Refusal) {
      try scanner.skipBrackets()
      let end = scanner.position
      let known = try closure(&scanner)
      return Place(
        range: end..<(known == nil ? end : scanner.position), known: known,
        indentation: String(decoding: indentation, as: UTF8.self))
    } catch { throw .notUnderstood(site, error.what) }
  }

  /// The text of the closure that follows, if one does.
  private func closure(_ scanner: inout SwiftScanner) throws(SwiftScanner.Refusal) -> String? {
    scanner.skipSpaces()
    if scanner.isAt("//") || scanner.isAt("/*") { return try closureBehindComment(scanner) }
    guard scanner.peek() == UInt8(ascii: "{") else { return nil }
    scanner.position += 1
    scanner.skipSpaces()
    guard scanner.peek() == UInt8(ascii: "\"") || scanner.peek() == UInt8(ascii: "#") else {
      throw SwiftScanner.Refusal(what: "a closure with more than a string")
    }
    let literal = try scanner.skipString()
    scanner.skipSpaces()
    guard scanner.peek() == UInt8(ascii: "}") else {
      throw SwiftScanner.Refusal(what: "a closure with more than a string")
    }
    scanner.position += 1
    return try scanner.value(of: literal)
  }

  /// None, unless a closure follows the comment, which would be lost with it.
  private func closureBehindComment(_ scanner: SwiftScanner) throws(SwiftScanner.Refusal) -> String? {
    var scanner = scanner
    while scanner.isAt("//") || scanner.isAt("/*") {
      try scanner.skipSlash()
      scanner.skipSpaces()
    }
    if scanner.peek() == UInt8(ascii: "{") {
      throw SwiftScanner.Refusal(what: "a comment before its closure")
    }
    return nil
  }

  /// Whether the name of the function stands before a parenthesis, on its line.
  private func isName(before parenthesis: Int, from start: Int) -> Bool {
    let name = Array(Self.function.utf8)
    let first = parenthesis - name.count
    // A column behind the end of the line would lead into another one.
    guard first >= start, !bytes[start..<first].contains(UInt8(ascii: "\n")),
      bytes[first..<parenthesis].elementsEqual(name)
    else { return false }
    guard first > start else { return true }
    // The end of a longer name is another name.
    let before = Character(Unicode.Scalar(bytes[first - 1]))
    return !before.isLetter && !before.isNumber && before != "_" && bytes[first - 1] < 0x80
  }

  private func startOfLine(_ line: Int) -> Int? {
    (1...lines.count).contains(line) ? lines[line - 1] : nil
  }

  /// The indentation of the source's first indented line.
  private var step: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      // Lines of documentation comments begin with one space.
      if space.isEmpty || line.count == space.count || line[space.endIndex] == UInt8(ascii: "*") { continue }
      return space.first == UInt8(ascii: "\t") ? "\t" : String(decoding: space, as: UTF8.self)
    }
    return "  "
  }

  private var lineBreak: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
