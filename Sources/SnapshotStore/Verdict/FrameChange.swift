import Foundation
import Graphics
import ViewTree

/// One item that is not where the reference has it.
package struct FrameChange: Hashable, Sendable {
  /// The item's path, such as `Card/title`.
  package let path: String
  /// What happened to it.
  package let kind: Kind

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
  }

  /// A frame in points, in the parent's coordinates.
  package struct Frame: Hashable, Sendable {
    package let x, y, width, height: Double

    init(_ rect: CGRect) {
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
      if old.localEdges(at: oldSlot) != new.localEdges(at: slot) {
        changes.append(
          FrameChange(path: node.path, kind: .moved(from: Frame(oldNode.frame), to: Frame(node.frame))))
      }
    }
    for node in oldNodes where !paths.contains(node.path) {
      changes.append(FrameChange(path: node.path, kind: .removed))
    }
    if changes.isEmpty {
      for (oldNode, node) in zip(oldNodes, newNodes) where oldNode.path != node.path {
        changes.append(FrameChange(path: node.path, kind: .reordered))
      }
    }
    return changes
  }
}

extension FrameChange: CustomStringConvertible {
  /// The change in words: `Card/title: x 16 -> 24, width 160 -> 152`.
  package var description: String {
    switch kind {
    case .added: "\(path): was not there"
    case .removed: "\(path): is no longer there"
    case .becameAnother(let old, let new): "\(path): was a \(old), is a \(new)"
    case .reordered: "\(path): stands at another place among the views"
    case .moved(let old, let new): "\(path): " + differences(old, new)
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
