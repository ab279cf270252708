/// What the target's extensions give classes of other modules, and what of it the target's classes override.
package struct ForeignMembers: Equatable {
  /// By the class's name, then by the member's signature; under conditions there may be several.
  private var declared: [String: [String: [ForeignMember]]] = [:]
  private var signatures: Set<String> = []
  /// What the target's classes declare of these signatures, with and without `override`.
  private var overrides: [String: Set<String>] = [:]
  private var others: [String: Set<String>] = [:]
  /// Those that are overridden.
  private var overridden: Set<String> = []
  /// The signatures of these, by the member's name.
  private(set) var overriddenSignatures: [String: [String]] = [:]

  var isEmpty: Bool { overridden.isEmpty }

  init() {}

  init(of sources: [(path: String, source: SwiftSource)], _ context: TargetContext) {
    for (path, source) in sources {
      for type in source.foreignExtensions(context) {
        for member in source.dynamicMembers(of: type) {
          add(source.foreignMember(member, of: type, path: path))
        }
      }
    }
    guard !signatures.isEmpty else { return }
    for (_, source) in sources { addMembers(of: source) }
    for (path, source) in sources {
      for type in source.types where overrides[type.simpleName] != nil && source.isLeftIn[type.start] {
        for member in source.members(declaredIn: type) where source.modifier("override", of: member) != nil {
          addOverride(source.signature(of: member), of: type, path: path, context)
        }
      }
    }
  }

  private mutating func add(_ member: ForeignMember) {
    declared[member.simpleType, default: [:]][member.signature, default: []].append(member)
    signatures.insert(member.signature)
  }

  /// What is overridden is called otherwise, and so is what an extension of another module's class overrides it with.
  private mutating func addOverride(
    _ signature: String, of type: TypeBody, path: String, _ context: TargetContext
  ) {
    guard let found = find(signature, above: type.simpleName, path: path, context) else { return }
    overridden.insert(found.id)
    if context.classes[type.simpleName] == nil {
      for other in declared[type.simpleName]?[signature] ?? [] { overridden.insert(other.id) }
    }
    let name = SwiftSource.name(ofSignature: signature)
    if overriddenSignatures[name]?.contains(signature) != true {
      overriddenSignatures[name, default: []].append(signature)
    }
  }

  private mutating func addMembers(of source: SwiftSource) {
    for type in source.types
    where ["class", "extension"].contains(type.keyword) && source.isLeftIn[type.start] {
      for member in source.members(declaredIn: type) {
        let signature = source.signature(of: member)
        guard signatures.contains(signature) else { continue }
        if source.modifier("override", of: member) != nil {
          overrides[type.simpleName, default: []].insert(signature)
        } else {
          others[type.simpleName, default: []].insert(signature)
        }
      }
    }
  }

  // MARK: What is asked

  /// Whether a member is overridden or itself overrides another.
  func isOverridden(_ member: ForeignMember) -> Bool { overridden.contains(member.id) }

  /// The member that a class would override; nil if another class of the target declares one before.
  private func find(
    _ signature: String, above name: String, path: String, _ context: TargetContext
  ) -> ForeignMember? {
    let ancestors = context.ancestors(of: name)
    guard !ancestors.contains(where: { others[$0]?.contains(signature) == true }) else { return nil }
    var line = UIKitClasses.line(from: name)[...].dropFirst()
    if context.classes[name] != nil {
      let root = context.classes[ancestors.last ?? name]?.superclass?.split(separator: ".").last
      guard let root else { return nil }
      line = UIKitClasses.line(from: String(root))[...]
    }
    for type in line {
      let found = declared[type]?[signature]?.first { member in
        (member.outline?.isPrivate != true || member.path == path)
          // One that overrides UIKit's own is none of these.
          && (!member.isOverride || find(signature, above: type, path: path, context) != nil)
      }
      if let found { return found }
    }
    return nil
  }

  /// The overridden member that a class reaches by `super`; nil if a class of the target above it overrides it, too.
  func member(_ signature: String, above name: String, path: String, _ context: TargetContext)
    -> ForeignMember?
  {
    guard let found = find(signature, above: name, path: path, context), isOverridden(found),
      found.outline != nil,
      !context.ancestors(of: name).contains(where: { overrides[$0]?.contains(signature) == true })
    else { return nil }
    return found
  }
}

extension ForeignMember {
  fileprivate var simpleType: String { type.split(separator: ".").last.map(String.init) ?? type }
}

extension SwiftSource {
  /// `configure` of `class configure(_:)`.
  static func name(ofSignature signature: String) -> String {
    let name = signature.prefix { $0 != "(" }
    return String(name.hasPrefix("class ") ? name.dropFirst(6) : name)
  }

  /// The extensions of classes, or of other types, that the target does not declare.
  func foreignExtensions(_ context: TargetContext) -> [TypeBody] {
    types.filter { type in
      type.keyword == "extension" && isLeftIn[type.start] && context.classes[type.simpleName] == nil
        // What holds for some forms of a generic class only, nobody overrides.
        && !(type.start..<type.body.lowerBound).contains { isWord("where", at: $0) }
    }
  }

  /// The members of an extension that Objective-C knows, so that they can override and be overridden on a phone.
  func dynamicMembers(of type: TypeBody) -> [Member] {
    // What a protocol of Objective-C requires, it knows without being told.
    let isDynamic = hasDynamicAttribute(from: start(of: type), to: type.start) || type.firstInherited != nil
    let isAny = hasDynamicAttribute(from: type.body.lowerBound, to: type.body.upperBound)
    guard isDynamic || isAny || type.body.contains(where: { isWord("override", at: $0) }) else { return [] }
    return members(declaredIn: type).filter { member in
      let words = member.start..<member.keyword
      return
        (isDynamic || hasDynamicAttribute(from: member.start, to: member.keyword)
        || modifier("override", of: member) != nil)
        && !words.contains { isWord("nonobjc", at: $0) || isWord("static", at: $0) }
        && !isWord("init", at: member.keyword) && !isReplacement(member, of: type)
    }
  }

  private func hasDynamicAttribute(from start: Int, to end: Int) -> Bool {
    (start..<end).contains { index in
      isMark("@", at: index)
        && (isWord("objc", at: index + 1) || isWord("IBAction", at: index + 1)
          || isWord("IBInspectable", at: index + 1))
    }
  }
}
