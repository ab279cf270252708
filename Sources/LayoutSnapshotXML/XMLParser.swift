/// Reads XML: elements, attributes, text, comments, and nothing that could make a small file grow.
///
/// ```swift
/// let picture = try XMLParser.parse(bytes, .init(deepest: 200, allowsDocumentType: true))
/// picture.root.name  // "svg"
/// ```
///
/// It is not FoundationXML, because errors have to carry line and column, because that one recurses into
/// entities, and because a library that everybody links should not bring libxml2 along.
package struct XMLParser {
  /// What a kind of document may contain.
  package struct Rules: Sendable {
    /// How deep elements may lie in each other. Interface Builder's documents nest about 60 deep. A tree is walked
    /// recursively, so the limit has to be one that the stack of a secondary thread takes.
    package let deepest: Int
    /// How many elements there may be. The largest real documents have some ten thousand.
    package let mostElements: Int
    /// Whether a document type declaration is allowed. Of what it declares only entities of plain text count; references to
    /// others stay in the text as they are written, and the document says that there are some.
    package let allowsDocumentType: Bool
    /// The elements whose text matters even if it is white space alone.
    package let namesOfBlankText: [String]

    package init(
      deepest: Int = 1000, mostElements: Int = 5_000_000, allowsDocumentType: Bool = false,
      namesOfBlankText: [String] = []
    ) {
      (self.deepest, self.mostElements) = (deepest, mostElements)
      (self.allowsDocumentType, self.namesOfBlankText) = (allowsDocumentType, namesOfBlankText)
    }
  }

  private let bytes: [UInt8]
  private let rules: Rules
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var nodes: [XMLDocument.Node] = []
  private var open: [Int] = []
  private var entities = XMLEntities()
  private var hasUnknownEntities = false

  package static func parse(_ bytes: [UInt8], _ rules: Rules = Rules()) throws(XMLFault) -> XMLDocument {
    var parser = XMLParser(bytes: bytes, rules: rules)
    return try parser.document()
  }

  private init(bytes: [UInt8], rules: Rules) { (self.bytes, self.rules) = (bytes, rules) }

  // MARK: Document

  private mutating func document() throws(XMLFault) -> XMLDocument {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw fault(.unknownEncoding("UTF-16"))
    }
    try declaration()
    while true {
      try characters()
      guard position < bytes.count else { break }
      try markup()
    }
    if let last = open.last { throw fault(.unexpectedEnd(in: "<\(nodes[last].name)>")) }
    if nodes.isEmpty { throw fault(.contentOutsideRoot) }
    return XMLDocument(nodes: nodes, hasUnknownEntities: hasUnknownEntities)
  }

  private mutating func declaration() throws(XMLFault) {
    guard has("<?xml"), position + 5 < bytes.count, isSpace(bytes[position + 5]) else { return }
    let start = location
    position += 5
    while !has("?>") {
      try skipSpace(in: "the XML declaration")
      if has("?>") { break }
      let attribute = try attribute(in: "the XML declaration")
      if attribute.name == "encoding", !isReadable(attribute.value.uppercased()) {
        throw XMLFault(problem: .unknownEncoding(attribute.value), location: start)
      }
    }
    position += 2
  }

  /// What is ASCII alone is UTF-8, too.
  private func isReadable(_ encoding: String) -> Bool {
    if encoding == "UTF-8" { return true }
    return ["ASCII", "US-ASCII", "ISO-8859-1", "WINDOWS-1252"].contains(encoding)
      && bytes.allSatisfy { $0 < 0x80 }
  }

  private mutating func markup() throws(XMLFault) {
    if has("<!--") {
      position += 4
      try skip(past: "-->", in: "a comment")
    } else if has("<![CDATA[") {
      try characterData()
    } else if has("<!") {
      guard rules.allowsDocumentType, nodes.isEmpty, has("<!DOCTYPE") else { throw fault(.documentType) }
      try readDocumentType()
    } else if has("<?") {
      position += 2
      try skip(past: "?>", in: "a processing instruction")
    } else if has("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  /// Reads a document type declaration with the declarations in its brackets. Quoted text and comments in it may
  /// contain brackets.
  private mutating func readDocumentType() throws(XMLFault) {
    let start = location
    var (depth, first) = (0, position)
    while position < bytes.count {
      if has("<!--") {
        position += 4
        try skip(past: "-->", in: "a comment")
        continue
      }
      let byte = bytes[position]
      switch byte {
      case 10: (line, lineStart) = (line + 1, position + 1)
      case UInt8(ascii: "<"), UInt8(ascii: "["):
        depth += 1
        if byte == UInt8(ascii: "<") { first = position }
      case UInt8(ascii: ">"), UInt8(ascii: "]"):
        depth -= 1
        if byte == UInt8(ascii: ">") {
          entities.read(bytes[first..<position])
          // Nothing is read twice.
          first = position + 1
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        while position < bytes.count, bytes[position] != byte {
          if bytes[position] == 10 { (line, lineStart) = (line + 1, position + 1) }
          position += 1
        }
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
    throw XMLFault(problem: .unexpectedEnd(in: "the document type declaration"), location: start)
  }

  // MARK: Tags

  private mutating func startTag() throws(XMLFault) {
    let (start, first) = (location, position)
    position += 1
    let name = try name(what: "an element's name")
    if open.isEmpty, !nodes.isEmpty { throw XMLFault(problem: .contentOutsideRoot, location: start) }
    guard open.count < rules.deepest else {
      throw XMLFault(problem: .tooDeep(limit: rules.deepest), location: start)
    }
    guard nodes.count < rules.mostElements else {
      throw XMLFault(problem: .tooManyElements(limit: rules.mostElements), location: start)
    }
    var attributes: [XMLElement.Attribute] = []
    var names: Set<String> = []
    while true {
      let spaced = position < bytes.count && isSpace(bytes[position])
      try skipSpace(in: "<\(name)>")
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      if !spaced { throw fault(.expected("a space, > or />")) }
      let attribute = try attribute(in: "<\(name)>")
      // A set costs more than it saves until there are many.
      let isKnown =
        attributes.count < 16
        ? attributes.contains { $0.name == attribute.name } : names.contains(attribute.name)
      if isKnown {
        throw XMLFault(problem: .duplicateAttribute(attribute.name), location: attribute.location)
      }
      attributes.append(attribute)
      if attributes.count == 16 { names = Set(attributes.map(\.name)) }
      if attributes.count > 16 { names.insert(attribute.name) }
    }
    nodes.append(
      XMLDocument.Node(name: name, attributes: attributes, parent: open.last, location: start))
    let index = nodes.count - 1
    if bytes[position] == UInt8(ascii: "/") {
      position += 1
      try expect(UInt8(ascii: ">"), "> after /")
      nodes[index].end = nodes.count
    } else {
      position += 1
      open.append(index)
    }
    nodes[index].opening = first..<position
    nodes[index].closing = position..<position
  }

  private mutating func endTag() throws(XMLFault) {
    let (start, first) = (location, position)
    position += 2
    let name = try name(what: "an element's name")
    guard let index = open.popLast() else { throw XMLFault(problem: .contentOutsideRoot, location: start) }
    guard nodes[index].name == name else {
      throw XMLFault(problem: .mismatchedEndTag(found: name, open: nodes[index].name), location: start)
    }
    try skipSpace(in: "</\(name)>")
    try expect(UInt8(ascii: ">"), "> after </\(name)")
    nodes[index].end = nodes.count
    nodes[index].closing = first..<position
  }

  private mutating func attribute(in part: String) throws(XMLFault) -> XMLElement.Attribute {
    let start = location
    let name = try name(what: "an attribute's name")
    try skipSpace(in: part)
    try expect(UInt8(ascii: "="), "= after \(name)")
    try skipSpace(in: part)
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(.expected("a quoted value for \(name)"))
    }
    position += 1
    let from = position
    var isPlain = true
    while position < bytes.count, bytes[position] != quote {
      switch bytes[position] {
      case UInt8(ascii: "<"): throw fault(.expected("&lt; for < in the value of \(name)"))
      case UInt8(ascii: "&"): isPlain = false
      case 10:
        (line, lineStart) = (line + 1, position + 1)
      default: break
      }
      position += 1
    }
    guard position < bytes.count else { throw fault(.unexpectedEnd(in: "the value of \(name)")) }
    let value = try text(from..<position, isPlain: isPlain, at: start)
    position += 1
    return XMLElement.Attribute(name: name, value: value, location: start)
  }

  // MARK: Text

  private mutating func characters() throws(XMLFault) {
    let (from, start) = (position, location)
    var (isPlain, isBlank) = (true, true)
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") { isPlain = false }
      if byte == 10 { (line, lineStart) = (line + 1, position + 1) }
      if !isSpace(byte) { isBlank = false }
      position += 1
    }
    if isBlank, open.last.map({ !rules.namesOfBlankText.contains(nodes[$0].name) }) ?? true { return }
    guard let index = open.last else { throw XMLFault(problem: .contentOutsideRoot, location: start) }
    nodes[index].text += try text(from..<position, isPlain: isPlain, at: start)
  }

  private mutating func characterData() throws(XMLFault) {
    let start = location
    position += 9
    let from = position
    try skip(past: "]]>", in: "character data")
    guard let index = open.last else { throw XMLFault(problem: .contentOutsideRoot, location: start) }
    nodes[index].text += try text(from..<position - 3, isPlain: true, at: start)
  }

  private mutating func text(
    _ range: Range<Int>, isPlain: Bool, at start: DocumentLocation
  ) throws(XMLFault) -> String {
    var decoded: [UInt8] = []
    if isPlain {
      decoded = Array(bytes[range])
    } else {
      decoded.reserveCapacity(range.count)
      var index = range.lowerBound
      while index < range.upperBound {
        guard bytes[index] == UInt8(ascii: "&") else {
          decoded.append(bytes[index])
          index += 1
          continue
        }
        // The longest reference that stands for something without a declaration is `&#x0010FFFF;`.
        let limit = min(range.upperBound, index + (rules.allowsDocumentType ? 64 : 16))
        let name = bytes[index + 1..<limit].prefix { $0 != UInt8(ascii: ";") }
        let isClosed = index + 1 + name.count < limit
        if isClosed, let text = entities.text(name) {
          decoded += text
          index += name.count + 2
          continue
        }
        guard isClosed, let scalar = scalar(name) else {
          if rules.allowsDocumentType {
            // An ampersand alone is a letter that somebody forgot to write as an entity.
            if isClosed, !name.isEmpty, !name.contains(where: isSpace) { hasUnknownEntities = true }
            decoded.append(bytes[index])
            index += 1
            continue
          }
          throw XMLFault(problem: .unknownEntity(String(decoding: name, as: UTF8.self)), location: start)
        }
        decoded.append(contentsOf: String(scalar).utf8)
        index += name.count + 2
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw XMLFault(problem: .notUTF8, location: start)
    }
    return text
  }

  /// What a reference such as `amp` or `#x20` stands for.
  private func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let number where number.hasPrefix("#x"):
      return UInt32(number.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case let number where number.hasPrefix("#"):
      return UInt32(number.dropFirst()).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  // MARK: Bytes

  private var location: DocumentLocation { DocumentLocation(line: line, column: position - lineStart + 1) }

  private func fault(_ problem: XMLProblem) -> XMLFault { XMLFault(problem: problem, location: location) }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 || byte == 13 }

  private func has(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      for offset in text.indices where unsafe bytes[position + offset] != text[offset] { return false }
      return true
    }
  }

  /// Skips white space, after which something has to follow.
  private mutating func skipSpace(in part: @autoclosure () -> String) throws(XMLFault) {
    while position < bytes.count, isSpace(bytes[position]) {
      if bytes[position] == 10 { (line, lineStart) = (line + 1, position + 1) }
      position += 1
    }
    if position >= bytes.count { throw fault(.unexpectedEnd(in: part())) }
  }

  private mutating func skip(past end: StaticString, in part: String) throws(XMLFault) {
    let start = location
    while !has(end) {
      guard position < bytes.count else {
        throw XMLFault(problem: .unexpectedEnd(in: part), location: start)
      }
      if bytes[position] == 10 { (line, lineStart) = (line + 1, position + 1) }
      position += 1
    }
    position += end.utf8CodeUnitCount
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(XMLFault) {
    guard position < bytes.count else { throw fault(.unexpectedEnd(in: "a tag")) }
    guard bytes[position] == byte else { throw fault(.expected(what)) }
    position += 1
  }

  private mutating func name(what: String) throws(XMLFault) -> String {
    let from = position
    while position < bytes.count {
      let byte = bytes[position]
      let isLetter = (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
      let isLater =
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      let isName = isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
      guard isName || (isLater && position > from) else { break }
      position += 1
    }
    guard position > from else {
      if position >= bytes.count { throw fault(.unexpectedEnd(in: "a tag")) }
      throw fault(.expected(what))
    }
    return try text(from..<position, isPlain: true, at: location)
  }
}
