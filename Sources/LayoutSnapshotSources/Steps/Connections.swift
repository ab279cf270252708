/// Outlets, actions and attributes of documents reach their objects by name, which only Objective-C can do by itself. Each class
/// gets methods that know its own names and ask the superclass for others.
extension Preparation {
  mutating func writeConnections(_ context: TargetContext, path: String) {
    let usesUIKit = source.importedModules.contains("UIKit")
    for type in source.types where type.keyword == "class" && source.isLeftIn[type.start] {
      guard let ancestor = context.outermostSuperclass(of: type.firstInherited) else { continue }
      // An object of a class that the app derives from `NSObject` itself may stand in a document, too.
      let isPlain = type.firstInherited == "NSObject" && ancestor == "NSObject" && usesUIKit
      guard isPlain || Responders.contain(ancestor) else { continue }
      let own = source.documentMembers(of: type, named: context.namedSelectors)
      let foreign = context.extensionMembers[type.qualifiedName]
      let actions = own.actions.merged(with: foreign?.actions)
      let segueActions = isPlain ? [] : own.segueActions.merged(with: foreign?.segueActions)
      let hasMembers = !own.properties.isEmpty || !actions.isEmpty || !segueActions.isEmpty
      let isUIKits = Self.isInDocuments(ancestor)
      let coder = isUIKits ? source.requiredCoder(of: type) : nil
      guard hasMembers || coder != nil || isUIKits && ancestor.hasSuffix("Controller") else { continue }
      let word = isPlain ? "public" : "public override"
      var members: [String] = []
      if !own.properties.isEmpty || isPlain {
        members += ["\(word) func _connect(_ name: String, _ value: Any) -> Bool {", "switch name {"]
        members += own.properties.map {
          within($0.conditions, "case \"\($0.name)\": return _take(&self.`\($0.name)`, value)")
        }
        members += ["default: return \(isPlain ? "false" : "super._connect(name, value)")", "}", "}"]
      }
      if !actions.isEmpty || isPlain {
        members += ["\(word) class func _action(_ name: String) -> Selector? {", "switch name {"]
        members += actions.map {
          within($0.conditions, "case \"\($0.name)\": return \($0.selector(of: type.name))")
        }
        members += ["default: return \(isPlain ? "nil" : "super._action(name)")", "}", "}"]
      }
      if !segueActions.isEmpty {
        members += [
          "public override func _destination(_ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?? {",
          "switch name {",
        ]
        members += segueActions.map {
          within($0.conditions, "case \"\($0.name)\": return .some(self.\($0.call))")
        }
        members += ["default: return super._destination(name, coder, sender, identifier)", "}", "}"]
      }
      if let coder {
        let maker =
          "public override class func _decoded(by coder: NSCoder) -> UIResponder? { self.init(coder: coder) }"
        members.append(within(coder, maker))
      }
      members.append("\(word) class var _sourceFile: String? { \(SwiftText.literal(path)) }")
      if isPlain { writeConformance(of: type) }
      let brace = source.tokens[type.body.upperBound].range.lowerBound
      let place = "#sourceLocation(file: \(SwiftText.literal(path)), line: \(source.line(of: brace)))"
      edits.insert((["", "#sourceLocation()"] + members + [place, ""]).joined(separator: "\n"), at: brace)
    }
  }

  /// Says of a class of the app's own that documents connect it.
  private mutating func writeConformance(of type: TypeBody) {
    let header = type.start..<type.body.lowerBound
    guard let superclass = header.first(where: { source.isWord("NSObject", at: $0) }) else { return }
    edits.insert(", _DocumentObject", at: source.tokens[superclass].range.upperBound)
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
