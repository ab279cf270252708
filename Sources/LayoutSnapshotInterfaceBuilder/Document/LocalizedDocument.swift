/// A document's texts in another language.
extension XMLDocument {
  /// The document with texts in place of its own, by the keys that Xcode writes into a document's `.strings` file: `ObjectID.text`,
  /// `ObjectID.normalTitle`, `ObjectID.segmentTitles[0]`.
  func localized(by texts: [String: String]) -> XMLDocument {
    var changed = nodes
    for element in root.descendants {
      guard let id = element["id"] else { continue }
      for property in element.textProperties {
        guard let text = texts["\(id).\(property.key)"] else { continue }
        switch property.place {
        case .attribute(let index, let name): changed[index].setText(text, of: name)
        case .content(let index): changed[index].text = text
        }
      }
    }
    return XMLDocument(nodes: changed)
  }
}

extension XMLDocument.Node {
  fileprivate mutating func setText(_ text: String, of name: String) {
    let location = attributes.first { $0.name == name }?.location ?? location
    attributes.removeAll { $0.name == name }
    attributes.append(XMLElement.Attribute(name: name, value: text, location: location))
  }
}

extension XMLElement {
  /// A text of an element that a language can replace.
  fileprivate struct TextProperty {
    enum Place {
      case attribute(Int, String)
      case content(Int)
    }
    var key: String
    var place: Place
  }

  /// Texts that are attributes of the element itself.
  private static let plain = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    "accessibilityLabel",
  ]

  fileprivate var textProperties: [TextProperty] {
    var found = Self.plain.map { TextProperty(key: $0, place: .attribute(index, $0)) }
    for child in children {
      switch (child.name, child["key"]) {
      case ("state", let state?):
        found.append(TextProperty(key: "\(state)Title", place: .attribute(child.index, "title")))
      case ("buttonConfiguration", let key?):
        for name in ["title", "subtitle"] {
          found.append(TextProperty(key: "\(key).\(name)", place: .attribute(child.index, name)))
        }
      case ("string", let key?):
        // A text of several lines is an element, which goes before the attribute.
        found.removeAll { $0.key == key }
        found.append(TextProperty(key: key, place: .content(child.index)))
      case ("segments", _):
        for (number, segment) in child.children.enumerated() {
          found.append(
            TextProperty(key: "segmentTitles[\(number)]", place: .attribute(segment.index, "title")))
        }
      case ("scopeButtonTitles", _):
        for (number, title) in child.children.enumerated() {
          found.append(TextProperty(key: "scopeButtonTitles[\(number)]", place: .content(title.index)))
        }
      default: break
      }
    }
    return found
  }
}
