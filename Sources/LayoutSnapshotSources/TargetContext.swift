/// What a file has to know of the others of its target.
package struct TargetContext: Equatable {
  /// The names of methods that protocols of Objective-C do not require.
  package var optionalRequirements: Set<String> = []

  /// Those of them that give a value.
  package var throwingRequirements: Set<String> = []
  /// The target's classes by name.
  package var classes: [String: ClassFacts] = [:]
  /// Overrides that stand in extensions of classes in other files, by the class's name.
  package var movedMembers: [String: [MovedMember]] = [:]

  /// The actions that stand in extensions of the target's classes, by the class's name.
  package var actions: [String: [DocumentAction]] = [:]
  /// The methods in extensions that make destinations of segues, by the class's name.
  package var segueActions: [String: [DocumentAction]] = [:]

  /// What is known of a class.
  package struct ClassFacts: Equatable {
    package var superclass: String?
    /// Whether it declares `init(coder:)` itself.
    package var declaresCoder: Bool
  }

  /// An override that has to move into the class: what is not Objective-C's cannot be overridden in an extension.
  package struct MovedMember: Equatable {
    package var path: String
    package var line: Int
    package var text: String
  }

  package init() {}

  /// What a target's sources say; those that cannot be read say nothing.
  package init(of sources: [(path: String, bytes: [UInt8])]) {
    var read: [(path: String, source: SwiftSource)] = []
    for (path, bytes) in sources {
      // Most files have nothing that others need.
      guard
        bytes.contains("class") || bytes.contains("optional") || bytes.contains("override")
          || bytes.contains("IBAction") || bytes.contains("IBSegueAction"),
        let source = try? SwiftSource(bytes)
      else { continue }
      read.append((path, source))
      addRequirements(of: source)
      addClasses(of: source)
    }
    for (_, source) in read {
      for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
        let found = source.documentMembers(of: type)
        if !found.actions.isEmpty { actions[type.name, default: []] += found.actions }
        if !found.segueActions.isEmpty { segueActions[type.name, default: []] += found.segueActions }
      }
    }
    for (path, source) in read {
      for (type, moved) in source.movedOverrides where classes[type] != nil {
        movedMembers[type, default: []] += moved.map {
          MovedMember(
            path: path, line: source.line(of: $0.lowerBound),
            text: String(decoding: source.bytes[$0], as: UTF8.self))
        }
      }
    }
  }

  private mutating func addRequirements(of source: SwiftSource) {
    for index in source.tokens.indices where source.isWord("optional", at: index) {
      guard source.isWord("func", at: index + 1), index + 2 < source.tokens.count else { continue }
      optionalRequirements.insert(source.text(index + 2))
      // The arrow stands behind the arguments, perhaps behind `async`.
      var end = index + 3
      while end < source.tokens.count, !source.isMark("(", at: end) { end += 1 }
      guard end < source.tokens.count else { continue }
      end = source.after(end)
      let arrow = (end..<min(end + 2, source.tokens.count)).first {
        !source.tokens[$0].beginsLine && source.tokens[$0].kind == .sign && source.text($0) == "->"
      }
      if let arrow, arrow + 1 < source.tokens.count, !source.isWord("Void", at: arrow + 1) {
        throwingRequirements.insert(source.text(index + 2))
      }
    }
  }

  private mutating func addClasses(of source: SwiftSource) {
    for type in source.types where type.keyword == "class" {
      // An extension may say that a class has more, but not what it inherits from.
      let declaresCoder = type.body.contains { index in
        source.isWord("init", at: index) && source.type(around: index) == type
          && (index + 1...index + 3).contains { source.isWord("coder", at: $0) }
      }
      classes[type.name] = ClassFacts(superclass: type.firstInherited, declaresCoder: declaresCoder)
    }
  }

  /// The first class above one that the target does not declare.
  func outermostSuperclass(of name: String?) -> String? {
    var name = name
    for _ in 0..<100 {
      guard let current = name, let facts = classes[current] else { return name }
      name = facts.superclass
    }
    return nil
  }

  /// The first class above one that the target does not declare, if no class before it declares `init(coder:)`.
  func foreignSuperclass(of name: String?) -> String? {
    var name = name
    // A circle is an error that the compiler tells.
    for _ in 0..<100 {
      guard let current = name else { return nil }
      guard let facts = classes[current] else { return current }
      if facts.declaresCoder { return nil }
      name = facts.superclass
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      unsafe withUnsafeBufferPointer { bytes in
        guard bytes.count >= word.count else { return false }
        return (0...bytes.count - word.count).contains { place in
          unsafe bytes[place] == word[0] && bytes[place..<place + word.count].elementsEqual(word)
        }
      }
    }
  }
}
