/// Why a text is not a layout.
public enum LayoutDecodingError: Error, Hashable, Sendable {
  /// The text is not JSON of the expected form. The value is the decoder's message.
  case malformed(String)
  /// The text has another version of the format.
  case unknownVersion(Int)
  /// The device's size or scale is not supported.
  case unusableDevice(Device)
  /// The named device has an invalid safe area or invalid traits.
  case badDevice(String)
  /// The text contains no nodes, not even a root.
  case noNodes
  /// The node comes before its parent, or has none.
  case orphan(path: String)
  /// Two nodes have the same path.
  case duplicate(path: String)
  /// The node's frame is not four numbers on whole pixels with sizes of at least 0.
  case badFrame(path: String)
  /// The node's content size or insets have too few or too many numbers.
  case badFacts(path: String)
  /// The constraint with this number, counted from 1, has an unknown item or attribute, or a priority above 1000.
  case badConstraint(Int)
}

extension LayoutDecodingError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .malformed(let words): "not the JSON of a layout: \(words)"
    case .unknownVersion(let version):
      "format version \(version), but this library reads version \(Layout.formatVersion)"
    case .unusableDevice(let device): "an impossible device: \(device)"
    case .badDevice(let name): "the safe area or the traits of \(name) are not valid"
    case .noNodes: "no nodes"
    case .orphan(let path): "\(path) comes before its parent, or has none"
    case .duplicate(let path): "\(path) is listed twice"
    case .badFrame(let path): "the frame of \(path) does not lie on the device's pixels"
    case .badFacts(let path): "the content, the insets or the fixed frame of \(path) is not valid"
    case .badConstraint(let number):
      "constraint \(number) is not valid: check its items, attributes and priority"
    }
  }
}
