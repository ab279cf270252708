/// Reads a member of an extension, and writes the member of the class that calls it.
struct ForwarderReader {
  let source: SwiftSource
  let type: TypeBody
  let member: Member
  let path: String
  /// What the member is the first to override of a class of another module.
  var foreign: ForeignMember?
  /// What to do about a member that nobody can call.
  var advice = "move it into the class"

  /// What reads, writes or observes a property.
  struct Accessor {
    var word: Int
    var body: ClosedRange<Int>
    var isObserver: Bool
  }

  /// What the member is called where it stands: the type is part of it, so that subclasses have names of their own.
  var newName: String {
    let name = source.text(member.name).filter { $0 != "`" }
    return "_moved_\(type.qualifiedName.replacing(".", with: "_"))_\(name)"
  }

  func forwarder() throws(SourceProblem) -> Forwarder {
    Forwarder(
      path: path, line: source.line(of: source.tokens[member.start].range.lowerBound), text: try text(),
      conditions: source.conditions(around: member.keyword))
  }

  /// What the class needs of a member that stands in an extension of it.
  func forwarders() throws(SourceProblem) -> [Forwarder] {
    let forwarder = try forwarder()
    return try [forwarder] + [witness()].compactMap { $0 }
  }

  /// By which the member is found that another module's class calls.
  func witness() throws(SourceProblem) -> Forwarder? {
    guard let foreign else { return nil }
    var observed = self
    observed.advice = "override it with get and set"
    return Forwarder(
      path: path, line: source.line(of: source.tokens[member.start].range.lowerBound),
      text: foreign.witness(by: try observed.outline()),
      conditions: source.conditions(around: member.keyword),
      conformance: foreign.overriding)
  }

  private func text() throws(SourceProblem) -> String {
    switch source.text(member.keyword) {
    case "var": try property()
    case "subscript": throw problem(member.keyword, "a subscript")
    default: try function()
    }
  }

  func problem(_ index: Int, _ what: String) -> SourceProblem {
    SourceProblem(
      at: source.tokens[index].range.lowerBound, in: source.bytes,
      "\(what) of an extension needs Objective-C to be overridden: \(advice)")
  }

  // MARK: Modifiers

  static let access: Set = ["public", "internal", "open", "private", "fileprivate", "package"]

  /// Whether a modifier is the class's alone: who overrides, and who may.
  func staysInClass(_ index: Int) -> Bool {
    guard source.tokens[index].kind == .word, !source.isMark("@", at: index - 1) else { return false }
    return source.isWord("override", at: index) || Self.access.contains(source.text(index))
  }

  /// `class`, if that is what it belongs to.
  var levelWords: String {
    let isOfClass =
      source.modifier("class", of: member) != nil || source.modifier("static", of: member) != nil
    return isOfClass ? "class " : ""
  }

  /// The attributes and modifiers, with the access that the extension gives.
  private var head: String {
    var words = [source.text(from: member.start, through: member.keyword - 1)]
    if foreign != nil, let override = source.modifier("override", of: member) {
      words = [
        source.text(from: member.start, through: override - 1),
        source.text(from: override + 1, through: member.keyword - 1),
      ]
    }
    let head = words.filter { !$0.isEmpty }.map { $0 + " " }.joined()
    guard !(member.start..<member.keyword).contains(where: { Self.access.contains(source.text($0)) }) else {
      return head
    }
    var index = type.start - 1
    while index >= 0, source.tokens[index].kind == .word, !source.isMark("@", at: index - 1) {
      let word = source.text(index)
      if word == "private" { return "fileprivate " + head }
      if Self.access.contains(word) { return word + " " + head }
      index -= 1
    }
    return head
  }

  // MARK: Functions

  private func function() throws(SourceProblem) -> String {
    guard let list = source.parameters(of: member) else { throw problem(member.keyword, "a declaration") }
    let parameters = try parameters(list.parameters)
    var arguments = parameters.map { $0.passed() }
    let isInitializer = source.isWord("init", at: member.keyword)
    if isInitializer { arguments.insert("\(newName): ()", at: 0) }
    let name = source.text(from: member.keyword, through: list.brackets.lowerBound)
    let result = source.text(from: list.brackets.upperBound, through: member.body.lowerBound - 1)
    let call = effects(from: list.brackets.upperBound) + (isInitializer ? "self.init" : newName)
    return head + name + parameters.map { $0.text + $0.standard }.joined(separator: ", ") + result
      + " { \(call)(\(arguments.joined(separator: ", "))) }"
  }

  /// What a call of something has to say that is declared to throw or to wait.
  func effects(from index: Int) -> String {
    var result = ""
    var index = index + 1
    while index < member.body.upperBound, source.tokens[index].kind == .word {
      if source.isWord("throws", at: index) || source.isWord("rethrows", at: index) {
        result = "try " + result
      }
      if source.isWord("async", at: index) { result += "await " }
      index += 1
      // `throws(Problem)`
      if source.isMark("(", at: index) { index = source.after(index) }
    }
    return result
  }

  // MARK: Properties

  /// The type of a property, in one line.
  var valueType: String { source.line(from: member.name + 2, through: member.body.lowerBound - 1) }

  private func property() throws(SourceProblem) -> String {
    let isTyped = source.isMark(":", at: member.name + 1)
    guard isTyped,
      !(member.name..<member.body.lowerBound).contains(where: { source.tokens[$0].kind == .hash })
    else {
      throw problem(member.name, "a property without its type")
    }
    let start = head + source.text(from: member.keyword, through: member.body.lowerBound - 1)
    let accessors = accessors
    let observers = accessors.filter(\.isObserver).map { observer in
      let word = source.text(observer.word)
      return "\(word) { \(newName)(\(word): \(word == "willSet" ? "newValue" : "oldValue")) }"
    }
    if !observers.isEmpty { return start + " { " + observers.joined(separator: " ") + " }" }
    let getter = accessors.first { source.isWord("get", at: $0.word) }
    let isSet = accessors.contains { ["set", "_modify"].contains(source.text($0.word)) }
    guard let getter else {
      return start + (isSet ? " { get { \(newName) } set { \(newName) = newValue } }" : " { \(newName) }")
    }
    let words = source.text(from: getter.word, through: getter.body.lowerBound - 1)
    let get = "\(words) { \(effects(from: getter.word))\(newName) }"
    return start + " { \(get)\(isSet ? " set { \(newName) = newValue }" : "") }"
  }

  /// The accessors in a property's braces; none where these hold the getter's code.
  var accessors: [Accessor] {
    var result: [Accessor] = []
    var index = member.body.lowerBound + 1
    while index < member.body.upperBound {
      let word = source.text(index)
      let isObserver = word == "willSet" || word == "didSet"
      if isObserver || ["get", "set", "_read", "_modify"].contains(word), source.tokens[index].kind == .word {
        var open = index + 1
        while open < member.body.upperBound, !source.isMark("{", at: open),
          source.tokens[open].kind == .word || source.isMark("(", at: open)
        {
          open = source.after(open)
        }
        guard source.isMark("{", at: open), source.partners[open] > open else { return result }
        result.append(Accessor(word: index, body: open...source.partners[open], isObserver: isObserver))
        index = source.partners[open] + 1
      } else if source.tokens[index].kind == .hash || source.isMark("@", at: index)
        || ["nonmutating", "mutating", "nonisolated"].contains(word)
      {
        // A directive or an attribute, with what follows in its line.
        index = source.after(index)
        while source.tokens[index].kind == .word, !source.tokens[index].beginsLine,
          source.tokens[index - 1].kind == .hash || source.isMark("@", at: index - 1)
        {
          index += 1
        }
      } else {
        return result
      }
    }
    return result
  }

  /// What an observer calls the other value.
  func name(of observer: Accessor) -> String {
    if source.isMark("(", at: observer.word + 1) { return source.text(observer.word + 2) }
    return source.isWord("willSet", at: observer.word) ? "newValue" : "oldValue"
  }
}

extension TypeBody {
  /// The last part of its name.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
