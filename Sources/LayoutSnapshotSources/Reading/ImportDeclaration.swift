/// An import that is not certainly left out: `@testable import App`, `public import class UIKit.UIView`.
struct ImportDeclaration {
  /// Where `import` stands among the tokens.
  let place: Int
  let module: String
  /// Whether a part of the module is imported: `UIKit.UIView`.
  let isOfPart: Bool
  /// What stands behind `import`.
  let range: Range<Int>

  /// Whether it is what tests of Xcode import.
  var isOfTests: Bool { module == "XCTest" || module == "Testing" }
}

extension SwiftSource {
  private static let importKinds: Set = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// The imports that conditional compilation may leave in, in order.
  var imports: [ImportDeclaration] {
    tokens.indices.compactMap { index in
      guard isWord("import", at: index), isLeftIn[index], beginsImport(index) else { return nil }
      var name = index + 1
      if name < tokens.count, Self.importKinds.contains(text(name)) { name += 1 }
      guard name < tokens.count, tokens[name].kind == .word, !tokens[name].beginsLine else { return nil }
      var end = name
      while isMark(".", at: end + 1), end + 2 < tokens.count, tokens[end + 2].kind == .word { end += 2 }
      return ImportDeclaration(
        place: index, module: text(name), isOfPart: end > name,
        range: tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound)
    }
  }

  /// The names of the modules that the source imports, each once, in order.
  var importedModules: [String] {
    imports.reduce(into: []) { names, found in if !names.contains(found.module) { names.append(found.module) }
    }
  }

  /// Whether nothing but attributes and an access level stands before the word in its line, or before it a semicolon.
  private func beginsImport(_ index: Int) -> Bool {
    var first = index
    while first > 0, !tokens[first].beginsLine, !isMark(";", at: first - 1) { first -= 1 }
    return first == index || isMark("@", at: first) || tokens[first].kind == .word && index - first == 1
  }
}
