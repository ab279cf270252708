/// Overrides of members that UIKit called otherwise before Swift 4.2 get today's names. Calls keep theirs: `UIKitNames` has
/// them.
extension Preparation {
  private static let renamed = [
    "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
  ]

  mutating func writeOlderOverrides() {
    for index in source.tokens.indices.dropLast(3)
    where (source.isWord("func", at: index) || source.isWord("var", at: index)) && source.isLeftIn[index]
      && isOverride(index)
    {
      if let name = Self.renamed[source.text(index + 1)] {
        edits.replace(source.tokens[index + 1].range, by: name)
      } else if source.isWord("didMove", at: index + 1) || source.isWord("willMove", at: index + 1),
        source.isMark("(", at: index + 2), source.isWord("toParentViewController", at: index + 3)
      {
        // The label may be the name of the parameter, too.
        let isName = source.isMark(":", at: index + 4)
        edits.replace(
          source.tokens[index + 3].range, by: isName ? "toParent toParentViewController" : "toParent")
      }
    }
  }

  /// Whether `override` is among the modifiers of a declaration.
  private func isOverride(_ keyword: Int) -> Bool {
    var place = keyword - 1
    while place >= 0, source.tokens[place].kind == .word, !source.isMark(".", at: place - 1) {
      if source.isWord("override", at: place) { return true }
      if source.tokens[place].beginsLine { return false }
      place -= 1
    }
    return false
  }
}
