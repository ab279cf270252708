/// What a file has to know of the others of its target.
package struct TargetContext: Equatable {
  /// The names of methods that protocols of Objective-C do not require.
  package var optionalRequirements: Set<String> = []

  /// Those of them that give a value.
  package var throwingRequirements: Set<String> = []
  /// The target's classes by name.
  package var classes: [String: ClassFacts] = [:]
  /// Their names with those of the types around them.
  package var qualifiedClasses: Set<String> = []
  /// The names of the target's protocols.
  package var protocols: Set<String> = []
  /// What the target's classes override, by the names of the target's classes above them.
  package var overridden: [String: Set<String>] = [:]
  /// What classes call that extensions of them in other files declare, by the class's name.
  package var forwarders: [String: [Forwarder]] = [:]

  /// What the target's classes override of what its extensions give classes of other modules.
  package var foreign = ForeignMembers()

  /// What documents and strings can name of the extensions of the target's classes, by the class's name.
  package var extensionMembers: [String: DocumentMembers] = [:]
  /// The selectors that the target names by strings.
  package var namedSelectors: Set<String> = []

  /// How the target calls the functions of sources of older spelling, without and with a first label: `show(_:in:)`.
  package var bareCalls: Set<String> = []
  package var labelledCalls: Set<String> = []

  /// The target's properties that are called like a requirement of UIKit with one argument without a label.
  package var propertiesLikeRequirements: Set<String> = []

  /// The names that the target declares although UIKit has them, too.
  package var namesLikeUIKit: Set<String> = []
  /// The types that the target declares although modules have their names that stand in for others here.
  package var typesLikeStandIns: Set<String> = []

  package var ownModules = OwnModules()
  /// The modules of this package that the target does not depend on, and those of Apple's names that it does, as far as that is known.
  private(set) var lacking: Set<String> = []
  /// Whether sources may use what they do not import, because a bridging header imports it for all.
  package var isPerhapsBridged = false

  /// What is known of a class.
  package struct ClassFacts: Equatable {
    package var superclass: String?
    /// Whether it declares `init(coder:)` itself.
    package var declaresCoder: Bool
  }

  package init() {}

  /// What a target's sources say; those that cannot be read say nothing.
  ///
  /// - Parameter modules: the modules that the target depends on; nil where nobody knows them.
  package init(of sources: [(path: String, bytes: [UInt8])], modules: Set<String>? = nil) {
    let lacking = modules.map { AppModule.standIns(besides: $0) } ?? []
    self.lacking = lacking
    var read: [(path: String, source: SwiftSource)] = []
    var others: [[UInt8]] = []
    for (path, bytes) in sources {
      // Most files have nothing that others need.
      guard
        bytes.contains("class") || bytes.contains("extension") || bytes.contains("optional")
          || bytes.contains("elector") || bytes.contains("protocol"),
        let source = try? SwiftSource(bytes, lacking: lacking)
      else {
        others.append(bytes)
        continue
      }
      read.append((path, source))
      addRequirements(of: source)
      addClasses(of: source)
      namedSelectors.formUnion(source.namedSelectors)
    }
    let callers =
      read.map(\.source)
      + others.filter { $0.contains("?(") }.compactMap { try? SwiftSource($0, lacking: lacking) }
    if callers.contains(where: \.callsLikeAProperty) {
      for source in read.map(\.source) + others.compactMap({ try? SwiftSource($0, lacking: lacking) }) {
        propertiesLikeRequirements.formUnion(source.propertiesLikeRequirements)
      }
    }
    for (_, source) in read { addNames(of: source) }
    for bytes in others where bytes.mayDeclareOthersNames {
      if let source = try? SwiftSource(bytes, lacking: lacking) { addNames(of: source) }
    }
    for (_, source) in read { addExtensionMembers(of: source) }
    for (_, source) in read { overridden.merge(source.overridden(in: self)) { $0.union($1) } }
    foreign = ForeignMembers(of: read, self)
    for (path, source) in read { addForwarders(of: source, path: path) }
    // Few targets have a source for which it matters how functions are called.
    guard read.contains(where: { $0.source.isOfOlderSpelling }) else { return }
    addCalls(of: read.map(\.source) + others.compactMap { try? SwiftSource($0, lacking: lacking) })
  }

  /// Notes what the target calls as others call theirs.
  private mutating func addNames(of source: SwiftSource) {
    namesLikeUIKit.formUnion(source.namesLikeUIKit)
    typesLikeStandIns.formUnion(source.typesLikeStandIns)
  }

  private mutating func addExtensionMembers(of source: SwiftSource) {
    for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
      let found = source.documentMembers(of: type, named: namedSelectors)
      guard found != DocumentMembers() else { continue }
      extensionMembers[type.qualifiedName, default: DocumentMembers()].actions += found.actions
      extensionMembers[type.qualifiedName]?.segueActions += found.segueActions
    }
  }

  /// A member that cannot be called by another is an error of its own file.
  private mutating func addForwarders(of source: SwiftSource, path: String) {
    for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
      guard qualifiedClasses.contains(type.qualifiedName), !source.declaresClass(type.qualifiedName) else {
        continue
      }
      for member in source.forwardedMembers(of: type, overridden) {
        let reader = source.reader(of: member, in: type, path: path, self)
        guard let found = try? reader.forwarders() else { continue }
        forwarders[type.qualifiedName, default: []] += found
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
    protocols.formUnion(source.types.filter { $0.keyword == "protocol" }.map(\.name))
    for type in source.types where type.keyword == "class" {
      // An extension may say that a class has more, but not what it inherits from.
      let declaresCoder = type.body.contains { index in
        source.isWord("init", at: index) && source.type(around: index) == type
          && (index + 1...index + 3).contains { source.isWord("coder", at: $0) }
      }
      qualifiedClasses.insert(type.qualifiedName)
      classes[type.name] = ClassFacts(superclass: type.firstInherited, declaresCoder: declaresCoder)
    }
  }

  /// The classes of the target above one of them.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var name = classes[name]?.superclass
    while let current = name?.split(separator: ".").last.map(String.init), let facts = classes[current],
      !result.contains(current)
    {
      result.append(current)
      name = facts.superclass
    }
    return result
  }

  /// Whether a name is that of a protocol of the target, or of one of UIKit that its name tells.
  func isProtocol(_ name: String) -> Bool {
    protocols.contains(name)
      || classes[name] == nil && name.hasPrefix("UI")
        && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
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
  /// Whether something is declared in the bytes of a source, and something is called as UIKit or a module that others stand in for
  /// calls its own.
  fileprivate var mayDeclareOthersNames: Bool {
    (contains("struct") || contains("enum") || contains("typealias") || contains("actor"))
      && (contains("UI") || contains("CA") || contains("CG") || contains("NS")
        || AppModule.namesOfStandIns.contains(where: contains))
  }

  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return unsafe withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { place in
        unsafe bytes[place] == word[0] && bytes[place..<place + word.count].elementsEqual(word)
      }
    }
  }
}
