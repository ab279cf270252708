import Foundation
import LayoutSnapshotViews

extension InterfaceBuilderDocument {
  /// The document with a scene as tools have left it, for writing it back.
  ///
  /// Constraints that have come or gone, constants and frames are changed, each where it is written. All other bytes
  /// are those that were read; if nothing has changed, all are.
  ///
  /// ```swift
  /// let scene = try document.scene("Login")
  /// try LayoutEditor(scene.view, on: .iPhone8).addMissingConstraints()
  /// try Data(document.bytes(with: scene)).write(to: url)
  /// ```
  ///
  /// - Parameter scene: one of this document, on the screen of its canvas. What depends on size classes stays.
  /// - Throws: ``InterfaceBuilderError`` if the document cannot say what has changed.
  public func bytes(with scene: InterfaceBuilderScene) throws(InterfaceBuilderError) -> [UInt8] {
    do throws(InterfaceBuilderError) {
      var writer = SceneWriter(self, scene)
      try writer.write(comparedWith: try SceneLoader(self, scene.options, [:]).load(scene.description))
      guard writer.text.isChanged else { return bytes }
      let written = writer.text.written()
      // Nothing is handed out that cannot be read again.
      _ = try InterfaceBuilderDocument(bytes: written)
      return written
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }
}

/// Finds what differs between a scene and what its document says, and changes the document's text.
struct SceneWriter {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene
  var text: DocumentText
  /// The elements of the scene's views.
  private let elements: [ObjectIdentifier: XMLElement]
  private var identifiers: NewIdentifiers
  private var added: [(constraint: LayoutConstraint, holder: View)] = []
  /// Guides that the document lacks, with the identifiers that they are given.
  private var addedGuides: [String: String] = [:]

  init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene) {
    (self.document, self.scene) = (document, scene)
    text = DocumentText(document.bytes)
    identifiers = NewIdentifiers(document)
    elements = Dictionary(
      scene.records.compactMap { record in
        document.objects[record.id].map { (ObjectIdentifier(record.view), $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func write(comparedWith old: InterfaceBuilderScene) throws(InterfaceBuilderError) {
    guard old.records.count == scene.records.count,
      old.constraintRecords.count == scene.constraintRecords.count
    else { throw unwritable("The scene does not come from this document. Load it from the document again.") }
    added = Self.newConstraints(scene, old)
    for (before, after) in zip(old.records, scene.records) { try writeView(before, after) }
    var gone: Set<String> = []
    for (before, after) in zip(old.constraintRecords, scene.constraintRecords) {
      guard let element = document.objects[after.id] else { continue }
      if before.constraint.isActive, !after.constraint.isActive {
        gone.insert(after.id)
      } else if before.constraint.constant != after.constraint.constant {
        if element.children.contains(where: { $0.name == "variation" && $0["constant"] != nil }) {
          throw unwritable(
            "The constant of \(after.constraint) depends on the size class. Change it in Xcode.", element)
        }
        text.set("constant", to: number(after.constraint.constant), of: element)
        text.removeAttribute("symbolic", of: element)
      }
    }
    removeConstraints(gone)
    try addConstraints()
  }

  func unwritable(_ words: String, _ element: XMLElement? = nil) -> InterfaceBuilderError {
    InterfaceBuilderError(.notWritable(words), at: element?.location)
  }

  // MARK: Views

  private mutating func writeView(
    _ before: ViewRecord, _ after: ViewRecord
  ) throws(InterfaceBuilderError) {
    guard let element = document.objects[after.id], after.view !== scene.view else { return }
    let place = { (record: ViewRecord, scene: InterfaceBuilderScene) in
      scene.records.firstIndex { $0.view === record.view.superview }
    }
    if before.view.superview !== after.view.superview, after.savedFrame != nil || after.isLaidOut,
      (before.view.superview == nil) != (after.view.superview == nil)
        || place(before, scene) == nil && place(after, scene) == nil && after.view.superview is StackView
    {
      throw unwritable(
        "Views have moved to other superviews, which cannot be written. Use `code` instead.", element)
    }
    if before.view.translatesAutoresizingMaskIntoConstraints,
      !after.view.translatesAutoresizingMaskIntoConstraints
    {
      text.set("translatesAutoresizingMaskIntoConstraints", to: "NO", of: element)
      text.removeAttribute("fixedFrame", of: element)
    }
    let frame = after.view.frame
    guard after.savedFrame != nil, before.view.frame != frame else { return }
    guard let rect = element.child("rect", key: "frame") else {
      throw unwritable("The frame is written as distances from the edges. Change it in Xcode.", element)
    }
    for (name, value) in [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ] {
      // Xcode writes a place of 0 with a point.
      if try rect.number(name) != Double(value) {
        text.set(name, to: value == 0 ? "0.0" : number(value), of: rect)
      }
    }
    text.removeAttribute("misplaced", of: element)
  }

  // MARK: Constraints

  /// Takes constraints away, and what refers to them: outlets, and exceptions for size classes.
  private mutating func removeConstraints(_ gone: Set<String>) {
    if gone.isEmpty { return }
    var removed: Set<Int> = []
    for element in document.xml.root.descendants {
      let isReference = ["outlet", "outletCollection"].contains(element.name)
      let target =
        element.name == "constraint"
        ? element["id"]
        : isReference
          ? element["destination"]
          : ["exclude", "include"].contains(element.name) ? element["reference"] : nil
      guard let target, gone.contains(target) else { continue }
      removed.insert(element.index)
    }
    for index in removed.sorted() {
      let element = XMLElement(document: document.xml, index: index)
      // A list of which nothing is left goes with what was in it.
      guard let list = element.parent, list.children.allSatisfy({ removed.contains($0.index) }) else {
        text.remove(element)
        continue
      }
      if list.children.first(where: { _ in true })?.index == index, !receives(list) { text.remove(list) }
      if receives(list) { text.remove(element) }
    }
  }

  /// Whether constraints are added to a list.
  private func receives(_ list: XMLElement) -> Bool {
    list.name == "constraints"
      && added.contains { elements[ObjectIdentifier($0.holder)]?.index == list.parent?.index }
  }

  /// The constraints that the document does not know, in the order of the views that hold them.
  ///
  /// Those that classes make themselves, such as cells for their labels, are in a scene that nobody has changed, too.
  private static func newConstraints(
    _ scene: InterfaceBuilderScene, _ old: InterfaceBuilderScene
  ) -> [(constraint: LayoutConstraint, holder: View)] {
    let known = Set((scene.constraintRecords + old.constraintRecords).map { ObjectIdentifier($0.constraint) })
    func unknown(_ view: View) -> [LayoutConstraint] {
      view.ownConstraints.filter { !known.contains(ObjectIdentifier($0)) && $0.isActive }
    }
    return zip(scene.records, old.records).flatMap { record, old in
      var own = unknown(old.view).map(\.description)
      return unknown(record.view).filter { constraint in
        guard let place = own.firstIndex(of: constraint.description) else { return true }
        own.remove(at: place)
        return false
      }
      .map { ($0, record.view) }
    }
  }

  private mutating func addConstraints() throws(InterfaceBuilderError) {
    for record in scene.records {
      guard let element = elements[ObjectIdentifier(record.view)] else { continue }
      var lines: [String] = []
      for (constraint, holder) in added where holder === record.view {
        lines.append(try line(of: constraint, heldBy: element))
      }
      if lines.isEmpty { continue }
      if let list = element.child("constraints") {
        text.append(lines, to: list)
      } else {
        // Xcode writes them behind what lies in a view, and before what it shows and is connected to.
        let before: Set<String> = ["rect", "autoresizingMask", "subviews", "viewLayoutGuide"]
        let last = element.children.filter {
          before.contains($0.name) || $0.name == "color" && $0["key"] == "backgroundColor"
        }.last
        text.insert(
          ["<constraints>"] + lines.map { "    " + $0 } + ["</constraints>"], in: element, after: last)
      }
    }
  }

  private mutating func line(
    of constraint: LayoutConstraint, heldBy holder: XMLElement
  ) throws(InterfaceBuilderError) -> String {
    guard let item = constraint.firstItem as? LayoutItem else {
      throw unwritable("An item no longer exists.", holder)
    }
    let first = try place(item, constraint.firstAttribute, holder)
    var parts: [(String, String)] = []
    if first.id != holder["id"] { parts.append(("firstItem", first.id)) }
    parts.append(("firstAttribute", first.attribute))
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: parts.append(("relation", "lessThanOrEqual"))
    case .greaterThanOrEqual: parts.append(("relation", "greaterThanOrEqual"))
    }
    if let item = constraint.secondItem as? LayoutItem {
      let second = try place(item, constraint.secondAttribute, holder)
      parts += [("secondItem", second.id), ("secondAttribute", second.attribute)]
    }
    if constraint.multiplier != 1 { parts.append(("multiplier", number(constraint.multiplier))) }
    if constraint.priority != .required {
      parts.append(("priority", number(CGFloat(constraint.priority.rawValue))))
    }
    if constraint.constant != 0 { parts.append(("constant", number(constraint.constant))) }
    if let identifier = constraint.identifier { parts.append(("identifier", identifier)) }
    let words = parts.map { " \($0)=\"\(XMLElement.escaped($1))\"" }.joined()
    return "<constraint\(words) id=\"\(identifiers.next(for: "\(holder["id"] ?? "")\(words)"))\"/>"
  }

  /// What a document calls an item with an attribute. Guides of margins are attributes of their view there.
  private mutating func place(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, _ holder: XMLElement
  ) throws(InterfaceBuilderError) -> (id: String, attribute: String) {
    let host = item.hostView
    guard let view = host, let element = elements[ObjectIdentifier(view)], let id = element["id"] else {
      throw unwritable("\(type(of: item)) is not an object of the document. Use `code` instead.", holder)
    }
    guard let guide = item as? LayoutGuide else { return (id, word(attribute)) }
    let isReadable = element.flag("layoutMarginsFollowReadableWidth") == true
    switch guide.systemPurpose {
    case "layoutMarginsGuide": return (id, word(attribute, inMargins: true))
    // Where there is no more room than text needs, both are the same on the canvas.
    case "readableContentGuide" where isReadable || isAsWideAsText(view):
      return (id, word(attribute, inMargins: true))
    // In a scroll view edges mean the content, and sizes the frame.
    case "contentLayoutGuide" where attribute.kind != .size, "frameLayoutGuide" where attribute.kind == .size:
      if let known = guideElement("\(guide.systemPurpose ?? "")", in: element) {
        return (known, word(attribute))
      }
      return (id, word(attribute))
    case "topLayoutGuide", "bottomLayoutGuide":
      let type = guide.systemPurpose == "topLayoutGuide" ? "top" : "bottom"
      let known = scene.description.element.child("layoutGuides")?.children.first { $0["type"] == type }
      if let known = known?["id"] { return (known, word(attribute)) }
    case "safeAreaLayoutGuide":
      if let known = guideElement("safeArea", in: element) ?? addedGuides[id] {
        return (known, word(attribute))
      }
      guard document.xml.root["useSafeAreas"] == "YES" else {
        if let place = placeBeforeSafeAreas(attribute, view, id) { return place }
        throw unwritable(
          "The document has no safe areas. Turn on \"Use Safe Area Layout Guides\" in Xcode's file inspector.",
          holder)
      }
      return (addSafeArea(to: element, id), word(attribute))
    default: break
    }
    throw unwritable(
      "The document has no \(guide.systemPurpose ?? "such guide"). Use `code` instead.", holder)
  }

  /// Whether what lies between a view's margins is no wider than text at the default size is read.
  private func isAsWideAsText(_ view: View) -> Bool {
    view.frame.width - view.layoutMargins.left - view.layoutMargins.right <= 672
  }

  /// Where an edge of the root's safe area lies in documents that know only its forerunners: the guides of the bars above
  /// and below, and the root's own sides.
  private func placeBeforeSafeAreas(
    _ attribute: LayoutConstraint.Attribute, _ view: View, _ id: String
  ) -> (id: String, attribute: String)? {
    guard view === scene.view else { return nil }
    let guides = scene.description.element.child("layoutGuides").map { Array($0.children) } ?? []
    switch attribute {
    case .top: return guides.first { $0["type"] == "top" }?["id"].map { ($0, "bottom") }
    case .bottom: return guides.first { $0["type"] == "bottom" }?["id"].map { ($0, "top") }
    case .leading, .trailing, .left, .right, .centerX, .width: return (id, word(attribute))
    default: return nil
    }
  }

  private func guideElement(_ key: String, in element: XMLElement) -> String? {
    element.children.first { $0.name == "viewLayoutGuide" && $0["key"] == key }?["id"]
  }

  private mutating func addSafeArea(to element: XMLElement, _ id: String) -> String {
    let new = identifiers.next(for: "\(id) safeArea")
    addedGuides[id] = new
    let last = element.children.filter { ["rect", "autoresizingMask", "subviews"].contains($0.name) }.last
    text.insert(["<viewLayoutGuide key=\"safeArea\" id=\"\(new)\"/>"], in: element, after: last)
    return new
  }

  private func word(_ attribute: LayoutConstraint.Attribute, inMargins: Bool = false) -> String {
    let words = SceneLoader.attributeWords
    let own = words.first { $0.value == attribute }?.key ?? attribute.name
    guard inMargins else { return own }
    return words.first { $0.value.isOfMargins && $0.value.withoutMargins == attribute }?.key ?? own
  }

  /// A number in the fewest digits that give it back.
  private func number(_ value: CGFloat) -> String {
    let text = "\(Double(value == 0 ? 0 : value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
