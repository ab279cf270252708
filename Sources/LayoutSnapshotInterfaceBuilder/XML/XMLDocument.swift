/// A parsed XML text: its elements in the order of their start tags.
///
/// They lie in one array and refer to each other by number. Rejected: an object for each element, whose release
/// recurses as deeply as the elements lie in each other.
final class XMLDocument: Sendable {
  let nodes: [Node]

  init(nodes: [Node]) { self.nodes = nodes }

  struct Node: Sendable {
    let name: String
    var attributes: [XMLElement.Attribute]
    /// The text in the element, without that of its children.
    var text = ""
    /// The number after that of the last element within this one.
    var end = 0
    let parent: Int?
    /// Where the start tag begins, in bytes.
    let location: DocumentLocation
    /// The bytes of the start tag, and those of the end tag: none, at the end, where the start tag closes itself.
    var opening = 0..<0
    var closing = 0..<0
  }

  /// The element that contains all others.
  var root: XMLElement { XMLElement(document: self, index: 0) }
}

/// One element of a document, a cheap reference into it.
struct XMLElement: Sendable {
  let document: XMLDocument
  let index: Int
  /// Elements whose attributes and children go before those of this one, the last of them first.
  var layers: [XMLElement] = []

  struct Attribute: Sendable {
    let name: String
    let value: String
    let location: DocumentLocation
  }

  private var node: XMLDocument.Node { document.nodes[index] }

  var name: String { node.name }
  var attributes: [Attribute] { node.attributes }
  var text: String { node.text }
  var location: DocumentLocation { node.location }
  /// The bytes of the start tag, and those of the end tag, of which there are none where the start tag closes itself.
  var opening: Range<Int> { node.opening }
  var closing: Range<Int> { node.closing }
  var parent: XMLElement? { node.parent.map { XMLElement(document: document, index: $0) } }

  /// The value of an attribute, if it is written.
  subscript(name: String) -> String? {
    if !layers.isEmpty, name != "key" {
      for layer in layers.reversed() { if let value = layer[name] { return value } }
    }
    for attribute in document.nodes[index].attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The elements directly in this one, in order.
  var children: Children { Children(document: document, position: index + 1, end: node.end) }

  /// The elements at any depth in this one, in order.
  var descendants: [XMLElement] {
    (index + 1..<max(index + 1, node.end)).map { XMLElement(document: document, index: $0) }
  }

  /// The first child of a name and, if that is given, of a `key`.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    for layer in layers.reversed() { if let child = layer.child(name, key: key) { return child } }
    return children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child with a `key`.
  func child(key: String) -> XMLElement? {
    for layer in layers.reversed() { if let child = layer.child(key: key) { return child } }
    return children.first { $0["key"] == key }
  }

  struct Children: Sequence, IteratorProtocol {
    let document: XMLDocument
    var position: Int
    let end: Int

    mutating func next() -> XMLElement? {
      guard position < end else { return nil }
      defer { position = document.nodes[position].end }
      return XMLElement(document: document, index: position)
    }
  }
}
