import Foundation
import LayoutSnapshotViews

/// Writes a class that builds a tree: its views as properties, then their settings, then their constraints.
struct SwiftWriter {
  let root: View
  let typeName: String
  let dialect: SwiftDialect
  let values: SwiftValues
  var names: SwiftNames
  /// Whether a view shows an image. Creating one takes a helper function.
  var usesPictures = false

  private let views: [View]
  private let guides: [LayoutGuide]

  init(root: View, typeName: String, dialect: SwiftDialect) {
    self.root = root
    self.typeName = typeName
    self.dialect = dialect
    values = SwiftValues(dialect: dialect)
    views = LayoutEditor(root, on: .iPhone8).views
    guides = ([root] + views).flatMap { view in view.layoutGuides.filter { $0.systemPurpose == nil } }
    names = SwiftNames(views + guides)
  }

  /// The complete file.
  mutating func file(withAliases: Bool) -> String {
    let body = declaration()
    let parts = [dialect.header(withAliases: withAliases), [""], body, pictureHelper]
    return parts.joined().joined(separator: "\n") + "\n"
  }

  private mutating func declaration() -> [String] {
    let superclass = type(frameworkClass(of: root))
    var (properties, setUp): ([String], [String]) = ([], [])
    for view in views { properties.append("  let \(expression(view)) = \(creation(of: view))") }
    for guide in guides { properties.append("  let \(expression(guide)) = \(type("LayoutGuide"))()") }
    for view in [root] + views { setUp += setUpLines(view) }
    let constraints = constraintLines()
    // In UIKit, a stack view's initializer with a coder cannot fail.
    let coder = root is StackView ? "init(coder: NSCoder)" : "init?(coder: NSCoder)"
    var lines = ["final class \(typeName): \(superclass) {"] + properties
    if !properties.isEmpty { lines.append("") }
    lines += [
      "  override init(frame: CGRect) {", "    super.init(frame: frame)", "    setUpViews()",
      "    setUpConstraints()", "  }", "",
    ]
    if let frame = frameLine(of: root) {
      lines += ["  convenience init() { self.init(frame: \(frame)) }", ""]
    }
    lines += ["  required \(coder) { fatalError(\"\(typeName) is made in code\") }", ""]
    lines += ["  private func setUpViews() {"] + setUp.map { "    " + $0 } + ["  }", ""]
    lines += ["  private func setUpConstraints() {"] + constraints.map { "    " + $0 } + ["  }", "}"]
    return lines
  }

  /// The name of a type of this package.
  func type(_ name: String) -> String { dialect.name(ofFrameworkClass: name) }

  /// The name of a view in the class. The root is the class itself.
  func expression(_ item: LayoutItem) -> String {
    if item === root { return "self" }
    if let name = names[item] { return name }
    guard let guide = item as? LayoutGuide, let purpose = guide.systemPurpose, let owner = guide.owningView
    else { return "/* \(String(describing: Swift.type(of: item))) */" }
    return member(of: owner, purpose)
  }

  /// A member of a view, without `self`.
  func member(of item: LayoutItem, _ name: String) -> String {
    item === root ? name : expression(item) + "." + name
  }
}

extension LayoutEditor {
  /// The classes of the tree that code names by the classes that they extend, in the order of their first views.
  package var classesWrittenAsOthers: [String] {
    var seen: Set<String> = []
    return ([root] + views).compactMap { view in
      let name = String(describing: Swift.type(of: view))
      return name == frameworkClass(of: view) || !seen.insert(name).inserted ? nil : name
    }
  }

  /// The tree as Swift code: a class that builds it again, for this package, for UIKit, or for both.
  ///
  /// ```swift
  /// print(editor.swiftCode(named: "LoginView", for: .both))
  /// // final class LoginView: UIView {
  /// //   let title = UILabel()
  /// //   ...
  /// //       title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
  /// ```
  ///
  /// Properties are named after the views' identifiers. A view of your own class becomes a view of the class
  /// that it extends, with its subviews. The code contains classes, the tree, settings that decide on layout,
  /// texts, fonts and colors, but not what a view draws or does.
  /// - Parameters:
  ///   - typeName: the name of the class, or nil for the name of the root's class.
  ///   - dialect: the framework whose names the code uses.
  ///   - aliases: whether code for both frameworks contains the typealiases. One file of a module has to.
  public func swiftCode(
    named typeName: String? = nil, for dialect: SwiftDialect = .package, aliases: Bool = true
  ) -> String {
    let given = SwiftNames.upperCamel(typeName ?? root.accessibilityIdentifier ?? "")
    var writer = SwiftWriter(root: root, typeName: given.isEmpty ? "ContentView" : given, dialect: dialect)
    return writer.file(withAliases: aliases)
  }
}
