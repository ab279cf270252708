/// Without Objective-C an extension can neither override what a class inherits nor declare what a subclass overrides. So such a
/// member gets another name, and the class a member of the old name that calls it. Its body stays where it is.
extension Preparation {
  /// Renames those members in this source, and gives its classes what calls them.
  mutating func writeForwarders(_ context: TargetContext, path: String) throws(SourceProblem) {
    let overridden = context.overridden.merging(source.overridden(in: context)) { $0.union($1) }
    var forwarders: [String: [Forwarder]] = [:]
    for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
      let isOwn = source.declaresClass(type.qualifiedName)
      guard isOwn || context.qualifiedClasses.contains(type.qualifiedName) else { continue }
      for member in source.forwardedMembers(of: type, overridden) {
        let reader = source.reader(of: member, in: type, path: path, context)
        if isOwn { forwarders[type.qualifiedName, default: []] += try reader.forwarders() }
        try rename(member, by: reader)
      }
    }
    for type in source.types where type.keyword == "class" && source.isLeftIn[type.start] {
      let foreign = context.forwarders[type.qualifiedName]?.filter { $0.path != path } ?? []
      let first = try takeOutFirstOverrides(in: type, context, path: path)
      var all = (forwarders[type.qualifiedName] ?? []) + foreign + first
      writeConformances(of: type, &all)
      guard !all.isEmpty else { continue }
      let brace = source.tokens[type.body.upperBound].range.lowerBound
      let members = all.map { "\n" + within($0.conditions, located($0)) }
      let place = "\n#sourceLocation(file: \(SwiftText.literal(path)), line: \(source.line(of: brace)))\n"
      edits.insert(members.joined() + place, at: brace)
    }
  }

  /// The text of a forwarder as it would have been prepared where it stood.
  func located(_ forwarder: Forwarder) -> String {
    "#sourceLocation(file: \(SwiftText.literal(forwarder.path)), line: \(forwarder.line))\n"
      + prepareHead(forwarder.text)
  }

  private mutating func rename(_ member: Member, by reader: ForwarderReader) throws(SourceProblem) {
    _ = try reader.forwarder()
    let observers = source.isWord("var", at: member.keyword) ? reader.accessors.filter(\.isObserver) : []
    if !observers.isEmpty { return renameObservers(observers, of: member, by: reader) }
    for index in member.start..<member.keyword where reader.staysInClass(index) {
      var last = index
      // `private(set)`
      if source.isMark("(", at: index + 1) { last = max(index, source.partners[index + 1]) }
      edits.blank(
        source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound, in: source.bytes)
    }
    if source.isWord("init", at: member.keyword), let list = source.parameters(of: member) {
      edits.insert(
        "\(reader.newName): Void" + (list.parameters.isEmpty ? "" : ", "),
        at: source.tokens[list.brackets.lowerBound].range.upperBound)
    } else {
      edits.replace(source.tokens[member.name].range, by: reader.newName)
    }
  }

  /// What observes a property becomes a method for each observer.
  private mutating func renameObservers(
    _ observers: [ForwarderReader.Accessor], of member: Member, by reader: ForwarderReader
  ) {
    edits.blank(
      source.tokens[member.start].range.lowerBound..<source.tokens[member.body.lowerBound].range.upperBound,
      in: source.bytes)
    for observer in observers {
      edits.replace(
        source.tokens[observer.word].range
          .lowerBound..<source.tokens[observer.body.lowerBound].range
          .lowerBound,
        by: "\(reader.levelWords)func \(reader.newName)(\(source.text(observer.word)) "
          + "\(reader.name(of: observer)): \(reader.valueType)) ")
    }
    edits.blank(source.tokens[member.body.upperBound].range, in: source.bytes)
  }

  /// The head of a member by itself, prepared as it would have been where it stood.
  func prepareHead(_ text: String) -> String {
    let opening = "extension A { "
    guard let source = try? SwiftSource(Array((opening + text + " }").utf8)) else { return text }
    var preparation = Preparation(source, areViewsIsolated: areViewsIsolated)
    preparation.takeOutAttributes()
    preparation.writeBridges()
    preparation.writeStrings()
    let result = String(decoding: preparation.edits.applied(to: source.bytes), as: UTF8.self)
    return String(result.dropFirst(opening.count).dropLast(2))
  }
}

/// A member of a class that calls what an extension of it declares.
package struct Forwarder: Equatable {
  /// Where the extension is.
  package var path: String
  package var line: Int
  package var text: String
  /// The directives around it there.
  var conditions: [[String]]
  /// What the class has to conform to for it.
  var conformance: String?
}

extension SwiftSource {
  func declaresClass(_ name: String) -> Bool {
    types.contains { $0.keyword == "class" && $0.qualifiedName == name && isLeftIn[$0.start] }
  }

  /// What the classes of this source override, by the names of the target's classes above them.
  func overridden(in context: TargetContext) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for type in types where ["class", "extension"].contains(type.keyword) && isLeftIn[type.start] {
      let ancestors = context.ancestors(of: type.simpleName)
      guard !ancestors.isEmpty else { continue }
      for member in members(declaredIn: type) where modifier("override", of: member) != nil {
        for ancestor in ancestors { result[ancestor, default: []].insert(signature(of: member)) }
      }
    }
    return result
  }

  /// The members of an extension that need another name.
  func forwardedMembers(of type: TypeBody, _ overridden: [String: Set<String>]) -> [Member] {
    let names = overridden[type.simpleName] ?? []
    // What holds for some forms of a generic class only, nobody overrides.
    guard !(type.start..<type.body.lowerBound).contains(where: { isWord("where", at: $0) }) else { return [] }
    return members(declaredIn: type).filter { member in
      modifier("override", of: member) != nil
        || !names.isEmpty && !isWord("init", at: member.keyword) && names.contains(signature(of: member))
    }
  }
}
