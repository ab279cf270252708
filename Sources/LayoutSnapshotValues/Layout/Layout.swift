import Foundation
import LayoutSnapshotGraphics

/// Where every view and guide of a tree lies on a device, as a value without live objects.
///
/// ```swift
/// let layout = try card.layout(on: .iPhone4)
/// for node in layout.nodes { print(node.path, node.frame) }
/// // Card (0.0, 0.0, 320.0, 480.0)
/// // Card/title (16.0, 218.0, 160.0, 44.0)
/// ```
public struct Layout: Hashable, Sendable {
  /// The device that the layout was solved for.
  public let device: Device

  /// Names, classes and parents; shared by the layouts of all devices.
  package let outline: Outline
  /// Where each item lies, in device pixels from the root. Whole numbers, so that equal means equal.
  package let edges: [PixelEdges]

  /// The sets of required constraints that cannot hold together.
  public let conflicts: [Conflict]
  /// The places in the outline of what the constraints leave open, in order.
  package let ambiguousSlots: [Int]
  /// What items and constraints ask for; none where a file does not say.
  package let explanation: Explanation?
  /// The places among the explanation's constraints of those that the layout does not hold, in order.
  package let unmetConstraints: [Int]
  /// What scroll views have scrolled to, in the outline's order.
  package let scrolled: [Scrolled]

  package init(
    device: Device, outline: Outline, edges: [PixelEdges], conflicts: [Conflict] = [],
    ambiguousSlots: [Int] = [], explanation: Explanation? = nil, unmetConstraints: [Int] = [],
    scrolled: [Scrolled] = []
  ) {
    self.device = device
    self.outline = outline
    self.edges = edges
    self.conflicts = conflicts
    self.ambiguousSlots = ambiguousSlots
    self.explanation = explanation
    self.unmetConstraints = unmetConstraints
    self.scrolled = scrolled
  }

  /// A scroll view that shows its content from another point than its origin.
  package struct Scrolled: Hashable, Sendable {
    /// The scroll view's place in the outline.
    package let slot: Int
    /// The content's point at its left edge, in pixels.
    package let x: Int
    /// The content's point at its top edge, in pixels.
    package let y: Int

    package init(slot: Int, x: Int, y: Int) { (self.slot, self.x, self.y) = (slot, x, y) }
  }

  /// Required constraints that contradict each other, and the one that was left out.
  public struct Conflict: Hashable, Sendable, Codable {
    /// A smallest set that cannot hold, as pseudocode, in the order of activation.
    public let constraints: [String]
    /// The one of them that was left out so that the others hold.
    public let broken: String

    package init(constraints: [String], broken: String) {
      (self.constraints, self.broken) = (constraints, broken)
    }
  }

  /// One view or guide.
  public struct Node: Equatable, Sendable {
    /// The names from the root to the item, such as `Card/title`; different for every item of a tree.
    public let path: String
    /// The item's class.
    public let className: String
    /// Whether it is a view or a guide.
    public let kind: Kind
    /// The frame in the coordinates of the superview or, for a guide, of its owner.
    public let frame: CGRect
    /// The frame in the root's coordinates.
    public let frameInRoot: CGRect
    /// Whether the constraints leave the item's place or size open.
    public let isAmbiguous: Bool
    /// Whether the view itself is hidden. One in a hidden view need not be.
    public let isHidden: Bool
    /// Whether some of the view's text is missing, because there is no room for it.
    public let isTruncated: Bool
    /// The frame that was set, by code or by a document, where constraints put the view elsewhere by half a pixel
    /// or more.
    ///
    /// None where both agree, where a view has no constraints of its own, and where its frame came from an
    /// initialiser, which says nothing of the place that is meant.
    public let misplacedFrame: CGRect?
    /// The width that the content asks for, if it asks for one.
    public let intrinsicWidth: CGFloat?
    /// The height that the content asks for, if it asks for one.
    public let intrinsicHeight: CGFloat?
    fileprivate let liveClass: LiveClass

    /// Whether the item is of one of some classes or of a subclass; of a layout that was read, subclasses are unknown.
    package func isKind(ofOneOf names: [String]) -> Bool {
      names.contains(className) || liveClass.inherits(fromOneOf: names)
    }

    /// What an item is.
    public enum Kind: String, Sendable, Codable {
      /// A view.
      case view
      /// A layout guide.
      case guide
    }
  }

  /// Every item: a view, then its guides, then its subviews with theirs.
  public var nodes: [Node] {
    let ambiguous = Set(ambiguousSlots)
    return outline.paths.enumerated().map { slot, path in
      let entry = outline.entries[slot]
      let facts = explanation?.items[slot] ?? ItemFacts()
      return Node(
        path: path, className: entry.className, kind: entry.kind,
        frame: frame(at: slot), frameInRoot: rect(edges[slot]), isAmbiguous: ambiguous.contains(slot),
        isHidden: facts.isHidden, isTruncated: facts.isTruncated,
        misplacedFrame: facts.misplaced.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
        intrinsicWidth: facts.content.width.map { CGFloat($0) },
        intrinsicHeight: facts.content.height.map { CGFloat($0) }, liveClass: entry.liveClass)
    }
  }

  /// The item with a path, if there is one.
  ///
  /// - Complexity: the number of items.
  public subscript(path: String) -> Node? { nodes.first { $0.path == path } }

  /// An item's frame in its parent's coordinates.
  package func frame(at slot: Int) -> CGRect { rect(localEdges(at: slot)) }

  /// An item's edges in pixels from its parent's origin, or from that of what its parent scrolls.
  package func localEdges(at slot: Int) -> PixelEdges {
    let own = edges[slot]
    guard let parent = outline.entries[slot].parent else { return own }
    var (x, y) = (edges[parent].left, edges[parent].top)
    if let scroll = scroll(at: parent) { (x, y) = (x - scroll.x, y - scroll.y) }
    return PixelEdges(left: own.left - x, top: own.top - y, right: own.right - x, bottom: own.bottom - y)
  }

  /// What an item has scrolled to, if it has.
  func scroll(at slot: Int) -> Scrolled? { scrolled.isEmpty ? nil : scrolled.first { $0.slot == slot } }

  private func rect(_ edges: PixelEdges) -> CGRect {
    let scale = Double(device.scale)
    return CGRect(
      x: Double(edges.left) / scale, y: Double(edges.top) / scale,
      width: Double(edges.width) / scale, height: Double(edges.height) / scale)
  }
}

extension Layout {
  /// The part of a layout that is the same on every device.
  package struct Outline: Hashable, Sendable {
    package private(set) var entries: [Entry] = []

    package init() {}

    /// One item's name, class and place in the tree.
    package struct Entry: Hashable, Sendable {
      package let name: Name
      package let className: String
      package let liveClass: LiveClass
      package let kind: Node.Kind
      /// The position of the superview or owner in the outline; none for the root.
      package let parent: Int?

      package init(
        name: Name, className: String, liveClass: LiveClass = LiveClass(), kind: Node.Kind, parent: Int?
      ) {
        self.name = name
        self.className = className
        self.liveClass = liveClass
        self.kind = kind
        self.parent = parent
      }
    }

    /// What an item is called among its siblings: by name alone, or counted as in `View[1]`.
    package struct Name: Hashable, Sendable, CustomStringConvertible {
      package let text: String
      /// The place among the siblings of this name; none where there is only one.
      package let ordinal: Int?

      package init(text: String, ordinal: Int?) {
        self.text = text
        self.ordinal = ordinal
      }

      package var description: String { ordinal.map { "\(text)[\($0)]" } ?? text }
    }

    package mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Every item's path, which is different from all others.
    package var paths: [String] {
      var paths: [String] = []
      paths.reserveCapacity(entries.count)
      for entry in entries {
        let name = entry.name.description
        paths.append(entry.parent.map { paths[$0] + "/" + name } ?? name)
      }
      return paths
    }
  }
}

extension Layout {
  /// The same layout with one name for every root and every class, for comparing trees that are called
  /// differently.
  package var withoutClasses: Layout {
    var plain = Outline()
    for (slot, entry) in outline.entries.enumerated() {
      plain.append(
        Outline.Entry(
          name: slot == 0 ? Outline.Name(text: "root", ordinal: nil) : entry.name, className: "",
          kind: entry.kind, parent: entry.parent))
    }
    return Layout(
      device: device, outline: plain, edges: edges, conflicts: conflicts, ambiguousSlots: ambiguousSlots,
      explanation: explanation, unmetConstraints: unmetConstraints)
  }
}
