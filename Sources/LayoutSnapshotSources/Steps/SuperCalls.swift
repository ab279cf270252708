/// `super.configure()` in a class that is the first to override what an extension gives a class of another module: there the
/// member has another name, and what is called by the old one would call the override again.
extension Preparation {
  mutating func writeSuperCalls(_ context: TargetContext, path: String) {
    guard !context.foreign.isEmpty else { return }
    for index in source.tokens.indices.dropLast(2)
    where source.isWord("super", at: index) && source.isLeftIn[index] {
      guard source.isMark(".", at: index + 1), source.tokens[index + 2].kind == .word else { continue }
      let name = source.text(index + 2).filter { $0 != "`" }
      guard let signatures = context.foreign.overriddenSignatures[name], let type = source.type(around: index)
      else { continue }
      let level = source.isInMemberOfClass(index, type) ? "class " : ""
      let found = signatures.filter { $0.hasPrefix("class ") == !level.isEmpty }.compactMap {
        context.foreign.member($0, above: type.simpleName, path: path, context)
      }
      let labels = source.labels(behind: index + 2)
      let exact = labels.map { "\(level)\(name)(" + $0.map { $0 + ":" }.joined() + ")" }
      let member = found.first { $0.signature == exact } ?? found.first { $0.takes(labels) }
      guard let member else { continue }
      edits.replace(source.tokens[index + 2].range, by: member.movedName)
    }
  }
}

extension ForeignMember {
  /// Whether a call may have these labels: what is left out has a default or is a closure behind the call.
  fileprivate func takes(_ labels: [String]?) -> Bool {
    guard let outline, let labels, !outline.isProperty else { return true }
    var rest = labels[...]
    for parameter in outline.parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.standard.isEmpty, !parameter.type.contains("->") {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SwiftSource {
  /// Whether a token lies in a member of the class itself, and not of its objects.
  fileprivate func isInMemberOfClass(_ index: Int, _ type: TypeBody) -> Bool {
    members(declaredIn: type).contains { member in
      member.body.contains(index)
        && (modifier("class", of: member) != nil || modifier("static", of: member) != nil)
    }
  }

  /// The labels of a call, or of a name with its labels: `configure(_:animated:)`; nil for a name alone.
  fileprivate func labels(behind name: Int) -> [String]? {
    guard isMark("(", at: name + 1), partners[name + 1] > name else { return nil }
    let brackets = name + 1...partners[name + 1]
    if isMark(":", at: brackets.upperBound - 1) {
      return (name + 2..<brackets.upperBound).filter { tokens[$0].kind == .word }.map { text($0) }
    }
    return parts(in: brackets).map { isMark(":", at: $0.lowerBound + 1) ? text($0.lowerBound) : "_" }
  }
}
