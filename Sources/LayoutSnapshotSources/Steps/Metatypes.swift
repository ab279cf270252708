/// `T()` for a generic `T: UIView`, and `Self()` in an extension of a class. Objective-C calls `init()` of whatever class that is;
/// Swift asks for a `required` initializer.
extension Preparation {
  mutating func writeMetatypes(_ context: TargetContext) {
    let names = source.classParameters(context)
    for index in source.tokens.indices.dropLast(2)
    where source.tokens[index].kind == .word && source.isLeftIn[index]
      && (names.contains(source.text(index)) || source.isSelfOfUIKit(at: index, context))
    {
      let isName = ["class", "func", "case"].contains { source.isWord($0, at: index - 1) }
      guard !source.isMark(".", at: index - 1), !isName else { continue }
      var open = index + 1
      if source.isMark(".", at: open), source.isWord("init", at: open + 1) { open += 2 }
      guard source.isMark("(", at: open), source.areTogether(open - 1, open), source.partners[open] > open
      else { continue }
      let head = source.tokens[index].range.lowerBound..<source.tokens[open].range.upperBound
      let name = source.text(index)
      if source.partners[open] == open + 1 {
        edits.replace(head, by: "_make(\(name).self")
      } else if source.isWord("frame", at: open + 1),
        source.parts(in: open...source.partners[open]).count == 1
      {
        edits.replace(head, by: "_make(\(name).self, ")
      }
    }
  }
}

extension SwiftSource {
  /// Whether a word is `Self` in a class of UIKit, or of the target below one, or in an extension of it.
  fileprivate func isSelfOfUIKit(at index: Int, _ context: TargetContext) -> Bool {
    guard isWord("Self", at: index), let type = type(around: index),
      ["class", "extension"].contains(type.keyword),
      let root = context.outermostSuperclass(of: type.simpleName)
    else { return false }
    return UIKitClasses.superclasses[root] != nil
  }

  /// The generic parameters and associated types that are a class of UIKit or of the target, below one of UIKit.
  fileprivate func classParameters(_ context: TargetContext) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropLast() where isMark(":", at: index) && index > 1 && isLeftIn[index] {
      guard tokens[index - 1].kind == .word, tokens[index + 1].kind == .word else { continue }
      let before = index - 2
      let isParameter =
        isMark(",", at: before) || tokens[before].kind == .sign && text(before).hasSuffix("<")
        || isWord("where", at: before) || isWord("associatedtype", at: before)
      let (name, bound) = (text(index - 1), text(index + 1))
      guard isParameter, name.utf8.first?.isUppercase == true,
        let root = context.outermostSuperclass(of: bound), UIKitClasses.superclasses[root] != nil
      else { continue }
      names.insert(name)
    }
    return names
  }
}
