/// The bytes of a document, and what is to change in them. What no change touches stays as it is.
///
/// Rejected: writing the parsed elements out again. Nothing keeps Xcode's spelling of numbers, references and empty
/// elements then, and a change of one constant would be a change of the whole file.
struct DocumentText {
  private let bytes: [UInt8]
  /// In the order in which they were asked for.
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isChanged: Bool { !edits.isEmpty }

  /// The bytes with all changes.
  func written() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.count })
    var position = 0
    // Insertions at one place follow each other as they were asked for.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= position, "two changes touch the same bytes")
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  // MARK: Attributes

  /// Gives an element an attribute: in its place if it is written, else before the one that is named, or at the end.
  mutating func set(_ name: String, to value: String, of element: XMLElement, before next: String = "id") {
    let text = "\(name)=\"\(escaped(value))\""
    if let range = attribute(name, of: element) {
      if element[name] != value { edits.append((range, Array(text.utf8))) }
    } else if let range = attribute(next, of: element) {
      edits.append((range.lowerBound..<range.lowerBound, Array((text + " ").utf8)))
    } else {
      let end = endOfAttributes(of: element)
      edits.append((end..<end, Array((" " + text).utf8)))
    }
  }

  /// Takes an attribute away, with the space before it.
  mutating func removeAttribute(_ name: String, of element: XMLElement) {
    guard let range = attribute(name, of: element) else { return }
    var start = range.lowerBound
    while isSpace(bytes[start - 1]) { start -= 1 }
    edits.append((start..<range.upperBound, []))
  }

  /// Where an attribute stands in its start tag, from its name to the closing quote.
  private func attribute(_ name: String, of element: XMLElement) -> Range<Int>? {
    var position = element.opening.lowerBound + 1 + element.name.utf8.count
    let end = element.opening.upperBound
    while position < end {
      while position < end, isSpace(bytes[position]) { position += 1 }
      let start = position
      while position < end, bytes[position] != UInt8(ascii: "="), !isSpace(bytes[position]) { position += 1 }
      let found = bytes[start..<position]
      guard let quote = bytes[position..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
        let close = bytes[(quote + 1)..<end].firstIndex(of: bytes[quote])
      else { return nil }
      position = close + 1
      if found.elementsEqual(name.utf8) { return start..<position }
    }
    return nil
  }

  private func endOfAttributes(of element: XMLElement) -> Int {
    var end = element.opening.upperBound - 1
    if bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    while isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Elements

  /// Puts lines into an element, behind all that is in it.
  mutating func append(_ lines: [String], to element: XMLElement) {
    guard !element.closing.isEmpty, let outer = indentation(before: element.closing.lowerBound) else {
      return insert(lines, in: element, after: Array(element.children).last)
    }
    let inner = element.children.first { _ in true }.flatMap(indentation) ?? outer + "    "
    let place = element.closing.lowerBound - outer.utf8.count
    edits.append((place..<place, Array(lines.map { inner + $0 + newline }.joined().utf8)))
  }

  /// Puts lines into an element, after one of its children, or before all.
  mutating func insert(_ lines: [String], in element: XMLElement, after child: XMLElement?) {
    let outer = indentation(of: element)
    let inner = element.children.first { _ in true }.flatMap(indentation) ?? outer.map { $0 + "    " }
    // Where tags do not stand on lines of their own, there is none to begin.
    let lead = inner.map { newline + $0 } ?? ""
    let text = lines.map { lead + $0 }.joined()
    if element.closing.isEmpty {
      let start = endOfAttributes(of: element)
      let end = outer.map { newline + $0 } ?? ""
      edits.append((start..<element.opening.upperBound, Array(">\(text)\(end)</\(element.name)>".utf8)))
      return
    }
    let place = child?.closing.upperBound ?? element.opening.upperBound
    edits.append((place..<place, Array(text.utf8)))
  }

  /// Takes an element away, with its line if nothing else stands on it.
  mutating func remove(_ element: XMLElement) {
    var (start, end) = (element.opening.lowerBound, element.closing.upperBound)
    if indentation(of: element) != nil {
      let blanks = bytes[end...].prefix { $0 == 32 || $0 == 9 || $0 == 13 }
      if blanks.endIndex < bytes.count, bytes[blanks.endIndex] == 10 {
        end = blanks.endIndex + 1
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
      }
    }
    edits.append((start..<end, []))
  }

  /// The blanks before an element that is the first on its line.
  private func indentation(of element: XMLElement) -> String? {
    indentation(before: element.opening.lowerBound)
  }

  private func indentation(before place: Int) -> String? {
    var start = place
    while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
    guard start > 0, bytes[start - 1] == 10 else { return nil }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// How lines end: as the first one does.
  private var newline: String {
    guard let end = bytes.firstIndex(of: 10) else { return "\n" }
    return end > 0 && bytes[end - 1] == 13 ? "\r\n" : "\n"
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 || byte == 13 }

  private func escaped(_ value: String) -> String { XMLElement.escaped(value) }
}

extension XMLElement {
  /// A value as it is written between double quotes.
  static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
