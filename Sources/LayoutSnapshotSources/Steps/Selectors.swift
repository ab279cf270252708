/// `#selector(tap(_:))` becomes a value that knows the method: `Selector("tap:", Screen.tap(_:))`. So the compiler still
/// checks that there is one, and whoever has the selector can call it.
extension Preparation {
  mutating func writeSelectors(_ context: TargetContext) {
    for index in source.tokens.indices where source.tokens[index].kind == .hash && source.isLeftIn[index] {
      guard source.isMark("(", at: index + 1), source.partners[index + 1] > index + 2 else { continue }
      let inner = index + 2...source.partners[index + 1] - 1
      // The compiler says what is wrong with it.
      guard !inner.contains(where: { [.text, .regex].contains(source.tokens[$0].kind) }) else { continue }
      let whole =
        source.tokens[index].range.lowerBound..<source.tokens[source.partners[index + 1]].range.upperBound
      switch source.text(index) {
      case "#selector": edits.replace(whole, by: selector(inner, context))
      case "#keyPath": edits.replace(whole, by: "\"\(keyPath(inner))\"")
      default: break
      }
    }
  }

  private func selector(_ inner: ClosedRange<Int>, _ context: TargetContext) -> String {
    var first = inner.lowerBound
    let accessor = source.isMark(":", at: first + 1) ? source.text(first) : nil
    if accessor == "getter" || accessor == "setter" { first += 2 }
    // `(foo as (A) -> B)` may stand in brackets of its own.
    let reference = reference(first...inner.upperBound)
    if let accessor { return "Selector(\(accessor): \"\(reference.name)\")" }
    // No expression names a method of a protocol.
    if source.isMark(".", at: first + 1), context.isProtocol(source.text(first)) {
      return "Selector(\"\(reference.name)\")"
    }
    return "Selector(\"\(reference.name)\", \(reference.isBound ? "bound: " : "")\(reference.method))"
  }

  private struct Reference {
    /// The method as an expression.
    var method: String
    /// Whether the expression holds the object, too.
    var isBound: Bool
    var name: String
  }

  /// The method as an expression, and the selector's name.
  private func reference(_ inner: ClosedRange<Int>) -> Reference {
    let text = source.text(from: inner.lowerBound, through: inner.upperBound)
    let name = objectiveCName(of: inner)
    let first = inner.lowerBound
    guard source.tokens[first].kind == .word, let type = source.type(around: first) else {
      return Reference(method: text, isBound: false, name: name)
    }
    let isClass = ["class", "actor", "extension"].contains(type.keyword)
    let owner = isClass ? type.name : "Self"
    // `self?.tap` in a closure names a method of the same class, too.
    let dot = source.isMark(".", at: first + 1) ? first + 1 : first + 2
    let isPath = dot < inner.upperBound && source.isMark(".", at: dot)
    // `self.view.endEditing(_:)` names a method of whatever class the view has.
    if source.isWord("self", at: first), isPath, source.isMark(".", at: dot + 2) {
      return Reference(method: text, isBound: true, name: name)
    }
    if isPath, ["self", "super", "Self"].contains(source.text(first)) {
      return Reference(
        method: owner + source.text(from: dot, through: inner.upperBound), isBound: false, name: name)
    }
    // `Screen.tap` names its class; `Tap` is a method with a capital letter.
    if isPath, source.bytes[source.tokens[first].range.lowerBound].isUppercase {
      return Reference(method: text, isBound: false, name: name)
    }
    return Reference(method: isPath ? text : owner + "." + text, isBound: isPath, name: name)
  }

  /// `didTap(sender:)` is `didTapWithSender:` to Objective-C. A name without labels stays; how many arguments it has is
  /// known where the selector is made.
  private func objectiveCName(of inner: ClosedRange<Int>) -> String {
    var last = inner.upperBound
    // A type after `as` is no part of the name.
    if let cast = inner.first(where: { source.isWord("as", at: $0) }) { last = cast - 1 }
    var labels: [String] = []
    var nameIndex = last
    if source.isMark(")", at: last), source.partners[last] > inner.lowerBound {
      let open = source.partners[last]
      var index = open + 1
      while index < last {
        labels.append(source.text(index))
        index += 2
      }
      nameIndex = open - 1
    }
    return ObjectiveCName.method(source.text(nameIndex), labels: labels)
  }

  /// `#keyPath(Person.name.first)` is "name.first".
  private func keyPath(_ inner: ClosedRange<Int>) -> String {
    var parts = inner.filter { source.tokens[$0].kind == .word }.map { source.text($0) }
    while parts.count > 1, let letter = parts[0].utf8.first, letter.isUppercase || parts[0] == "self" {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }
}

extension SwiftSource {
  /// The selectors that strings name: `Selector("save:")`, `NSSelectorFromString("save:")`, `action: "save:"`.
  var namedSelectors: Set<String> {
    var result: Set<String> = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .text && isLeftIn[index] {
      var place = index - 1
      while place > 0, isMark("(", at: place) { place -= 1 }
      let isCall =
        place < index - 1 && (isWord("Selector", at: place) || isWord("NSSelectorFromString", at: place))
      let isArgument =
        isMark(":", at: place) && (isWord("action", at: place - 1) || isWord("selector", at: place - 1))
      let string = text(index)
      guard isCall || isArgument, string.count > 2, string.hasPrefix("\""), string.hasSuffix("\"") else {
        continue
      }
      result.insert(String(string.dropFirst().dropLast()))
    }
    return result
  }
}
