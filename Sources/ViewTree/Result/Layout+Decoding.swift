import Foundation
import Graphics

extension Layout {
  /// Reads what ``json`` wrote, and refuses what no layout could have written.
  ///
  /// - Throws: ``LayoutDecodingError``.
  public init(json: String) throws(LayoutDecodingError) {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: Data(json.utf8)) } catch {
      throw .malformed("\(error)")
    }
    guard document.version == Layout.formatVersion else { throw .unknownVersion(document.version) }
    let device = document.device.device
    guard device.isUsable else { throw .unusableDevice(device) }
    guard !document.nodes.isEmpty else { throw .noNodes }

    var slots: [String: Int] = [:]
    var outline = Outline()
    var edges: [PixelEdges] = []
    var ambiguousSlots: [Int] = []
    for (slot, node) in document.nodes.enumerated() {
      var parent: Int?
      var name = node.path[...]
      if slot > 0 {
        guard let slash = node.path.lastIndex(of: "/"), let found = slots[String(node.path[..<slash])]
        else { throw .orphan(path: node.path) }
        parent = found
        name = node.path[slash...].dropFirst()
      }
      guard slots.updateValue(slot, forKey: node.path) == nil else { throw .duplicate(path: node.path) }
      guard let local = node.edges(scale: device.scale) else { throw .badFrame(path: node.path) }
      let origin = parent.map { edges[$0] } ?? PixelEdges(left: 0, top: 0, right: 0, bottom: 0)
      edges.append(
        PixelEdges(
          left: origin.left + local.left, top: origin.top + local.top,
          right: origin.left + local.right, bottom: origin.top + local.bottom))
      if node.ambiguous == true { ambiguousSlots.append(slot) }
      outline.append(
        Outline.Entry(
          name: Outline.Name(name), className: node.className, kind: node.kind ?? .view, parent: parent))
    }
    self.init(
      device: device, outline: outline, edges: edges, conflicts: document.conflicts ?? [],
      ambiguousSlots: ambiguousSlots)
  }

  private struct Document: Decodable {
    let conflicts: [Conflict]?
    let device: DocumentDevice
    let nodes: [DocumentNode]
    let version: Int
  }

  private struct DocumentDevice: Decodable {
    let name: String
    let width: Double
    let height: Double
    let scale: Int

    /// The device of this name where its numbers are these, with all that is known of it.
    var device: Device {
      let plain = Device(name: name, width: width, height: height, scale: scale)
      guard let known = Device.named(name), known.size == plain.size, known.scale == scale else {
        return plain
      }
      return known
    }
  }

  private struct DocumentNode: Decodable {
    let ambiguous: Bool?
    let path: String
    let className: String
    let kind: Node.Kind?
    let frame: [Double]

    enum CodingKeys: String, CodingKey {
      case ambiguous, path, kind, frame
      case className = "class"
    }

    /// The frame in pixels; none where it is not on the device's pixels to the third decimal.
    func edges(scale: Int) -> PixelEdges? {
      guard frame.count == 4 else { return nil }
      let pixels = frame.compactMap { points -> Int? in
        let exact = points * Double(scale)
        guard abs(exact) < Double(Fixed.wholePixelLimit) else { return nil }
        let whole = exact.rounded()
        return abs(exact - whole) <= 0.0006 * Double(scale) ? Int(whole) : nil
      }
      guard pixels.count == 4, pixels[2] >= 0, pixels[3] >= 0 else { return nil }
      return PixelEdges(
        left: pixels[0], top: pixels[1], right: pixels[0] + pixels[2], bottom: pixels[1] + pixels[3])
    }
  }
}

extension Layout.Outline.Name {
  /// Takes `View[1]` apart; brackets stand in a name for nothing else.
  fileprivate init(_ text: Substring) {
    guard text.hasSuffix("]"), let open = text.lastIndex(of: "["),
      let ordinal = Int(text[open...].dropFirst().dropLast())
    else {
      self.init(text: String(text), ordinal: nil)
      return
    }
    self.init(text: String(text[..<open]), ordinal: ordinal)
  }
}

/// Why a text is not a layout.
public enum LayoutDecodingError: Error, Hashable, Sendable {
  /// It is not JSON of the expected shape; the decoder's words are kept.
  case malformed(String)
  /// It was written by another version of the format.
  case unknownVersion(Int)
  /// No screen can be like this.
  case unusableDevice(Device)
  /// There is not even a root.
  case noNodes
  /// The node's parent does not stand before it.
  case orphan(path: String)
  /// Two nodes have this path.
  case duplicate(path: String)
  /// The node's frame is not four numbers on the device's pixels with sizes of at least 0.
  case badFrame(path: String)
}

extension LayoutDecodingError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .malformed(let words): "not the JSON of a layout: \(words)"
    case .unknownVersion(let version):
      "format version \(version), but this library reads version \(Layout.formatVersion)"
    case .unusableDevice(let device): "a device that cannot be: \(device)"
    case .noNodes: "no nodes"
    case .orphan(let path): "\(path) stands before its parent, or without one"
    case .duplicate(let path): "\(path) stands there twice"
    case .badFrame(let path): "the frame of \(path) does not lie on the device's pixels"
    }
  }
}
