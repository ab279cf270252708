import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// One item that is not where the reference has it.
package struct FrameChange: Hashable, Sendable {
  /// The item's path, such as `Card/title`.
  package let path: String
  /// What happened to it.
  package let kind: Kind
  /// As much of the path as tells the item apart from all others.
  package let name: String

  package init(path: String, kind: Kind, name: String? = nil) {
    self.path = path
    self.kind = kind
    self.name = name ?? path
  }

  package enum Kind: Hashable, Sendable {
    /// It is there now and was not before.
    case added
    /// It was there and is no more.
    case removed
    /// Its frame in its parent differs; both are in points.
    case moved(from: Frame, to: Frame)
    /// It is of another class, or a guide instead of a view.
    case becameAnother(from: String, to: String)
    /// It stands at another place among the items.
    case reordered
    /// It was shown and is hidden, or the other way round.
    case hidden(Bool)
    /// The constraints leave its place or size open now, or no longer do.
    case ambiguous(Bool)
    /// The required constraints that exclude each other are others; in the place of an item, the root.
    case conflicts(from: Int, to: Int)
  }

  /// A frame in points, in the parent's coordinates.
  package struct Frame: Hashable, Sendable {
    package let x, y, width, height: Double

    package init(_ rect: CGRect) {
      (x, y) = (rect.minX, rect.minY)
      (width, height) = (rect.width, rect.height)
    }
  }
}

extension FrameChange {
  /// Everything that differs between two layouts for one device, in the order of the new one, and then
  /// what is gone. Empty only if the layouts are equal.
  ///
  /// An item that its parent carried along has not moved: only frames in the parent count.
  package static func changes(from old: Layout, to new: Layout) -> [FrameChange] {
    let (oldNodes, newNodes) = (old.nodes, new.nodes)
    let before = Dictionary(uniqueKeysWithValues: zip(oldNodes.map(\.path), oldNodes.indices))
    let paths = Set(newNodes.map(\.path))
    var changes: [FrameChange] = []
    for (slot, node) in newNodes.enumerated() {
      guard let oldSlot = before[node.path] else {
        changes.append(FrameChange(path: node.path, kind: .added))
        continue
      }
      let oldNode = oldNodes[oldSlot]
      if (oldNode.className, oldNode.kind) != (node.className, node.kind) {
        changes.append(
          FrameChange(path: node.path, kind: .becameAnother(from: oldNode.className, to: node.className)))
      }
      // A file without facts says nothing of what is hidden.
      if old.explanation != nil, oldNode.isHidden != node.isHidden {
        changes.append(FrameChange(path: node.path, kind: .hidden(node.isHidden)))
      }
      if oldNode.isAmbiguous != node.isAmbiguous {
        changes.append(FrameChange(path: node.path, kind: .ambiguous(node.isAmbiguous)))
      }
      if old.localEdges(at: oldSlot) != new.localEdges(at: slot) {
        changes.append(
          FrameChange(path: node.path, kind: .moved(from: Frame(oldNode.frame), to: Frame(node.frame))))
      }
    }
    let hasSameConflicts = old.conflicts.elementsEqual(new.conflicts) { $0.isBetweenTheSame(as: $1) }
    if !hasSameConflicts, let root = newNodes.first {
      let kind = Kind.conflicts(from: old.conflicts.count, to: new.conflicts.count)
      changes.append(FrameChange(path: root.path, kind: kind))
    }
    for node in oldNodes where !paths.contains(node.path) {
      changes.append(FrameChange(path: node.path, kind: .removed))
    }
    if changes.isEmpty {
      for (oldNode, node) in zip(oldNodes, newNodes) where oldNode.path != node.path {
        changes.append(FrameChange(path: node.path, kind: .reordered))
      }
    }
    if changes.isEmpty { return [] }
    let names = ShortNames(paths.union(before.keys))
    return changes.map { FrameChange(path: $0.path, kind: $0.kind, name: names[$0.path]) }
  }
}

extension FrameChange: CustomStringConvertible {
  /// The change in words: `title: x 16 -> 24, width 160 -> 152`.
  package var description: String { "\(name): \(whatHappened)" }

  private var whatHappened: String {
    switch kind {
    case .added: "was added"
    case .removed: "was removed"
    case .becameAnother(let old, let new): "was a \(old), is a \(new)"
    case .reordered: "comes at another place in the order of views"
    case .hidden(let now): now ? "is hidden" : "is no longer hidden"
    case .ambiguous(let now):
      now
        ? "it is ambiguous, because its constraints leave its position or size open"
        : "it is no longer ambiguous"
    case .conflicts(let old, let new): "conflicts of required constraints: \(old) -> \(new)"
    case .moved(let old, let new): differences(old, new)
    }
  }

  private func differences(_ old: Frame, _ new: Frame) -> String {
    let sides = [
      ("x", old.x, new.x), ("y", old.y, new.y),
      ("width", old.width, new.width), ("height", old.height, new.height),
    ]
    return sides.filter { $0.1 != $0.2 }
      .map { "\($0.0) \(decimalText($0.1)) -> \(decimalText($0.2))" }
      .joined(separator: ", ")
  }
}
