/// An extension of an app that overrides what UIKit's class declares replaces it on a phone: Objective-C finds the newer one.
/// Swift does the same for members that are declared `dynamic`.
extension Preparation {
  mutating func writeReplacements() {
    for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
      guard ReplaceableMembers.byClass[type.simpleName] != nil else { continue }
      for member in source.members(declaredIn: type) where source.isReplacement(member, of: type) {
        for word in member.start..<member.keyword where source.isWord("open", at: word) {
          edits.blank(source.tokens[word].range, in: source.bytes)
        }
        guard let override = source.modifier("override", of: member) else { continue }
        edits.replace(
          source.tokens[override].range, by: "@_dynamicReplacement(for: \(source.signature(of: member)))")
        // A class above may have one of the same name.
        edits.replace(
          source.tokens[member.name].range, by: "_replacing_\(type.simpleName)_\(source.text(member.name))")
      }
    }
  }
}
