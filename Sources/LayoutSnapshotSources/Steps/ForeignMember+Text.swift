/// What is written for a member of another module's class.
extension ForeignMember {
  /// What stands behind the source of the extension. Protocols for subclasses of a class alone belong to its actor.
  ///
  /// - Parameter base: What the extension overrides.
  func declarations(line: Int, base: ForeignMember?) -> String {
    guard let outline else { return "" }
    let visible = outline.isPrivate ? "fileprivate " : ""
    let place = "#sourceLocation(file: \(SwiftText.literal(path)), line: \(line))"
    let requirement = requirement(outline)
    let question = """
      \(visible)protocol \(overriding): \(type) {
        \(requirement)
      }

      """
    if let base, let above = base.outline {
      let member = Self.member(
        above.isolation + level(above), base.overriddenName, like: above, asked(outline, as: above.type), set)
      return question + """
        extension \(type): \(base.overriding) {
        \(place)
        \(member)
        #sourceLocation()
        }
        """
    }
    let member = Self.member(
      outline.attributes + outline.access + level(outline), outline.name, like: outline, hasDefaults: true,
      asked(outline, as: outline.type), set)
    return question + """
      \(outline.access)protocol \(overridable): \(type) {}
      extension \(type): \(overridable) {}
      extension \(overridable) {
      \(place)
      \(member)
      #sourceLocation()
      }
      """
  }

  /// The member of the first class that overrides it, by which the other one is found.
  func witness(by override: MemberOutline) -> String {
    guard let outline else { return "" }
    var arguments = ""
    if !outline.isProperty {
      // An override may take more and give less. Where that is said, too, nothing but the override fits.
      let passed = zip(outline.parameters, override.parameters).map { parameter, other in
        let isSame = parameter.type == other.type || other.type.contains("@") || other.isChanged
        return parameter.passed(as: isSame ? nil : Self.asOptional(other.type))
      }
      arguments = "(\(passed.joined(separator: ", ")))"
    }
    let isSame = override.type == outline.type || override.type.isEmpty
    return Self.member(
      outline.isolation + (outline.isOfClass ? "static " : "final "), overriddenName, like: outline,
      "\(override.call)\(override.name)\(arguments)\(isSame ? "" : " as " + Self.asOptional(override.type))",
      "\(override.name) = newValue")
  }

  private static func asOptional(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  // MARK: Parts

  private func level(_ outline: MemberOutline) -> String { outline.isOfClass ? "static " : "" }

  private func requirement(_ outline: MemberOutline) -> String {
    let start = outline.isolation + level(outline)
    guard outline.isProperty else { return "\(start)func \(Self.head(overriddenName, outline))" }
    let accessors = "get\(Self.spaced(outline.effects))\(outline.isSet ? " set" : "")"
    return "\(start)var \(overriddenName): \(outline.type) { \(accessors) }"
  }

  private func question(_ outline: MemberOutline) -> String {
    "if let other = self as? any \(overriding)\(outline.isOfClass ? ".Type" : "")"
  }

  /// Calls the override of the object's class if there is one.
  private func asked(_ outline: MemberOutline, as type: String) -> String {
    let passed = outline.parameters.map { $0.passed() }.joined(separator: ", ")
    let arguments = outline.isProperty ? "" : "(\(passed))"
    let cast = type == "Self" ? " as! Self" : ""
    return "\(question(outline)) { return \(outline.call)other.\(overriddenName)\(arguments)\(cast) }; "
      + "return \(outline.call)\(movedName)\(arguments)"
  }

  private var set: String {
    guard let outline else { return "" }
    return "\(question(outline)) { other.\(overriddenName) = newValue } else { \(movedName) = newValue }"
  }

  private static func member(
    _ start: String, _ name: String, like outline: MemberOutline, hasDefaults: Bool = false, _ body: String,
    _ set: String
  ) -> String {
    guard outline.isProperty else {
      return "\(start)func \(head(name, outline, hasDefaults: hasDefaults)) { \(body) }"
    }
    let property = "\(start)var \(name): \(outline.type)"
    guard outline.isSet || !outline.effects.isEmpty else { return "\(property) { \(body) }" }
    let getter = "get\(spaced(outline.effects)) { \(body) }"
    return "\(property) { \(getter)\(outline.isSet ? " set { \(set) }" : "") }"
  }

  private static func head(_ name: String, _ outline: MemberOutline, hasDefaults: Bool = false) -> String {
    let parameters = outline.parameters.map { $0.text + (hasDefaults ? $0.standard : "") }
    return "\(name)(\(parameters.joined(separator: ", ")))\(spaced(outline.effects))"
      + (outline.type.isEmpty ? "" : " -> " + outline.type)
  }

  private static func spaced(_ text: String) -> String { text.isEmpty ? "" : " " + text }
}
