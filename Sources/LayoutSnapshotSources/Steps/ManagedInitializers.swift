/// Core Data makes an object of whatever class its model names, so that the initializer by which it does so
/// is required of all of them here. On a phone the runtime of Objective-C finds it.
extension Preparation {
  mutating func writeManagedInitializers(of type: TypeBody, _ context: TargetContext) {
    let own = type.body.filter { source.isManagedInitializer($0) && source.type(around: $0) == type }
    for index in own where source.isLeftIn[index] { require(index, of: type) }
    guard own.isEmpty, context.outermostSuperclass(of: type.name) == "NSManagedObject" else { return }
    // A class with another initializer of this kind inherits none.
    let isLost = source.members(declaredIn: type).contains { member in
      source.isWord("init", at: member.keyword) && source.modifier("convenience", of: member) == nil
    }
    guard isLost else { return }
    let access = access(of: type).map { $0 + " " } ?? ""
    let text =
      "\(access)required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
      + "{ super.init(entity: entity, insertInto: context) };"
    edits.insert(" " + text, at: source.tokens[type.body.lowerBound].range.upperBound)
  }

  /// A required initializer is as accessible as its class.
  private mutating func require(_ initializer: Int, of type: TypeBody) {
    let modifiers = source.start(before: initializer, in: type)..<initializer
    func place(_ words: Set<String>) -> Int? {
      modifiers.first {
        source.tokens[$0].kind == .word && words.contains(source.text($0)) && !source.isMark("@", at: $0 - 1)
          && !source.isMark("(", at: $0 - 1)
      }
    }
    let wanted = access(of: type)
    let present = place(["private", "fileprivate", "internal", "package", "public", "open"])
    var before = ""
    if let present, let wanted {
      edits.replace(source.tokens[present].range, by: wanted)
    } else if let present {
      if source.text(present).hasSuffix("private") {
        edits.blank(source.tokens[present].range, in: source.bytes)
      }
    } else if let wanted {
      before = wanted + " "
    }
    if let override = place(["override"]) {
      edits.replace(
        source.tokens[override].range, by: before + (place(["required"]) == nil ? "required" : ""))
    } else {
      let required = place(["required"]) == nil ? "required " : ""
      if !(before + required).isEmpty {
        edits.insert(before + required, at: source.tokens[initializer].range.lowerBound)
      }
    }
  }

  /// The access that a class says, where it is more than its module's: nobody can override what is open in an
  /// initializer.
  private func access(of type: TypeBody) -> String? {
    let words = (source.start(of: type)..<type.start).map { source.text($0) }
    if words.contains("public") || words.contains("open") { return "public" }
    return words.contains("package") ? "package" : nil
  }
}

extension SwiftSource {
  /// Whether a word begins the declaration `init(entity: NSEntityDescription, insertInto: …)`.
  fileprivate func isManagedInitializer(_ index: Int) -> Bool {
    guard isWord("init", at: index), !isMark(".", at: index - 1), isMark("(", at: index + 1),
      isWord("entity", at: index + 2), partners[index + 1] > index
    else { return false }
    let parts = parts(in: index + 1...partners[index + 1])
    return parts.count == 2 && parts[0].contains { isWord("NSEntityDescription", at: $0) }
      && isWord("insertInto", at: parts[1].lowerBound)
  }
}
