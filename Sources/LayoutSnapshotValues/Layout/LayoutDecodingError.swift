/// Why a text is not a layout.
public enum LayoutDecodingError: Error, Hashable, Sendable {
  /// It is not JSON of the expected shape; the decoder's words are kept.
  case malformed(String)
  /// It was written by another version of the format.
  case unknownVersion(Int)
  /// No screen can be like this.
  case unusableDevice(Device)
  /// The safe area or the traits of the device with this name cannot be.
  case badDevice(String)
  /// There is not even a root.
  case noNodes
  /// The node's parent does not stand before it.
  case orphan(path: String)
  /// Two nodes have this path.
  case duplicate(path: String)
  /// The node's frame is not four numbers on the device's pixels with sizes of at least 0.
  case badFrame(path: String)
  /// What the node says of its content or its insets has too few numbers, or too many.
  case badFacts(path: String)
  /// The constraint with this number, from 1, has an item or an attribute that is not there, or a priority
  /// beyond 1000.
  case badConstraint(Int)
}

extension LayoutDecodingError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .malformed(let words): "not the JSON of a layout: \(words)"
    case .unknownVersion(let version):
      "format version \(version), but this library reads version \(Layout.formatVersion)"
    case .unusableDevice(let device): "a device that cannot be: \(device)"
    case .badDevice(let name): "the safe area or the traits of \(name) cannot be"
    case .noNodes: "no nodes"
    case .orphan(let path): "\(path) stands before its parent, or without one"
    case .duplicate(let path): "\(path) stands there twice"
    case .badFrame(let path): "the frame of \(path) does not lie on the device's pixels"
    case .badFacts(let path): "the content, the insets or the fixed frame of \(path) cannot be"
    case .badConstraint(let number):
      "constraint \(number) cannot be: look at its items, attributes and priority"
    }
  }
}
