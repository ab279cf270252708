/// A Swift source in tokens, with what belongs together.
struct SwiftSource {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket the index of the token that closes or opens it; -1 for other tokens and for brackets without a
  /// partner, which conditional compilation allows.
  let partners: [Int]
  /// The types and extensions with bodies, outer before inner.
  let types: [TypeBody]
  /// For each token whether conditional compilation leaves it in, as far as that is known.
  let isLeftIn: [Bool]
  /// The modules of this package that the target does not depend on, as far as that is known.
  let lacking: Set<String>

  init(_ bytes: [UInt8], lacking: Set<String> = []) throws(SourceProblem) {
    (self.bytes, self.lacking) = (bytes, lacking)
    tokens = try Lexer.tokens(of: bytes)
    partners = Self.partners(of: tokens, in: bytes)
    isLeftIn = ConditionReader(bytes: bytes, tokens: tokens, lacking: lacking).isLeftIn()
    types = TypeReader(bytes: bytes, tokens: tokens, partners: partners).types()
  }

  func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// The text from one token through another, as it stands; none where the first comes after the last.
  func text(from first: Int, through last: Int) -> String {
    guard first <= last, tokens.indices.contains(first), tokens.indices.contains(last) else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
  }

  /// The same in one line and without comments: what stands apart is separated by a space.
  func line(from first: Int, through last: Int) -> String {
    guard first <= last else { return "" }
    return (first...last).reduce(into: "") { line, index in
      if index > first, !areTogether(index - 1, index) { line += " " }
      line += text(index)
    }
  }

  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
  }

  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { unsafe bytes[range].elementsEqual($0) }
  }

  /// The token behind a bracket's partner, or behind the token itself.
  func after(_ index: Int) -> Int { (partners[index] > index ? partners[index] : index) + 1 }

  /// The innermost type or extension around a token.
  func type(around index: Int) -> TypeBody? { types.last { $0.body.contains(index) } }

  /// The line of a byte, counted from 1.
  func line(of place: Int) -> Int { bytes[..<place].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }

  /// Whether two tokens stand side by side without a space.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  private static func partners(of tokens: [Token], in bytes: [UInt8]) -> [Int] {
    var partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case let closing
      where closing == UInt8(ascii: ")") || closing == UInt8(ascii: "]") || closing == UInt8(ascii: "}"):
        // Branches of `#if` may open a brace twice: what does not fit is left without a partner.
        let opening = closing == UInt8(ascii: ")") ? closing - 1 : closing - 2
        guard let place = open.lastIndex(where: { bytes[tokens[$0].range.lowerBound] == opening }) else {
          continue
        }
        partners[index] = open[place]
        partners[open[place]] = index
        open.removeSubrange(place...)
      default: break
      }
    }
    return partners
  }
}

/// A type or extension with a body.
struct TypeBody: Equatable {
  var keyword: String
  /// As it is written, without generic parameters: `Outer.Inner` for an extension of that.
  var name: String
  /// The name with those of the types around it.
  var qualifiedName: String
  /// The token of the keyword.
  var start: Int
  /// The first type it is said to inherit from or conform to, without generic arguments.
  var firstInherited: String?
  /// The tokens between the braces, and the braces.
  var body: ClosedRange<Int>
}

/// Finds types and their bodies.
struct TypeReader {
  let bytes: [UInt8]
  let tokens: [Token]
  let partners: [Int]

  private static let keywords: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
  /// What follows `class` where it is a modifier.
  private static let members: Set = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate", "public",
    "internal",
    "open", "static", "dynamic", "required",
  ]

  func types() -> [TypeBody] {
    var types: [TypeBody] = []
    // The types around the one that is read.
    var outer: [(name: String, end: Int)] = []
    for index in tokens.indices where tokens[index].kind == .word {
      let keyword = text(index)
      guard Self.keywords.contains(keyword), index + 1 < tokens.count, tokens[index + 1].kind == .word,
        !Self.members.contains(text(index + 1)), index == 0 || !isName(behind: index - 1)
      else { continue }
      guard var type = type(keyword, at: index) else { continue }
      while let last = outer.last, last.end < index { outer.removeLast() }
      if let around = outer.last { type.qualifiedName = around.name + "." + type.name }
      outer.append((type.qualifiedName, type.body.upperBound))
      types.append(type)
    }
    return types
  }

  /// Whether the token before says that what follows is a name: `.class`, `foo(class: x)` has no body anyway.
  private func isName(behind index: Int) -> Bool {
    tokens[index].kind == .mark && bytes[tokens[index].range.lowerBound] == UInt8(ascii: ".")
  }

  private func type(_ keyword: String, at start: Int) -> TypeBody? {
    var index = start + 1
    var name = text(index)
    index += 1
    while index + 1 < tokens.count, isName(behind: index), tokens[index + 1].kind == .word {
      name += "." + text(index + 1)
      index += 2
    }
    var inherited: String?
    var isInherited = false
    while index < tokens.count {
      let token = tokens[index]
      let byte = bytes[token.range.lowerBound]
      if token.kind == .mark {
        if byte == UInt8(ascii: "{") {
          guard partners[index] > index else { return nil }
          return TypeBody(
            keyword: keyword, name: name, qualifiedName: name, start: start, firstInherited: inherited,
            body: index...partners[index])
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ")") { return nil }
        if byte == UInt8(ascii: "("), partners[index] > index { index = partners[index] }
        if byte == UInt8(ascii: ":"), inherited == nil { isInherited = true }
      } else if token.kind == .word, isInherited, inherited == nil {
        inherited = inheritedName(at: index)
      }
      index += 1
    }
    return nil
  }

  private func inheritedName(at start: Int) -> String {
    var name = text(start)
    var index = start + 1
    while index + 1 < tokens.count, isName(behind: index), tokens[index + 1].kind == .word {
      name += "." + text(index + 1)
      index += 2
    }
    return name
  }

  private func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }
}
