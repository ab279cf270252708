/// Modules that are part of UIKit here are not asked for, and what Foundation lacks comes from there.
extension Preparation {
  mutating func writeImports(_ context: TargetContext) {
    let imports = source.imports
    for found in imports {
      if context.ownModules.names.contains(found.module) {
        takeOut(found, context)
        continue
      }
      if AppModule.partsOfUIKit.contains(found.module) || found.module == "UIKit" && found.isOfPart {
        edits.replace(found.range, by: "UIKit")
      } else if let standIn = AppModule.standIn(for: found.module, lacking: source.lacking) {
        edits.replace(found.range, by: standIn.name)
      }
    }
    writeQualifiedNames(in: Set(imports.map(\.module)), context)
    writeMissingImports(context)
    guard !imports.contains(where: { $0.module == "UIKit" || AppModule.partsOfUIKit.contains($0.module) })
    else { return }
    // Behind the source it moves no line. A target without views may do without UIKit, but not without the network.
    let network = "FoundationNetworking"
    let first =
      imports.first { $0.module == "Foundation" }
      ?? imports.first {
        AppModule.bringsUIKit($0.module) && source.namesUIKit(besides: context.namesLikeUIKit)
      }
    if let first {
      let access = access(of: first)
      endings.append(
        "#if canImport(UIKit)\n\(access)import UIKit\n#elseif canImport(\(network))\n\(access)import \(network)\n#endif"
      )
    } else if imports.contains(where: { AppModule.bringsUIKit($0.module) }) {
      // All of Foundation could have another type of the name of one of theirs.
      let geometry = source.geometry.subtracting(context.namesLikeUIKit).sorted()
      guard context.isPerhapsBridged, !geometry.isEmpty else { return }
      let lines = geometry.map { "import struct Foundation.\($0)\n" }.joined()
      endings.append("#if canImport(Foundation)\n\(lines)#endif")
    } else if context.isPerhapsBridged, usesOthersTypes {
      endings.append(
        "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(Foundation)\nimport Foundation\n#endif")
    }
  }

  /// Whether the source uses a type, by its capital, that neither it nor Swift declares.
  private var usesOthersTypes: Bool {
    let own = Set(source.types.filter { $0.keyword != "extension" }.map(\.name)).union(Self.typesOfSwift)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .word, source.isLeftIn[index], !source.isMark(".", at: index - 1)
      else {
        return false
      }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(
        source.bytes[source.tokens[index].range.lowerBound])
        && !own.contains(source.text(index))
    }
  }

  private static let typesOfSwift: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Comparable", "Dictionary", "Double",
    "Equatable",
    "Error", "Float", "Hashable", "Int", "Never", "Optional", "Result", "Self", "Sendable", "Set", "String",
    "Void",
  ]

  /// Takes out the import of a module that the target's own sources are, and its name before theirs, unless a type of the app is
  /// called like it.
  private mutating func takeOut(_ found: ImportDeclaration, _ context: TargetContext) {
    var first = found.place
    while first > 0, !source.tokens[first].beginsLine, !source.isMark(";", at: first - 1) { first -= 1 }
    edits.blank(source.tokens[first].range.lowerBound..<found.range.upperBound, in: source.bytes)
    for index in source.tokens.indices
    where index > found.place + 1 && source.isMark(".", at: index + 1) && source.tokens[index].kind == .word {
      guard source.text(index) == found.module, !source.isMark(".", at: index - 1), source.isLeftIn[index],
        !source.isWord("import", at: index - 1), !context.ownModules.typesAlike.contains(found.module)
      else { continue }
      edits.blank(
        source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound, in: source.bytes)
    }
  }

  /// Who sees an import, as far as the source says so.
  private func access(of found: ImportDeclaration) -> String {
    guard !source.tokens[found.place].beginsLine, source.tokens[found.place - 1].kind == .word else {
      return ""
    }
    let word = source.text(found.place - 1)
    return ["public", "package", "internal", "fileprivate", "private"].contains(word) ? word + " " : ""
  }
}

extension SwiftSource {
  /// Whether a name of UIKit stands in the source that is no member of something, and that the target does not declare.
  fileprivate func namesUIKit(besides own: Set<String>) -> Bool {
    tokens.indices.contains { index in
      guard isLeftIn[index], tokens[index].kind == .word, !isMark(".", at: index - 1) else { return false }
      let name = text(index)
      return UIKitNames.all.contains(name) && !own.contains(name)
    }
  }

  /// The types of Foundation with names of Core Graphics that stand in the source.
  fileprivate var geometry: Set<String> {
    Set(
      tokens.indices.lazy.filter { [self] in
        isLeftIn[$0] && tokens[$0].kind == .word && !isMark(".", at: $0 - 1)
      }
      .map { [self] in text($0) }.filter { ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains($0) })
  }

  private static let declarations = typeKeywords.union(["func", "let", "var"])
  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// The names that UIKit has, too, for what the source declares outside of types and functions.
  var namesLikeUIKit: Set<String> { outermost(Self.declarations, in: UIKitNames.all) }

  /// The types that the source declares outside of others with names that a module which stands in for another one brings, or that
  /// such a module itself has.
  var typesLikeStandIns: Set<String> { outermost(Self.typeKeywords, in: AppModule.namesOfStandIns) }

  /// Which of some names the source declares outside of types and functions.
  private func outermost(_ keywords: Set<String>, in names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      if isMark("{", at: index), partners[index] > index {
        index = partners[index]
        continue
      }
      guard isLeftIn[index], tokens[index].kind == .word, tokens[index + 1].kind == .word,
        keywords.contains(text(index)), names.contains(text(index + 1)), !isImported(index + 1)
      else { continue }
      found.insert(text(index + 1))
    }
    return found
  }

  /// Whether a word stands in an import: `import Combine`, `import class Combine.Future`.
  func isImported(_ index: Int) -> Bool {
    imports.contains { $0.range.contains(tokens[index].range.lowerBound) }
  }
}
