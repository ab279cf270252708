/// Members, with what they begin with and what they do.
extension SourceParts {
  mutating func addMember(_ declaration: Range<Int>, keyword: Int, in type: String) {
    let name = unique((type.isEmpty ? "" : type + ".") + memberName(declaration, keyword))
    all.append(SourcePart(name: name, kind: .declaration, tokens: declaration))
    let isProperty = source.isWord("var", at: keyword) || source.isWord("let", at: keyword)
    let outermost = braces(in: declaration)
    if isProperty {
      let type = propertyType(declaration, keyword)
      addOutletType(declaration, keyword, name)
      if let value = value(in: declaration, keyword), EmptyTypes.contain(type), !type.isEmpty {
        all.append(SourcePart(name: name + " = ...", kind: .value, tokens: value))
      }
      let accessors = accessorBraces(declaration, keyword)
      for open in outermost {
        if open == accessors {
          addAccessors(inBraces: open, name, type: type)
        } else {
          addStatements(inBraces: open, name, Context(isClosure: true, type: nil))
        }
      }
    } else {
      let isInitializer = source.isWord("init", at: keyword)
      let type = isInitializer ? "" : resultType(declaration, keyword)
      for open in outermost {
        let isBody = open == outermost.last && source.partners[open] == declaration.upperBound - 1
        // An initializer without what it does leaves its properties without values.
        if isBody, EmptyTypes.contain(type), !isInitializer { addBody(open, name, type) }
        addStatements(
          inBraces: open, name, Context(isClosure: !isBody, type: isBody ? type : nil))
      }
    }
  }

  /// The braces in some tokens that stand in no others.
  func braces(in tokens: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isMark("{", at: index), source.partners[index] > index {
        found.append(index)
        index = source.partners[index]
      }
      index += 1
    }
    return found
  }

  private mutating func addBody(_ open: Int, _ name: String, _ type: String) {
    all.append(
      SourcePart(
        name: name + " { ... }", kind: .body(gives: !EmptyTypes.areNothing(type)),
        tokens: open..<source.partners[open] + 1))
  }

  /// `load()`, `title`, `init(coder:)`, `case small`.
  private func memberName(_ declaration: Range<Int>, _ keyword: Int) -> String {
    let word = source.text(keyword)
    switch word {
    case "var", "let", "typealias", "associatedtype":
      return keyword + 1 < declaration.upperBound
        ? source.line(from: keyword + 1, through: source.after(keyword + 1) - 1) : word
    case "case", "deinit":
      return word == "deinit" ? word : line(of: keyword..<declaration.upperBound)
    default: break
    }
    let first = word == "func" ? keyword + 1 : keyword
    guard let open = (first..<declaration.upperBound).first(where: { source.isMark("(", at: $0) }),
      source.partners[open] > open
    else { return word }
    let labels = source.parts(in: open...source.partners[open]).map { parameter in
      // Attributes come behind the colon, so that the first word is the label.
      source.text(parameter.lowerBound) + ":"
    }
    return source.text(first) + "(" + labels.joined() + ")"
  }

  /// A storyboard has something for an outlet, even if its class does not compile here.
  private mutating func addOutletType(_ declaration: Range<Int>, _ keyword: Int, _ name: String) {
    let colon = keyword + 2
    guard colon < declaration.upperBound, source.isMark(":", at: colon),
      (declaration.lowerBound..<keyword).contains(where: { source.isWord("IBOutlet", at: $0) })
    else { return }
    let tokens = colon + 1..<endOfType(from: colon + 1, declaration.upperBound)
    guard !tokens.isEmpty else { return }
    all.append(
      SourcePart(
        name: name + ": UIView", kind: .outletType(isList: source.isMark("[", at: colon + 1)), tokens: tokens)
    )
  }

  /// The type that a property says it has, or nothing.
  private func propertyType(_ declaration: Range<Int>, _ keyword: Int) -> String {
    let colon = keyword + 2
    guard colon < declaration.upperBound, source.isMark(":", at: colon) else { return "" }
    let end = endOfType(from: colon + 1, declaration.upperBound)
    return source.line(from: colon + 1, through: end - 1)
  }

  /// The type behind the arrow, or nothing.
  private func resultType(_ declaration: Range<Int>, _ keyword: Int) -> String {
    var index = keyword
    while index < declaration.upperBound, !source.isMark("{", at: index) {
      if source.tokens[index].kind == .sign, source.text(index) == "->" {
        let end = endOfType(from: index + 1, declaration.upperBound)
        return source.line(from: index + 1, through: end - 1)
      }
      index = source.after(index)
    }
    return ""
  }

  private func endOfType(from start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, !source.isMark("{", at: index), !source.isWord("where", at: index) {
      if source.tokens[index].kind == .sign, source.text(index) == "=" { break }
      index = source.after(index)
    }
    return min(index, limit)
  }

  /// What a property of one name begins with.
  private func value(in declaration: Range<Int>, _ keyword: Int) -> Range<Int>? {
    guard
      let sign = (keyword + 2..<max(declaration.upperBound, keyword + 2)).first(where: {
        source.tokens[$0].kind == .sign && source.text($0) == "=" || source.isMark("{", at: $0)
      }), !source.isMark("{", at: sign)
    else { return nil }
    // Behind the value there can be observers.
    let end = accessorBraces(declaration, keyword) ?? declaration.upperBound
    return sign + 1 < end ? sign + 1..<end : nil
  }

  // MARK: Accessors

  private static let accessorWords: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  /// The braces of a property that hold what it does, and no closure.
  private func accessorBraces(_ declaration: Range<Int>, _ keyword: Int) -> Int? {
    guard let last = braces(in: declaration).last, last > keyword,
      source.partners[last] == declaration.upperBound - 1
    else { return nil }
    let hasValue = (keyword..<last).contains {
      source.tokens[$0].kind == .sign && source.text($0) == "="
    }
    guard hasValue else { return last }
    return last + 1 < declaration.upperBound && Self.accessorWords.contains(source.text(last + 1))
      ? last : nil
  }

  private mutating func addAccessors(inBraces open: Int, _ name: String, type: String) {
    let inner = reader.statements(in: open + 1..<source.partners[open])
    let accessors = inner.compactMap { accessor in
      accessor.prefix(3).first { Self.accessorWords.contains(source.text($0)) }.map { (accessor, $0) }
    }
    guard !accessors.isEmpty, accessors.count == inner.count else {
      if EmptyTypes.contain(type), !type.isEmpty { addBody(open, name, type) }
      return addStatements(inBraces: open, name, Context(isClosure: false, type: type))
    }
    for (accessor, word) in accessors {
      guard let body = braces(in: accessor).first else { continue }
      let gives = ["get", "_read"].contains(source.text(word))
      let told = name + "." + source.text(word)
      if !gives || EmptyTypes.contain(type) { addBody(body, told, gives ? type : "") }
      addStatements(inBraces: body, told, Context(isClosure: false, type: gives ? type : ""))
    }
  }
}
