import Foundation
import LayoutSnapshotGraphics

extension Layout {
  /// Reads a layout that ``json`` wrote. It rejects text that no layout could have written.
  ///
  /// - Throws: ``LayoutDecodingError``.
  public init(json: String) throws(LayoutDecodingError) {
    let document = try document(of: json)
    guard document.version == Layout.formatVersion else { throw .unknownVersion(document.version) }
    guard let device = document.device.device else { throw .badDevice(document.device.name) }
    guard device.isUsable else { throw .unusableDevice(device) }
    guard !document.nodes.isEmpty else { throw .noNodes }

    var slots: [String: Int] = [:]
    var outline = Outline()
    var edges: [PixelEdges] = []
    var ambiguousSlots: [Int] = []
    var scrolled: [Scrolled] = []
    var explanation = Explanation()
    for (slot, node) in document.nodes.enumerated() {
      var parent: Int?
      var name = node.path
      if slot > 0 {
        let path = LayoutPath(node.path)
        guard let found = path.parent.flatMap({ slots[$0] }) else { throw .orphan(path: node.path) }
        parent = found
        name = path.name
      }
      guard slots.updateValue(slot, forKey: node.path) == nil else { throw .duplicate(path: node.path) }
      guard let local = node.edges(scale: device.scale) else { throw .badFrame(path: node.path) }
      var origin = parent.map { (x: edges[$0].left, y: edges[$0].top) } ?? (x: 0, y: 0)
      if let scroll = scrolled.last(where: { $0.slot == parent }) {
        origin = (origin.x - scroll.x, origin.y - scroll.y)
      }
      edges.append(
        PixelEdges(
          left: origin.x + local.left, top: origin.y + local.top,
          right: origin.x + local.right, bottom: origin.y + local.bottom))
      if let offset = node.offset {
        guard let pixels = pixels(of: offset, scale: device.scale), pixels.count == 2, pixels != [0, 0] else {
          throw .badFrame(path: node.path)
        }
        scrolled.append(Scrolled(slot: slot, x: pixels[0], y: pixels[1]))
      }
      if node.ambiguous == true { ambiguousSlots.append(slot) }
      outline.append(
        Outline.Entry(
          name: Outline.Name(name[...]), className: node.className, kind: node.kind ?? .view, parent: parent))
      guard var facts = node.facts else { throw .badFacts(path: node.path) }
      if document.nodes[0].looks != nil { facts.looks = node.looks ?? [:] }
      explanation.items.append(facts)
    }
    let unmet = try explanation.read(document.constraints ?? [], &slots)
    self.init(
      device: device, outline: outline, edges: edges, conflicts: document.conflicts ?? [],
      ambiguousSlots: ambiguousSlots, explanation: document.constraints == nil ? nil : explanation,
      unmetConstraints: unmet, scrolled: scrolled)
  }
}

/// The members of a file, whoever wrote it.
private func document(of json: String) throws(LayoutDecodingError) -> LayoutDocument {
  if let document = try? LayoutDocument(plain: json) { return document }
  do { return try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8)) } catch {
    throw .malformed("\(error)")
  }
}

extension Layout.Explanation {
  /// Reads the constraints of a file, and the names of unlisted items in the order in which they occur.
  ///
  /// - Returns: the indices of the constraints that the layout does not satisfy.
  fileprivate mutating func read(
    _ constraints: [LayoutDocumentConstraint], _ slots: inout [String: Int]
  ) throws(LayoutDecodingError) -> [Int] {
    for path in constraints.flatMap({ [$0.item, $0.toItem] }).compactMap({ $0 })
    where slots[path] == nil && path.hasSuffix("]") && path.contains("/[") {
      slots[path] = items.count + unlistedPaths.count
      unlistedPaths.append(path)
    }
    var unmet: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      guard let facts = constraint.facts({ slots[$0] }) else { throw .badConstraint(index + 1) }
      self.constraints.append(facts)
      if constraint.unmet == true { unmet.append(index) }
    }
    return unmet
  }
}

extension Layout.Outline.Name {
  /// Splits `View[1]` into its parts. Names contain brackets for nothing else.
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
