import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// A layout before and after, with what is asked of both again and again.
struct LayoutPair {
  let old: LayoutIndex
  let new: LayoutIndex
  private let names: ShortNames

  init(old: Layout, new: Layout) {
    self.old = LayoutIndex(old)
    self.new = LayoutIndex(new)
    names = ShortNames(Set(self.old.paths).union(self.new.paths))
  }

  /// What a reader calls an item.
  func name(_ path: String) -> String { names[path] }

  /// Whether an item lies elsewhere along an axis, from the root or in its parent; so too if it came or went.
  ///
  /// Both count: what its parent carries along has moved from the root, and what stays behind while its
  /// parent moves has moved in there.
  func hasMoved(_ item: AxisItem) -> Bool {
    guard let a = old.edges(of: item.path), let b = new.edges(of: item.path) else { return true }
    return item.axis.differ(a, b) || changesPlace(item)
  }

  /// Whether an item lies elsewhere in its parent along an axis.
  func changesPlace(_ item: AxisItem) -> Bool {
    guard let a = old.slot(item.path), let b = new.slot(item.path) else { return false }
    return item.axis.differ(old.layout.localEdges(at: a), new.layout.localEdges(at: b))
  }

  /// The longest error that rounding to pixels brings into a difference of two edges, in points.
  var tolerance: Double { 1 / Double(new.layout.device.scale) + 0.001 }
}

extension AxisItem.Axis {
  fileprivate func differ(_ a: PixelEdges, _ b: PixelEdges) -> Bool {
    switch self {
    case .horizontal: a.left != b.left || a.right != b.right
    case .vertical: a.top != b.top || a.bottom != b.bottom
    }
  }
}

/// A layout with its items by path.
struct LayoutIndex {
  let layout: Layout
  let paths: [String]
  private let slots: [String: Int]

  init(_ layout: Layout) {
    self.layout = layout
    paths = layout.outline.paths
    slots = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
  }

  func slot(_ path: String) -> Int? { slots[path] }

  /// From the root, in pixels.
  func edges(of path: String) -> PixelEdges? { slots[path].map { layout.edges[$0] } }

  func facts(_ path: String) -> Layout.ItemFacts? {
    slots[path].flatMap { layout.explanation?.items[$0] }
  }

  func isGuide(_ path: String) -> Bool {
    slots[path].map { layout.outline.entries[$0].kind == .guide } ?? true
  }
}

/// Paths cut down to as many of their last parts as no other path ends with.
package struct ShortNames {
  /// The root of a layout that was made of several states. Names below it begin with the state.
  package static let rootOfStates = "states"

  private let names: [String: String]

  package init(_ paths: Set<String>) {
    var owners: [Substring: Int] = [:]
    for path in paths { for end in ShortNames.ends(of: path) { owners[end, default: 0] += 1 } }
    var names: [String: String] = [:]
    for path in paths {
      let end = ShortNames.ends(of: path).first { owners[$0] == 1 } ?? path[...]
      names[path] = end.hasSuffix("safeAreaLayoutGuide") ? String(end.dropLast(11)) : String(end)
    }
    self.names = names
  }

  package subscript(path: String) -> String { names[path] ?? LayoutPath(path).name }

  private static func ends(of path: String) -> [Substring] {
    // A view that is in one state only could do without, but a reader wants to know the state.
    let path = LayoutPath(path)
    return LayoutPath(rootOfStates).contains(path.text) ? [path.belowRoot[...]] : path.ends
  }
}
