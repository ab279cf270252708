/// Reads the conditions of `#if`, as far as they are the same wherever prepared sources are compiled. What is certain
/// not to be compiled is left as it is.
struct ConditionReader {
  let bytes: [UInt8]
  let tokens: [Token]

  func isLeftIn() -> [Bool] {
    var result = Array(repeating: true, count: tokens.count)
    // For each open `#if`: whether the branch may be compiled, and whether an earlier one certainly is.
    var branches: [(isPossible: Bool, isDecided: Bool)] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .hash else {
        result[index] = branches.allSatisfy(\.isPossible)
        index += 1
        continue
      }
      switch text(index) {
      case "#if":
        let isTrue = condition(behind: index)
        branches.append((isTrue != false, isTrue == true))
      case "#elseif" where !branches.isEmpty:
        let isDecided = branches[branches.count - 1].isDecided
        let isTrue = condition(behind: index)
        branches[branches.count - 1] = (!isDecided && isTrue != false, isDecided || isTrue == true)
      case "#else" where !branches.isEmpty:
        let isDecided = branches[branches.count - 1].isDecided
        branches[branches.count - 1] = (!isDecided, true)
      case "#endif":
        branches.removeLast(branches.isEmpty ? 0 : 1)
      default:
        result[index] = branches.allSatisfy(\.isPossible)
      }
      index += 1
    }
    return result
  }

  private func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// What the condition behind a directive says; nil if that depends on how it is compiled.
  func condition(behind directive: Int) -> Bool? {
    var reader = Reader(bytes: bytes, tokens: tokens, position: directive + 1)
    return reader.alternatives()
  }

  /// `||` binds weaker than `&&`, that weaker than `!`.
  private struct Reader {
    let bytes: [UInt8]
    let tokens: [Token]
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
      case ("canImport", let module) where AppModule.isUnderAnotherName(module): return true
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
