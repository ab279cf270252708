/// All parts of a source that can be left out by themselves.
struct SourceParts {
  let source: SwiftSource
  var all: [SourcePart] = []
  /// How often a declaration's name has come up.
  private var counts: [String: Int] = [:]
  let reader: StatementReader

  init(_ source: SwiftSource) {
    self.source = source
    reader = StatementReader(source: source)
    addDeclarations(in: 0..<source.tokens.count, of: "")
  }

  // MARK: Declarations

  private static let memberWords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
  ]
  private static let modifiers: Set = [
    "public", "internal", "open", "private", "fileprivate", "package", "final", "static", "dynamic",
    "nonisolated", "required", "convenience", "lazy", "weak", "unowned", "override", "mutating",
    "nonmutating",
    "isolated", "indirect", "optional", "prefix", "postfix", "infix",
  ]

  /// Types within each other beyond this are no parts: each level is one of the call stack.
  private static let deepest = 100

  private mutating func addDeclarations(in tokens: Range<Int>, of type: String, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    for declaration in reader.statements(in: tokens) {
      guard let word = keyword(of: declaration) else { continue }
      let text = source.text(word)
      if text == "import" {
        all.append(SourcePart(name: line(of: declaration), kind: .import, tokens: declaration))
      } else if TypeWords.all.contains(text) {
        addType(declaration, keyword: word, in: type, depth: depth)
      } else {
        addMember(declaration, keyword: word, in: type)
      }
    }
  }

  /// The word that says what a declaration is; none for what is no declaration.
  private func keyword(of declaration: Range<Int>) -> Int? {
    var index = declaration.lowerBound
    while index < declaration.upperBound {
      if source.isMark("@", at: index) {
        index += 2
        if source.isMark("(", at: index), index < declaration.upperBound, source.areTogether(index - 1, index)
        {
          index = source.after(index)
        }
        continue
      }
      guard source.tokens[index].kind == .word else { return nil }
      let text = source.text(index)
      let next = index + 1 < declaration.upperBound ? source.text(index + 1) : ""
      // `class func`
      let isModifier = text == "class" && (Self.memberWords.contains(next) || Self.modifiers.contains(next))
      if text == "import" || Self.memberWords.contains(text) || TypeWords.all.contains(text) && !isModifier {
        return index
      }
      guard isModifier || Self.modifiers.contains(text) else { return nil }
      index += 1
      // `private(set)`
      if source.isMark("(", at: index), index < declaration.upperBound { index = source.after(index) }
    }
    return nil
  }

  /// A name in one line that no other declaration has.
  mutating func unique(_ name: String) -> String {
    let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) #\(count)"
  }

  // MARK: Types

  private mutating func addType(
    _ declaration: Range<Int>, keyword: Int, in outer: String, depth: Int
  ) {
    guard let open = (keyword..<declaration.upperBound).first(where: { source.isMark("{", at: $0) }),
      source.partners[open] > open
    else { return }
    var nameEnd = keyword + 2
    while nameEnd + 1 < open, source.isMark(".", at: nameEnd) { nameEnd += 2 }
    let own = source.text(from: keyword + 1, through: nameEnd - 1)
    let name = outer.isEmpty ? own : outer + "." + own
    let told = unique(source.text(keyword) + " " + name)
    all.append(SourcePart(name: told, kind: .declaration, tokens: declaration))
    addConformances(behind: nameEnd, before: open, of: told, isClass: source.isWord("class", at: keyword))
    addDeclarations(in: open + 1..<source.partners[open], of: name, depth: depth + 1)
  }

  /// What names of classes end with, and those of protocols hardly.
  private static let endsOfClasses = [
    "View", "Controller", "Cell", "Button", "Label", "Field", "Control", "Layer", "Layout", "Window", "Bar",
    "Scene",
    "Node", "Item", "Object", "Operation", "Recognizer", "Responder", "Segue",
  ]

  /// The types behind a colon. A class's first one stays if it is a class itself, which its name tells, or what the body says of `super`.
  private mutating func addConformances(behind start: Int, before open: Int, of type: String, isClass: Bool) {
    var colon = start
    while colon < open, !source.isMark(":", at: colon) {
      if source.isWord("where", at: colon) { return }
      colon = colon > start || !isAngle(colon) ? source.after(colon) : endOfAngles(from: colon, open)
    }
    guard colon < open else { return }
    let end = (colon..<open).first { source.isWord("where", at: $0) } ?? open
    let hasSuperclass =
      isClass
      && (open..<source.partners[open]).contains {
        source.isWord("override", at: $0) || source.isWord("super", at: $0)
      }
    for (place, entry) in entries(in: colon..<end).enumerated() {
      let text = source.line(from: entry.lowerBound, through: entry.upperBound - 1)
      let isClassByName = isClass && Self.endsOfClasses.contains { text.hasSuffix($0) }
      if place == 0, hasSuperclass || isClassByName { continue }
      all.append(
        SourcePart(
          name: "\(type): \(text)", kind: .conformance(inList: colon..<end), tokens: entry))
    }
  }

  /// The types in a list that begins with a colon. The comma of `Cache<Key, Value>` separates nothing.
  func entries(in list: Range<Int>) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var first = list.lowerBound + 1
    var depth = 0
    for index in list.dropFirst() {
      if source.tokens[index].kind == .sign { depth += angleDepth(index) }
      guard source.isMark(",", at: index), depth == 0 else { continue }
      entries.append(first..<index)
      first = index + 1
    }
    return first < list.upperBound ? entries + [first..<list.upperBound] : entries
  }

  private func angleDepth(_ index: Int) -> Int {
    source.text(index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }

  private func isAngle(_ index: Int) -> Bool { source.tokens[index].kind == .sign && angleDepth(index) > 0 }

  private func endOfAngles(from start: Int, _ limit: Int) -> Int {
    var depth = 0
    for index in start..<limit where source.tokens[index].kind == .sign {
      depth += angleDepth(index)
      if depth == 0 { return index + 1 }
    }
    return limit
  }
}
