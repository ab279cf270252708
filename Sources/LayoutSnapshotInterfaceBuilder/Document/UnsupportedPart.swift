/// A part of a document that has no effect here.
public struct UnsupportedPart: Hashable, Sendable, CustomStringConvertible {
  /// The element's name, such as `mapView`.
  public let element: String
  /// The name of the attribute, or nil if the whole element is unsupported.
  public let attribute: String?
  /// The attribute's value.
  public let value: String?
  /// The place in the document.
  public let location: DocumentLocation

  /// The place and the document's text: `12:5: label lineSpread="2"`.
  public var description: String {
    guard let attribute else { return "\(location): <\(element)>" }
    return "\(location): \(element) \(attribute)=\"\(value ?? "")\""
  }
}
