/// What only the runtime of Objective-C knows is taken out, and so is the entry of an app: a test has its own.
extension Preparation {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable",
    "UIApplicationMain", "main", "GKInspectable", "NSManaged",
  ]
  /// What may follow `dynamic` where it is a modifier.
  private static let afterDynamic: Set = [
    "var", "let", "func", "init", "subscript", "class", "static", "private", "fileprivate", "internal",
    "public", "open",
    "override", "weak", "unowned", "final", "lazy", "required", "convenience", "package",
  ]

  mutating func takeOutAttributes() {
    for index in source.tokens.indices where source.isLeftIn[index] {
      if source.isMark("@", at: index) { takeOutAttribute(at: index) }
      if source.isWord("dynamic", at: index), index + 1 < source.tokens.count,
        source.isMark("@", at: index + 1)
          || source.tokens[index + 1].kind == .word && Self.afterDynamic.contains(source.text(index + 1)),
        !source.isMark(".", at: index - 1)
      {
        edits.blank(source.tokens[index].range, in: source.bytes)
      }
    }
  }

  /// Takes out what Xcode's canvas shows: `#Preview("Cell") { Cell() }`.
  mutating func takeOutPreviews() {
    for index in source.tokens.indices
    where source.tokens[index].kind == .hash && source.isLeftIn[index] && source.text(index) == "#Preview" {
      var last = index
      if source.isMark("(", at: last + 1), source.partners[last + 1] > 0 { last = source.partners[last + 1] }
      guard source.isMark("{", at: last + 1), source.partners[last + 1] > 0 else { continue }
      last = source.partners[last + 1]
      // `@available(iOS 17, *)` before it goes, too, or it would be that of what follows.
      var first = index
      if source.isMark(")", at: index - 1), source.partners[index - 1] > 1 {
        let open = source.partners[index - 1]
        if source.isWord("available", at: open - 1), source.isMark("@", at: open - 2) { first = open - 2 }
      }
      edits.blank(
        source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound, in: source.bytes)
    }
  }

  private mutating func takeOutAttribute(at index: Int) {
    guard index + 1 < source.tokens.count, source.tokens[index + 1].kind == .word else { return }
    let name = source.text(index + 1)
    if name == "MainActor", !areViewsIsolated { return takeOutActor(at: index) }
    guard Self.attributes.contains(name) else { return }
    var last = index + 1
    if source.isMark("(", at: index + 2), source.areTogether(index + 1, index + 2),
      source.partners[index + 2] > 0
    {
      last = source.partners[index + 2]
    }
    edits.blank(
      source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound, in: source.bytes)
  }

  /// Views are of no actor here, so nothing that uses them can be. In a closure the attribute stays: it only says where
  /// the closure runs.
  private mutating func takeOutActor(at index: Int) {
    let isAtBrace = source.isMark("{", at: index - 1)
    if isAtBrace,
      source.isWord("in", at: index + 2) || source.isMark("[", at: index + 2)
        || source.isMark("(", at: index + 2)
    {
      return
    }
    edits.blank(
      source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, in: source.bytes)
  }
}
