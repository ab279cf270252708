/// Overrides in extensions move into their class.
extension SwiftSource {
  /// The overrides that stand in extensions, by the class's name: attributes and modifiers, through the closing brace.
  var movedOverrides: [(type: String, members: [Range<Int>])] {
    types.filter { $0.keyword == "extension" && isLeftIn[$0.start] }.compactMap { type in
      let members = overrides(in: type)
      return members.isEmpty ? nil : (type.name, members)
    }
  }

  private func overrides(in type: TypeBody) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      // Members of types within, and bodies, are no members of this one.
      if partners[index] > index, isMark("{", at: index) {
        index = partners[index] + 1
        continue
      }
      if isWord("override", at: index), isLeftIn[index], let end = endOfMember(from: index, in: type) {
        let start = startOfMember(at: index, in: type)
        result.append(tokens[start].range.lowerBound..<tokens[end].range.upperBound)
        index = end
      }
      index += 1
    }
    return result
  }

  /// Back over what stands before `override`.
  private func startOfMember(at index: Int, in type: TypeBody) -> Int {
    var start = index
    while start - 1 > type.body.lowerBound {
      let before = start - 1
      if isMark(")", at: before), partners[before] > 0 {
        let word = partners[before] - 1
        guard word > 0, isMark("@", at: word - 1) else { break }
        start = word - 1
      } else if tokens[before].kind == .word, isMark("@", at: before - 1) {
        start = before - 1
      } else if tokens[before].kind == .word, Self.modifiers.contains(text(before)) {
        start = before
      } else {
        break
      }
    }
    return start
  }

  private static let modifiers: Set = [
    "public", "internal", "open", "private", "fileprivate", "package", "final", "class", "static", "dynamic",
    "nonisolated", "required", "convenience", "lazy", "weak",
  ]

  /// The brace that ends a function or property.
  private func endOfMember(from index: Int, in type: TypeBody) -> Int? {
    var index = index
    while index < type.body.upperBound {
      if isMark("{", at: index) { return partners[index] > index ? partners[index] : nil }
      index = after(index)
    }
    return nil
  }

  func line(of place: Int) -> Int { bytes[..<place].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
}

extension Preparation {
  /// Takes overrides out of extensions of the target's classes, and puts into classes what others had of them.
  mutating func moveOverrides(_ context: TargetContext, path: String) {
    for (type, members) in source.movedOverrides where context.classes[type] != nil {
      for member in members { edits.blank(member, in: source.bytes) }
    }
    for type in source.types where type.keyword == "class" && source.isLeftIn[type.start] {
      guard let moved = context.movedMembers[type.name] else { continue }
      let brace = source.tokens[type.body.upperBound].range.lowerBound
      var text = ""
      for member in moved {
        text += "\n#sourceLocation(file: \(Self.literal(member.path)), line: \(member.line))\n"
        text += prepareMember(member.text, of: type.name, context) + "\n"
      }
      text += "#sourceLocation(file: \(Self.literal(path)), line: \(source.line(of: brace)))\n"
      edits.insert(text, at: brace)
    }
  }

  /// A member by itself, prepared as it would have been where it stood.
  private func prepareMember(_ text: String, of type: String, _ context: TargetContext) -> String {
    let head = "extension \(type) { "
    guard let source = try? SwiftSource(Array((head + text + " }").utf8)) else { return text }
    var preparation = Preparation(source, areViewsIsolated: areViewsIsolated)
    preparation.takeOutAttributes()
    preparation.writeSelectors()
    preparation.writeBridges()
    preparation.writeOptionalCalls(context)
    let result = String(decoding: preparation.edits.applied(to: source.bytes), as: UTF8.self)
    return String(result.dropFirst(head.count).dropLast(2))
  }
}
