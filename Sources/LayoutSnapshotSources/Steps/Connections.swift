/// Outlets, actions and attributes of documents reach their objects by name, which only Objective-C can do by itself. Each class
/// gets methods that know its own names and ask the superclass for others.
extension Preparation {
  mutating func writeConnections(_ context: TargetContext, path: String) {
    for type in source.types where type.keyword == "class" && source.isLeftIn[type.start] {
      guard let ancestor = context.outermostSuperclass(of: type.firstInherited),
        Responders.contain(ancestor)
      else { continue }
      let own = source.documentMembers(of: type)
      let foreign = context.actions[type.name]?.filter { !own.actions.contains($0) } ?? []
      let actions = own.actions + foreign
      let segueActions =
        own.segueActions
        + (context.segueActions[type.name]?.filter { !own.segueActions.contains($0) } ?? [])
      let hasMembers = !own.properties.isEmpty || !actions.isEmpty || !segueActions.isEmpty
      let isUIKits = ancestor.hasPrefix("UI")
      let declaresCoder = isUIKits && source.requiredCoder(of: type)
      guard hasMembers || declaresCoder || isUIKits && ancestor.hasSuffix("Controller") else { continue }
      var members: [String] = []
      if !own.properties.isEmpty {
        members += ["public override func _connect(_ name: String, _ value: Any) -> Bool {", "switch name {"]
        members += own.properties.map { "case \"\($0)\": return _take(&self.`\($0)`, value)" }
        members += ["default: return super._connect(name, value)", "}", "}"]
      }
      if !actions.isEmpty {
        members += ["public override class func _action(_ name: String) -> Selector? {", "switch name {"]
        members += actions.map { "case \"\($0.name)\": return \($0.selector(of: type.name))" }
        members += ["default: return super._action(name)", "}", "}"]
      }
      if !segueActions.isEmpty {
        members += [
          "public override func _destination(_ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?? {",
          "switch name {",
        ]
        members += segueActions.map { "case \"\($0.name)\": return .some(self.\($0.call))" }
        members += ["default: return super._destination(name, coder, sender, identifier)", "}", "}"]
      }
      if declaresCoder {
        members += [
          "public override class func _decoded(by coder: NSCoder) -> UIResponder? { self.init(coder: coder) }"
        ]
      }
      members.append("public override class var _sourceFile: String? { \(Self.literal(path)) }")
      let brace = source.tokens[type.body.upperBound].range.lowerBound
      let place = "#sourceLocation(file: \(Self.literal(path)), line: \(source.line(of: brace)))"
      edits.insert((["", "#sourceLocation()"] + members + [place, ""]).joined(separator: "\n"), at: brace)
    }
  }

  /// A class calls the actions in extensions of it wherever these stand.
  mutating func openActions() {
    for type in source.types where type.keyword == "extension" && source.isLeftIn[type.start] {
      for (index, word) in source.modifiersOfActions(in: type)
      where ["private", "fileprivate"].contains(word) {
        edits.blank(source.tokens[index].range, in: source.bytes)
      }
    }
  }
}

/// The classes of UIKit that have an outlet's methods, by their names.
private enum Responders {
  private static let endings = [
    "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Slider", "Switch", "Stepper",
    "Picker", "Bar", "Toolbar", "Window", "Responder", "Application", "Well",
  ]
  private static let others: Set = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIMenuController",
    "UISearchDisplayController", "UIPopoverController", "UIFocusSystem",
  ]

  static func contain(_ name: String) -> Bool {
    !others.contains(name) && endings.contains { name.hasSuffix($0) }
  }
}

/// A method that a document can name.
package struct DocumentAction: Equatable {
  /// As Objective-C calls it: `save:`.
  package var name: String
  /// As Swift does: `save(_:)`.
  var reference: String

  /// A call of a method that makes the destination of a segue: with a coder, a sender and the segue's identifier, or the first
  /// of these.
  var call: String {
    let name = reference.prefix { $0 != "(" }
    let labels = reference.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let arguments = zip(labels, ["coder", "sender", "identifier"]).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  func selector(of type: String) -> String {
    guard reference.hasSuffix("()") else { return "Selector(\"\(name)\", \(type).\(reference))" }
    return "Selector(\"\(name)\", { (target: \(type)) in { target.\(reference) } })"
  }
}

extension SwiftSource {
  /// What of a type a document can name: outlets and inspectable properties, actions, and methods for segues.
  func documentMembers(
    of type: TypeBody
  ) -> (properties: [String], actions: [DocumentAction], segueActions: [DocumentAction]) {
    var properties: [String] = []
    var actions: [DocumentAction] = []
    var segueActions: [DocumentAction] = []
    for index in members(of: type) where isMark("@", at: index) && isLeftIn[index] {
      if isWord("IBOutlet", at: index + 1) || isWord("IBInspectable", at: index + 1) {
        if let name = declaration("var", behind: index), !properties.contains(text(name)) {
          properties.append(text(name).filter { $0 != "`" })
        }
      } else if isWord("IBAction", at: index + 1), let name = declaration("func", behind: index) {
        let action = action(at: name)
        if !actions.contains(action) { actions.append(action) }
      } else if isWord("IBSegueAction", at: index + 1), let name = declaration("func", behind: index) {
        let action = action(at: name)
        if !segueActions.contains(action) { segueActions.append(action) }
      }
    }
    return (properties, actions, segueActions)
  }

  /// Whether a class can be made by a metatype's `init(coder:)`.
  func requiredCoder(of type: TypeBody) -> Bool {
    members(of: type).contains { index in
      guard isWord("init", at: index), isLeftIn[index],
        isMark("(", at: index + 1) || isMark("(", at: index + 2)
      else { return false }
      let open = isMark("(", at: index + 1) ? index + 1 : index + 2
      guard isWord("coder", at: open + 1) else { return false }
      var (isRequired, isAvailable) = (false, true)
      var before = index - 1
      while before > type.body.lowerBound, !isMark("}", at: before) {
        if isWord("required", at: before) { isRequired = true }
        if isMark(")", at: before), partners[before] > 0 {
          if (partners[before]..<before).contains(where: { isWord("unavailable", at: $0) }) {
            isAvailable = false
          }
          before = partners[before]
        } else if tokens[before].kind != .word && !isMark("@", at: before) {
          break
        } else if isWord("var", at: before) || isWord("let", at: before) || isWord("func", at: before) {
          break
        }
        before -= 1
      }
      return isRequired && isAvailable
    }
  }

  /// The modifiers of the actions in a type.
  func modifiersOfActions(in type: TypeBody) -> [(index: Int, word: String)] {
    members(of: type).filter {
      isMark("@", at: $0) && (isWord("IBAction", at: $0 + 1) || isWord("IBSegueAction", at: $0 + 1))
        && isLeftIn[$0]
    }
    .flatMap { start in
      // They may stand before the attribute, too.
      var first = start
      while first - 1 > type.body.lowerBound, tokens[first - 1].kind == .word,
        ["private", "fileprivate", "internal", "public", "final"].contains(text(first - 1))
      {
        first -= 1
      }
      return (first..<(declaration("func", behind: start) ?? first)).filter { tokens[$0].kind == .word }
        .map { ($0, text($0)) }
    }
  }

  /// The tokens of a type that lie in no body, bracket or type within.
  private func members(of type: TypeBody) -> [Int] {
    var result: [Int] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      result.append(index)
      index =
        isMark("{", at: index) || isMark("(", at: index) || isMark("[", at: index) ? after(index) : index + 1
    }
    return result
  }

  /// The name that a keyword declares behind an attribute, with other attributes and modifiers between them.
  private func declaration(_ keyword: StaticString, behind start: Int) -> Int? {
    var index = start
    while index + 1 < tokens.count {
      if isWord(keyword, at: index) { return tokens[index + 1].kind == .word ? index + 1 : nil }
      guard tokens[index].kind == .word || isMark("@", at: index) || isMark("(", at: index) else {
        return nil
      }
      index = after(index)
    }
    return nil
  }

  private func action(at name: Int) -> DocumentAction {
    var labels: [String] = []
    if isMark("(", at: name + 1), partners[name + 1] > name + 1 {
      var index = name + 2
      var isAtLabel = true
      while index < partners[name + 1] {
        if isAtLabel, tokens[index].kind == .word {
          labels.append(text(index))
          isAtLabel = false
        }
        if isMark(",", at: index) { isAtLabel = true }
        index = after(index)
      }
    }
    let word = text(name)
    return DocumentAction(
      name: ObjectiveCName.method(word, labels: labels),
      reference: "\(word)(\(labels.map { $0 + ":" }.joined()))")
  }
}
