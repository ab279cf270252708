/// A parsed XML text: its elements in the order of their start tags.
///
/// They lie in one array and refer to each other by number. Rejected: an object for each element, whose release
/// recurses as deeply as the elements lie in each other.
package final class XMLDocument: Sendable {
  package let nodes: [Node]
  /// Whether references to entities stand in the texts that are not known.
  package let hasUnknownEntities: Bool

  package init(nodes: [Node], hasUnknownEntities: Bool = false) {
    (self.nodes, self.hasUnknownEntities) = (nodes, hasUnknownEntities)
  }

  package struct Node: Sendable {
    package let name: String
    package var attributes: [XMLElement.Attribute]
    /// The text in the element, without that of its children.
    package var text = ""
    /// The number after that of the last element within this one.
    package var end = 0
    package let parent: Int?
    /// Where the start tag begins, in bytes.
    package let location: DocumentLocation
    /// The bytes of the start tag, and those of the end tag: none, at the end, where the start tag closes itself.
    package var opening = 0..<0
    package var closing = 0..<0
  }

  /// The element that contains all others.
  package var root: XMLElement { XMLElement(document: self, index: 0) }
}

/// One element of a document, a cheap reference into it.
package struct XMLElement: Sendable {
  package let document: XMLDocument
  package let index: Int
  /// Elements whose attributes and children go before those of this one, the last of them first.
  package var layers: [XMLElement] = []

  package init(document: XMLDocument, index: Int) { (self.document, self.index) = (document, index) }

  package struct Attribute: Sendable {
    package let name: String
    package let value: String
    package let location: DocumentLocation

    package init(name: String, value: String, location: DocumentLocation) {
      (self.name, self.value, self.location) = (name, value, location)
    }
  }

  private var node: XMLDocument.Node { document.nodes[index] }

  package var name: String { node.name }
  package var attributes: [Attribute] { node.attributes }
  package var text: String { node.text }
  package var location: DocumentLocation { node.location }
  /// The bytes of the start tag, and those of the end tag, of which there are none where the start tag closes itself.
  package var opening: Range<Int> { node.opening }
  package var closing: Range<Int> { node.closing }
  package var parent: XMLElement? { node.parent.map { XMLElement(document: document, index: $0) } }

  /// The value of an attribute, if it is written.
  package subscript(name: String) -> String? {
    if !layers.isEmpty, name != "key" {
      for layer in layers.reversed() { if let value = layer[name] { return value } }
    }
    for attribute in document.nodes[index].attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The elements directly in this one, in order.
  package var children: Children { Children(document: document, position: index + 1, end: node.end) }

  /// The elements at any depth in this one, in order.
  package var descendants: [XMLElement] {
    (index + 1..<max(index + 1, node.end)).map { XMLElement(document: document, index: $0) }
  }

  /// The first child of a name and, if that is given, of a `key`.
  package func child(_ name: String, key: String? = nil) -> XMLElement? {
    for layer in layers.reversed() { if let child = layer.child(name, key: key) { return child } }
    return children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child with a `key`.
  package func child(key: String) -> XMLElement? {
    for layer in layers.reversed() { if let child = layer.child(key: key) { return child } }
    return children.first { $0["key"] == key }
  }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let document: XMLDocument
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> XMLElement? {
      guard position < end else { return nil }
      defer { position = document.nodes[position].end }
      return XMLElement(document: document, index: position)
    }
  }
}
