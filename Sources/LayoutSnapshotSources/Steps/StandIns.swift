/// What is written for the names of modules that have others here in their place: `Combine.Publisher`, `os.Logger`.
extension Preparation {
  /// A type of the target is meant before the module that is called like it.
  mutating func writeQualifiedNames(in imported: Set<String>, _ context: TargetContext) {
    let own = context.typesLikeStandIns.union(source.typesLikeStandIns)
    let standIns = imported.filter {
      AppModule.standIn(for: $0, lacking: source.lacking) != nil && !own.contains($0)
    }
    guard !standIns.isEmpty else { return }
    for index in source.tokens.indices.dropLast(2)
    where source.isMark(".", at: index + 1) && source.tokens[index].kind == .word && source.isLeftIn[index] {
      let word = source.text(index)
      guard standIns.contains(word), let standIn = AppModule.standIns[word],
        source.tokens[index + 2].kind == .word, !source.isMark(".", at: index - 1),
        !source.isImported(index)
      else { continue }
      let name = source.text(index + 2)
      guard
        standIn.qualified?.contains(name) ?? source.bytes[source.tokens[index + 2].range.lowerBound].isCapital
      else { continue }
      edits.replace(source.tokens[index].range, by: standIn.name)
    }
  }

  /// A model that imports Foundation alone may be an `ObservableObject`, which Foundation has from Combine on a phone, and UIKit has
  /// `UIWebView`.
  mutating func writeMissingImports(_ context: TargetContext) {
    let modules = Set(namesWithoutImport(context).map(\.module)).sorted()
    for module in modules {
      guard let standIn = AppModule.standIn(for: module, lacking: source.lacking) else { continue }
      endings.append("import \(standIn.name)")
    }
  }

  /// What would be told as a missing module whose name the app has never said, or as a missing type.
  func refuseLackingModules(_ context: TargetContext) throws(SourceProblem) {
    guard !source.lacking.isEmpty else { return }
    let certain = ConditionReader(bytes: source.bytes, tokens: source.tokens, lacking: source.lacking)
      .isCertainlyIn()
    let places = source.imports.map { ($0.place, $0.module) } + namesWithoutImport(context)
    for (index, module) in places where certain[index] {
      guard let standIn = AppModule.standIns[module], source.lacking.contains(standIn.name),
        !source.lacking.contains(module)
      else { continue }
      throw SourceProblem(
        at: source.tokens[index].range.lowerBound, in: source.bytes,
        "the target has no module for \(module): add \(standIn.dependency) to its dependencies")
    }
  }

  /// The words of the source that Foundation and UIKit have on a phone and other modules here, with these modules. A module that is
  /// not known may have such a name itself.
  private func namesWithoutImport(_ context: TargetContext) -> [(index: Int, module: String)] {
    let imported = source.imports.map(\.module)
    guard
      imported.allSatisfy({ AppModule.isThere($0) || context.ownModules.names.contains($0) })
    else { return [] }
    return source.namesWithoutImport.filter {
      !context.typesLikeStandIns.contains(source.text($0.index))
    }
  }
}

extension SwiftSource {
  /// The words that name types which Foundation and UIKit have on a phone and modules here that the source does not import, with these
  /// modules.
  var namesWithoutImport: [(index: Int, module: String)] {
    let imported = Set(imports.map(\.module))
    guard imported.contains("Foundation") || imported.contains("UIKit") else { return [] }
    let own = Set(types.filter { $0.keyword != "extension" }.map(\.name))
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, isLeftIn[index],
        let found = AppModule.withoutImport.first(where: { $0.name == text(index) }),
        !imported.contains(found.module), !own.contains(found.name),
        // An app may call a case or a label like the attribute.
        found.isAttribute ? isMark("@", at: index - 1) : isUsedAsType(index)
      else { return nil }
      return (index, found.module)
    }
  }

  /// Whether a word can name a type: it is no member, no label and nothing that is declared here.
  private func isUsedAsType(_ index: Int) -> Bool {
    var first = index
    // `case one, other` declares both.
    while isMark(",", at: first - 1), first > 2, tokens[first - 2].kind == .word { first -= 2 }
    let isDeclared = first > 0 && tokens[first - 1].kind == .word && Self.declares.contains(text(first - 1))
    return !isDeclared && !isMark(".", at: index - 1) && !isMark(":", at: index + 1)
  }

  private static let declares: Set = ["case", "let", "var", "func", "associatedtype"]
}
