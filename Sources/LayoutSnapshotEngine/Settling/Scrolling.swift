import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// The scroll views of a tree: what lies in them is solved as if nothing were scrolled, and shown shifted.
final class Scrolling {
  private let equations: Equations
  private(set) var places: [Place] = []

  struct Place {
    let slot: Int
    /// The place of the guide that is the content, if constraints speak of it.
    let content: Int?
    fileprivate(set) var offset = CGPoint.zero
    /// What the offset was found from.
    fileprivate(set) var surroundings: ScrollSurroundings?
  }

  init(_ equations: Equations) {
    self.equations = equations
    var contents: [Int: Int] = [:]
    for (slot, item) in equations.items.enumerated() {
      if case .inset(.scrollContent) = equations.kinds[slot], let owner = item.parent {
        contents[owner] = slot
      }
    }
    for (slot, item) in equations.items.enumerated() where item.features.scrolls {
      places.append(Place(slot: slot, content: contents[slot]))
    }
  }

  /// The place of what a scroll view scrolls, if constraints speak of it.
  func content(of slot: Int) -> Int? { place(slot)?.content }

  /// How far a scroll view has scrolled; none for any other item.
  func offset(at slot: Int) -> CGPoint? { place(slot)?.offset }

  private func place(_ slot: Int) -> Place? { places.isEmpty ? nil : places.first { $0.slot == slot } }

  /// Finds where scroll views show their content: where they were told to, or else below the bars.
  ///
  /// - Returns: whether any of them has scrolled.
  func settle(_ finder: inout InsetFinder) -> Bool {
    var changed = false
    for index in places.indices {
      let slot = places[index].slot
      guard let item = equations.item(at: slot) else { continue }
      let surroundings = ScrollSurroundings(
        safeArea: finder.safeArea(at: slot), frame: equations.frame(at: slot).size,
        content: places[index].content.map { equations.frame(at: $0).size })
      places[index].surroundings = surroundings
      let offset = item.contentOffset(in: surroundings)
      if offset != places[index].offset { (places[index].offset, changed) = (offset, true) }
    }
    return changed
  }

  /// Takes all offsets back to nothing.
  func reset() { for index in places.indices { places[index].offset = .zero } }

  /// Tells scroll views what was found, and how large their contents are.
  func handOut(_ layout: Layout) {
    for place in places {
      guard let surroundings = place.surroundings else { continue }
      equations.item(at: place.slot)?.take(
        scrolling: surroundings, contentSize: place.content.map { layout.frame(at: $0).size })
    }
  }

  /// How far all scroll views around an item have shifted it, left and up.
  func shift(at slot: Int) -> CGPoint {
    var shift = CGPoint.zero
    var parent = equations.items[slot].parent
    while let current = parent {
      if let offset = offset(at: current) {
        shift.x += offset.x
        shift.y += offset.y
      }
      parent = equations.items[current].parent
    }
    return shift
  }

  /// What the scroll views have scrolled to, in pixels; those that have not are left out.
  func scrolled(on grid: PixelRounding) -> [Layout.Scrolled] {
    places.compactMap { place in
      guard let x = grid.pixel(place.offset.x), let y = grid.pixel(place.offset.y), x != 0 || y != 0
      else { return nil }
      return Layout.Scrolled(slot: place.slot, x: x, y: y)
    }
  }

  /// Moves what lies in scroll views to where it shows.
  ///
  /// - Returns: the place of an item that is beyond what can be drawn then, if there is one.
  static func shift(
    _ edges: inout [PixelEdges], by scrolled: [Layout.Scrolled], in outline: Layout.Outline
  ) -> Int? {
    guard !scrolled.isEmpty else { return nil }
    var shifts = Array(repeating: (x: 0, y: 0), count: edges.count)
    for (slot, entry) in outline.entries.enumerated() {
      guard let parent = entry.parent else { continue }
      shifts[slot] = shifts[parent]
      if let scroll = scrolled.first(where: { $0.slot == parent }) {
        shifts[slot].x += scroll.x
        shifts[slot].y += scroll.y
      }
      let (old, shift) = (edges[slot], shifts[slot])
      let moved = PixelEdges(
        left: old.left - shift.x, top: old.top - shift.y, right: old.right - shift.x,
        bottom: old.bottom - shift.y)
      edges[slot] = moved
      guard [moved.left, moved.top, moved.right, moved.bottom].allSatisfy(PixelRounding.canBeDrawn) else {
        return slot
      }
    }
    return nil
  }
}
