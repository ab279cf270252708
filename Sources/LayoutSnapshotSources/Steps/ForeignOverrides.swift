/// What the target's extensions give classes of other modules, and its classes override. `ForeignMember` says how that works.
extension Preparation {
  /// Renames the overridden members in the extensions of this source, and writes what is called by their names.
  mutating func moveForeignMembers(_ context: TargetContext, path: String) throws(SourceProblem) {
    guard !context.foreign.isEmpty else { return }
    for type in source.foreignExtensions(context) {
      for member in source.dynamicMembers(of: type) {
        let found = source.foreignMember(member, of: type, path: path)
        guard context.foreign.isOverridden(found) else { continue }
        if found.outline == nil { _ = try source.foreignReader(member, of: type, path: path).outline() }
        for index in member.start..<member.keyword { writeAccess(at: index) }
        edits.replace(source.tokens[member.name].range, by: found.movedName)
        let base = context.foreign.member(found.signature, above: type.simpleName, path: path, context)
        let line = source.line(of: source.tokens[member.start].range.lowerBound)
        endings.append(
          within(
            source.conditions(around: member.keyword),
            prepareHead(found.declarations(line: line, base: found.isOverride ? base : nil))))
      }
    }
  }

  /// What is called by the name is in the same file, but not in the same extension.
  private mutating func writeAccess(at index: Int) {
    guard !source.isMark("@", at: index - 1) else { return }
    let range = source.tokens[index].range
    if source.isMark("(", at: index + 1), source.isWord("set", at: index + 2), source.partners[index + 1] > 0
    {
      let end = source.tokens[source.partners[index + 1]].range.upperBound
      edits.blank(range.lowerBound..<end, in: source.bytes)
    } else if source.isWord("private", at: index) {
      edits.replace(range, by: "fileprivate")
    } else if source.isWord("open", at: index) || source.isWord("override", at: index) {
      edits.blank(range, in: source.bytes)
    }
  }

  /// The members of a class that override something of another module's, where no class above does: there is nothing to
  /// override, so that word is taken out.
  mutating func takeOutFirstOverrides(
    in type: TypeBody, _ context: TargetContext, path: String
  ) throws(SourceProblem) -> [Forwarder] {
    guard !context.foreign.isEmpty else { return [] }
    var witnesses: [Forwarder] = []
    for member in source.members(declaredIn: type) {
      guard let word = source.modifier("override", of: member),
        let witness = try source.reader(of: member, in: type, path: path, context).witness()
      else { continue }
      witnesses.append(witness)
      edits.blank(source.tokens[word].range, in: source.bytes)
    }
    return witnesses
  }

  /// Says of a class what it overrides. What it overrides under conditions is said behind the source, and not among the
  /// members.
  mutating func writeConformances(of type: TypeBody, _ members: inout [Forwarder]) {
    for member in members where !member.conditions.isEmpty {
      guard let conformance = member.conformance else { continue }
      let text = "extension \(type.qualifiedName): \(conformance) {\n\(located(member))\n#sourceLocation()\n}"
      endings.append(within(member.conditions, text))
    }
    members.removeAll { $0.conformance != nil && !$0.conditions.isEmpty }
    var protocols: [String] = []
    for name in members.compactMap(\.conformance) where !protocols.contains(name) { protocols.append(name) }
    guard !protocols.isEmpty else { return }
    let header = type.start..<type.body.lowerBound
    let end = header.first { source.isWord("where", at: $0) } ?? type.body.lowerBound
    edits.insert(
      protocols.map { ", " + $0 }.joined(), at: source.tokens[end - 1].range.upperBound)
  }
}

extension SwiftSource {
  func foreignReader(_ member: Member, of type: TypeBody, path: String) -> ForwarderReader {
    ForwarderReader(
      source: self, type: type, member: member, path: path, advice: "declare it in a class of your own")
  }

  func foreignMember(_ member: Member, of type: TypeBody, path: String) -> ForeignMember {
    let reader = foreignReader(member, of: type, path: path)
    return ForeignMember(
      type: type.qualifiedName, signature: signature(of: member),
      isOverride: modifier("override", of: member) != nil, path: path, outline: try? reader.outline())
  }

  /// Reads a member of a target's class, and what it is the first to override of a class of another module.
  func reader(
    of member: Member, in type: TypeBody, path: String, _ context: TargetContext
  ) -> ForwarderReader {
    var reader = ForwarderReader(source: self, type: type, member: member, path: path)
    if !context.foreign.isEmpty, modifier("override", of: member) != nil {
      reader.foreign = context.foreign.member(
        signature(of: member), above: type.simpleName, path: path, context)
    }
    return reader
  }
}
