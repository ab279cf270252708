/// Something that a document says and that has no effect here.
public struct UnsupportedPart: Hashable, Sendable, CustomStringConvertible {
  /// The element's name, such as `mapView`.
  public let element: String
  /// The attribute, or none where the whole element is not understood.
  public let attribute: String?
  /// The attribute's value.
  public let value: String?
  /// Where it stands.
  public let location: DocumentLocation

  /// The place and the words of the document: `12:5: label lineSpread="2"`.
  public var description: String {
    guard let attribute else { return "\(location): <\(element)>" }
    return "\(location): \(element) \(attribute)=\"\(value ?? "")\""
  }
}
