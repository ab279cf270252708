import Foundation
import LayoutSnapshotGraphics

/// A scroll view of the tree: what lies in it is solved as if nothing were scrolled, and shown shifted.
struct ScrollPlace {
  let slot: Int
  /// The place of the guide that is the content, if constraints speak of it.
  let content: Int?
  var offset = CGPoint.zero
}

extension LayoutEngine {
  /// How far all scroll views around an item have shifted it, left and up.
  func scrollShift(at slot: Int) -> CGPoint {
    var shift = CGPoint.zero
    var parent = outline.entries[slot].parent
    while let current = parent {
      if let scroll = scrolls.first(where: { $0.slot == current }) {
        shift.x += scroll.offset.x
        shift.y += scroll.offset.y
      }
      parent = outline.entries[current].parent
    }
    return shift
  }

  /// What the scroll views have scrolled to, in pixels; those that have not are left out.
  func scrolled(on device: Device) -> [Layout.Scrolled] {
    let rounding = PixelRounding(scale: device.scale)
    return scrolls.compactMap { scroll in
      guard let x = rounding.pixel(scroll.offset.x), let y = rounding.pixel(scroll.offset.y), x != 0 || y != 0
      else { return nil }
      return Layout.Scrolled(slot: scroll.slot, x: x, y: y)
    }
  }

  /// Moves what lies in scroll views to where it shows.
  func shift(_ edges: inout [PixelEdges], by scrolled: [Layout.Scrolled]) throws(LayoutError) {
    guard !scrolled.isEmpty else { return }
    var shifts = Array(repeating: (x: 0, y: 0), count: edges.count)
    for (slot, entry) in outline.entries.enumerated() {
      guard let parent = entry.parent else { continue }
      shifts[slot] = shifts[parent]
      if let scroll = scrolled.first(where: { $0.slot == parent }) {
        shifts[slot].x += scroll.x
        shifts[slot].y += scroll.y
      }
      let (old, shift) = (edges[slot], shifts[slot])
      edges[slot] = PixelEdges(
        left: old.left - shift.x, top: old.top - shift.y, right: old.right - shift.x,
        bottom: old.bottom - shift.y)
      let moved = edges[slot]
      guard [moved.left, moved.top, moved.right, moved.bottom].allSatisfy(PixelRounding.canBeDrawn) else {
        throw .outOfRange(path: outline.paths[slot])
      }
    }
  }
}
