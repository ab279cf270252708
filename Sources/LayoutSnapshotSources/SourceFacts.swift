import Foundation

/// What a source declares and what it uses, by the words in it: enough to know which file needs which.
///
///     let facts = SourceFacts(path: "Cart.swift", bytes: Array("import UIKit\nclass Cart: Basket {}".utf8))
///     facts.types   // ["Cart"]
///     facts.uses    // ["Basket"], and not Cart, which it declares itself
package struct SourceFacts: Equatable, Sendable {
  package let path: String
  /// The modules that the source imports wherever it is compiled, once it is prepared; each once, in order.
  package private(set) var modules: [String] = []
  /// The products of this package besides UIKit whose modules it may import, once it is prepared.
  package private(set) var products: Set<String> = []
  /// Those that names need which Foundation has from other modules on a phone, unless another source declares such a type.
  private var productsByName: [String: String] = [:]
  /// Whether it belongs to the tests of Xcode.
  package private(set) var isTest = false
  /// The types that stand in no other one and that other sources see.
  package private(set) var types: Set<String> = []
  /// The functions, properties and constants that stand in no type and that other sources see.
  package private(set) var globals: Set<String> = []
  /// All that has a name: types, functions, properties, cases, parameters of types.
  package private(set) var names: Set<String> = []
  /// Members with the type that they are declared in or added to: `Cart.total`.
  package private(set) var members: Set<String> = []
  /// Words with a capital that stand alone, are certainly compiled and are no name of the source's own: types, mostly.
  package private(set) var uses: Set<String> = []

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    guard let source = try? SwiftSource(bytes) else { return }
    let certain = ConditionReader(bytes: bytes, tokens: source.tokens).isCertainlyIn()
    let imports = source.imports
    isTest = imports.contains { certain[$0.place] && $0.isOfTests }
    for found in imports where certain[found.place] && !AppModule.isUnderAnotherName(found.module) {
      if !modules.contains(found.module) { modules.append(found.module) }
    }
    products = Set(imports.compactMap { AppModule.standIns[$0.module]?.product })
      .subtracting([AppModule.productOfUIKit])
    for found in source.namesWithoutImport {
      productsByName[source.text(found.index)] = AppModule.standIns[found.module]?.product
    }
    addTypes(of: source)
    addNames(of: source)
    let imported = Set(
      imports.flatMap { found in
        source.tokens.indices.filter { found.range.contains(source.tokens[$0].range.lowerBound) }
      })
    for index in source.tokens.indices
    where certain[index] && source.tokens[index].kind == .word && !imported.contains(index) {
      guard source.bytes[source.tokens[index].range.lowerBound].isCapital, !source.isMark(".", at: index - 1)
      else { continue }
      let word = source.text(index)
      if !names.contains(word) { uses.insert(word) }
    }
  }

  /// The same of the file at a path; nothing is known of what cannot be read. A model declares the classes that are written for it.
  package init(at path: String) {
    self.init(path: path, bytes: (try? SourceFile.bytes(at: path)) ?? [])
  }

  /// The products besides UIKit of some sources, but for tests.
  package static func products(of facts: [SourceFacts]) -> Set<String> {
    let facts = facts.filter { !$0.isTest }
    let types = facts.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    return facts.reduce(into: []) { found, source in
      found.formUnion(source.products)
      found.formUnion(source.productsByName.filter { !types.contains($0.key) }.values)
    }
  }

  private mutating func addTypes(of source: SwiftSource) {
    var index = 0
    while index < source.tokens.count {
      if source.tokens[index].kind == .word, index + 1 < source.tokens.count,
        source.tokens[index + 1].kind == .word,
        !Self.modified.contains(source.text(index + 1))
      {
        let keyword = source.text(index)
        if !Self.keywords.contains(keyword) || source.isOfFileAlone(index) {
          // No other source sees it.
        } else if Self.typeKeywords.contains(keyword) {
          types.insert(source.name(index + 1))
        } else {
          globals.insert(source.name(index + 1))
        }
      }
      index = source.after(index)
    }
  }

  private mutating func addNames(of source: SwiftSource) {
    let types = Dictionary(source.types.map { ($0.body.lowerBound, $0) }) { first, _ in first }
    // The brackets that are open here.
    var open: [Int] = []
    for index in source.tokens.indices {
      if source.partners[index] > index {
        open.append(index)
      } else if source.partners[index] >= 0 {
        while let last = open.last, last >= source.partners[index] { open.removeLast() }
      }
      guard source.tokens[index].kind == .word, index + 1 < source.tokens.count,
        source.tokens[index + 1].kind == .word, !source.isMark(".", at: index - 1)
      else { continue }
      let keyword = source.text(index)
      guard Self.keywords.contains(keyword), !Self.modified.contains(source.text(index + 1)) else { continue }
      let type = open.last.flatMap { types[$0] }
      if keyword == "case" {
        // In a function it is a pattern.
        guard let type, type.keyword == "enum" else { continue }
        addCases(behind: index, of: type, source)
      } else {
        add(source.name(index + 1), to: type)
        addParameters(behind: index + 1, of: source)
      }
    }
  }

  private mutating func add(_ name: String, to type: TypeBody?) {
    names.insert(name)
    guard let type else { return }
    members.insert((type.name.split(separator: ".").last.map(String.init) ?? type.name) + "." + name)
  }

  /// `case first(Int), second`.
  private mutating func addCases(behind keyword: Int, of type: TypeBody, _ source: SwiftSource) {
    var index = keyword
    repeat {
      add(source.name(index + 1), to: type)
      index = source.isMark("(", at: index + 2) ? source.after(index + 2) : index + 2
    } while source.isMark(",", at: index) && index + 1 < source.tokens.count
      && source.tokens[index + 1].kind == .word
  }

  /// `<Key: Hashable, Value>` behind a name.
  private mutating func addParameters(behind name: Int, of source: SwiftSource) {
    guard name + 1 < source.tokens.count, source.tokens[name + 1].kind == .sign, source.text(name + 1) == "<"
    else { return }
    var index = name + 2
    while index < source.tokens.count, source.tokens[index].kind != .sign {
      if source.tokens[index].kind == .word { names.insert(source.text(index)) }
      index = source.after(index)
      // What stands behind a colon is used, not declared.
      while index < source.tokens.count, source.tokens[index].kind != .sign, !source.isMark(",", at: index) {
        index = source.after(index)
      }
      if source.isMark(",", at: index) { index += 1 }
    }
  }

  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let keywords = typeKeywords.union(["func", "var", "let", "case", "associatedtype", "macro"])
  /// What follows `class` where that is a modifier.
  private static let modified: Set = ["func", "var", "let", "subscript", "override", "final"]
}

extension SwiftSource {
  /// Whether `private` or `fileprivate` stands among the modifiers before a keyword.
  fileprivate func isOfFileAlone(_ keyword: Int) -> Bool {
    var index = keyword
    while index > 0, !tokens[index].beginsLine, tokens[index - 1].kind == .word {
      index -= 1
      if isWord("private", at: index) || isWord("fileprivate", at: index) { return true }
    }
    return false
  }

  /// A word without the backticks around it.
  fileprivate func name(_ index: Int) -> String { text(index).filter { $0 != "`" } }
}

extension UInt8 {
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
