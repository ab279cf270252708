/// Reads the conditions of `#if`, as far as they are the same wherever prepared sources are compiled. What is certain
/// not to be compiled is left as it is.
struct ConditionReader {
  let bytes: [UInt8]
  let tokens: [Token]
  /// The modules of this package that the target does not depend on.
  var lacking: Set<String> = []

  /// For each token whether it may be compiled.
  func isLeftIn() -> [Bool] { presence().map { $0 != .never } }

  /// For each token whether it is compiled wherever prepared sources are.
  func isCertainlyIn() -> [Bool] { presence().map { $0 == .always } }

  private enum Presence { case never, perhaps, always }

  private func presence() -> [Presence] {
    var result = Array(repeating: Presence.always, count: tokens.count)
    // For each open `#if`: whether the branch is compiled, and what is left for those behind it.
    var branches: [(this: Presence, rest: Presence)] = []
    func presence() -> Presence {
      if branches.contains(where: { $0.this == .never }) { return .never }
      return branches.allSatisfy { $0.this == .always } ? .always : .perhaps
    }
    for index in tokens.indices {
      guard tokens[index].kind == .hash else {
        result[index] = presence()
        continue
      }
      switch text(index) {
      case "#if": branches.append(branch(behind: index, of: .always))
      case "#elseif" where !branches.isEmpty:
        branches[branches.count - 1] = branch(behind: index, of: branches[branches.count - 1].rest)
      case "#else" where !branches.isEmpty:
        branches[branches.count - 1] = (branches[branches.count - 1].rest, .never)
      case "#endif": branches.removeLast(branches.isEmpty ? 0 : 1)
      default: result[index] = presence()
      }
    }
    return result
  }

  /// A branch that is read where those before it leave as much.
  private func branch(behind directive: Int, of left: Presence) -> (this: Presence, rest: Presence) {
    switch condition(behind: directive) {
    case true?: (left, .never)
    case false?: (.never, left)
    case nil: left == .never ? (.never, .never) : (.perhaps, .perhaps)
    }
  }

  private func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// What the condition behind a directive says; nil if that depends on how it is compiled.
  func condition(behind directive: Int) -> Bool? {
    var reader = Reader(bytes: bytes, tokens: tokens, lacking: lacking, position: directive + 1)
    return reader.alternatives()
  }

  /// `||` binds weaker than `&&`, that weaker than `!`.
  private struct Reader {
    let bytes: [UInt8]
    let tokens: [Token]
    let lacking: Set<String>
    var position: Int

    mutating func alternatives() -> Bool? {
      var result = all()
      while take("||") {
        let other = all()
        result = result == true || other == true ? true : result == nil || other == nil ? nil : false
      }
      return result
    }

    private mutating func all() -> Bool? {
      var result = one()
      while take("&&") {
        let other = one()
        result = result == false || other == false ? false : result == nil || other == nil ? nil : true
      }
      return result
    }

    private mutating func one() -> Bool? {
      if take("!") { return one().map(!) }
      if take("(") {
        let inner = alternatives()
        _ = take(")")
        return inner
      }
      guard let name = word() else { return nil }
      guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
      let argument = word() ?? ""
      while let text = current, text != ")" { position += 1 }
      _ = take(")")
      switch (name, argument) {
      case ("os", "iOS"), ("canImport", "UIKit"): return true
      case ("os", "macOS"), ("os", "OSX"), ("os", "tvOS"), ("os", "watchOS"), ("os", "visionOS"): return false
      case ("canImport", "AppKit"), ("canImport", "WatchKit"), ("targetEnvironment", "macCatalyst"):
        return false
      case ("canImport", let module) where AppModule.isUnderAnotherName(module, lacking: lacking):
        return true
      default: return nil
      }
    }

    /// The token here, as long as it stands in the directive's line.
    private var current: String? {
      guard position < tokens.count, !tokens[position].beginsLine else { return nil }
      return String(decoding: bytes[tokens[position].range], as: UTF8.self)
    }

    private mutating func take(_ text: String) -> Bool {
      guard current == text else { return false }
      position += 1
      return true
    }

    private mutating func word() -> String? {
      guard let current, tokens[position].kind == .word else { return nil }
      position += 1
      return current
    }
  }
}
