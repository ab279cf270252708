/// Finds a document's objects by their identifiers.
struct ObjectIndex: Sendable {
  private var elements: [String: XMLElement] = [:]
  private var segues: [String: [XMLElement]] = [:]
  private var placeholders: [String: XMLElement] = [:]

  init(_ root: XMLElement) throws(InterfaceBuilderError) {
    for element in root.descendants {
      if element.name == "segue", let target = element["destination"] {
        segues[target, default: []].append(element)
      } else if element.name == "viewControllerPlaceholder", let id = element["id"] {
        placeholders[id] = placeholders[id] ?? element
      }
      guard let id = element["id"], ObjectIndex.isReferred(element.name) else { continue }
      if let first = elements.updateValue(element, forKey: id) {
        throw InterfaceBuilderError(.duplicateIdentifier(id, first: first.location), at: element.location)
      }
    }
  }

  subscript(id: String) -> XMLElement? { elements[id] }

  /// The segues that lead to a controller, in the document's order.
  func segues(to id: String) -> [XMLElement] { segues[id] ?? [] }

  /// The stand-in for a scene of another storyboard.
  func placeholder(_ id: String) -> XMLElement? { placeholders[id] }

  /// Whether constraints, outlets or segues can speak of an element, so that its identifier has to be its own.
  private static func isReferred(_ name: String) -> Bool {
    name == "constraint" || name.hasSuffix("LayoutGuide") || name.hasSuffix("Controller")
      || ViewClass.named(name) != nil
  }
}

/// Finds what a document keeps at its end: the sizes of images, the values of named and system colors.
struct ResourceIndex: Sendable {
  private(set) var images: [String: (width: Double, height: Double)] = [:]
  private(set) var colors: [String: XMLElement] = [:]
  /// What Xcode drew of views of the user's classes and asked them for their size, by object.
  private(set) var designables: [String: (width: Double, height: Double)] = [:]

  init(_ root: XMLElement) {
    for element in root.child("resources").map({ Array($0.children) }) ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        if let width = element["width"].flatMap(Double.init),
          let height = element["height"].flatMap(Double.init)
        {
          images[name] = (width, height)
        }
      case "namedColor", "systemColor": colors[name] = element.child("color")
      default: break
      }
    }
    for element in root.child("designables").map({ Array($0.children) }) ?? [] {
      guard let name = element["name"], let size = element.child("size", key: "intrinsicContentSize"),
        let width = size["width"].flatMap(Double.init), let height = size["height"].flatMap(Double.init)
      else { continue }
      designables[name] = (width, height)
    }
  }
}
