/// Conditions speak of the system the app runs on, modules that are part of UIKit here are not asked for.
extension Preparation {
  /// Modules whose names the module UIKit has.
  private static let partsOfUIKit: Set = [
    "CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "CoreFoundation",
  ]

  mutating func writeConditions() {
    for index in source.tokens.indices {
      guard source.tokens[index].kind == .hash, source.text(index) == "#if" || source.text(index) == "#elseif"
      else {
        continue
      }
      var place = index + 1
      while place + 3 < source.tokens.count, !source.tokens[place].beginsLine {
        if source.isWord("os", at: place), source.isMark("(", at: place + 1),
          source.isWord("iOS", at: place + 2),
          source.isMark(")", at: place + 3)
        {
          edits.replace(
            source.tokens[place].range.lowerBound..<source.tokens[place + 3].range.upperBound, by: "true")
        }
        place += 1
      }
    }
  }

  mutating func writeImports() {
    for index in source.tokens.indices where source.isWord("import", at: index) && source.isLeftIn[index] {
      guard source.tokens[index].beginsLine || isBehindAttributes(index) else { continue }
      var name = index + 1
      guard name < source.tokens.count, source.tokens[name].kind == .word else { continue }
      // `import class UIKit.UIView`
      if name + 1 < source.tokens.count, source.tokens[name + 1].kind == .word,
        !source.tokens[name + 1].beginsLine
      {
        name += 1
      }
      var end = name
      while source.isMark(".", at: end + 1), end + 2 < source.tokens.count,
        source.tokens[end + 2].kind == .word
      {
        end += 2
      }
      let module = source.text(name)
      let isPart = Self.partsOfUIKit.contains(module)
      guard isPart || module == "UIKit" && end > name else { continue }
      let range = source.tokens[index + 1].range.lowerBound..<source.tokens[end].range.upperBound
      edits.replace(range, by: "UIKit")
    }
  }

  /// `@testable import`, `public import`.
  private func isBehindAttributes(_ index: Int) -> Bool {
    var place = index
    while place > 0, !source.tokens[place].beginsLine { place -= 1 }
    return source.isMark("@", at: place) || source.tokens[place].kind == .word && index - place == 1
  }
}
