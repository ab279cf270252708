import Foundation
import LayoutSnapshotGraphics

/// The frames of a tree's views and guides on a device, as a value that does not change with the views.
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
  /// The edges of each item, in device pixels from the root. They are integers, so equality is exact.
  package let edges: [PixelEdges]

  /// The sets of required constraints that contradict each other.
  public let conflicts: [Conflict]
  /// The slots of ambiguous items, in the outline's order.
  package let ambiguousSlots: [Int]
  /// The settings of items and constraints; nil for a file without them.
  package let explanation: Explanation?
  /// The indices of the explanation's constraints that the layout does not satisfy, in order.
  package let unmetConstraints: [Int]
  /// The scroll positions of scroll views, in the outline's order.
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

  /// A scroll view whose content does not lie at its origin.
  package struct Scrolled: Hashable, Sendable {
    /// The scroll view's slot in the outline.
    package let slot: Int
    /// The x coordinate of the content at the left edge, in pixels.
    package let x: Int
    /// The y coordinate of the content at the top edge, in pixels.
    package let y: Int

    package init(slot: Int, x: Int, y: Int) { (self.slot, self.x, self.y) = (slot, x, y) }
  }

  /// Required constraints that contradict each other, and the one that was dropped.
  public struct Conflict: Hashable, Sendable, Codable {
    /// A smallest contradictory set, as pseudocode, in the order of activation.
    public let constraints: [String]
    /// The constraint of the set that was dropped so that the others hold.
    public let broken: String
    /// The paths of the views and guides that these constraints are about, in the outline's order; empty where a file
    /// does not say.
    package let items: [String]
    /// The places of these constraints among the explained ones; not all of a set are constraints. Empty where a file
    /// does not say.
    package let members: [Int]
    /// The names of the views whose frames take part as constraints; empty where a file does not say.
    package let viewsWithMasks: [String]

    package init(
      constraints: [String], broken: String, items: [String] = [], members: [Int] = [],
      viewsWithMasks: [String] = []
    ) {
      (self.constraints, self.broken, self.items, self.members) = (constraints, broken, items, members)
      self.viewsWithMasks = viewsWithMasks
    }

    /// Reads a conflict; files did not always say which items it is about, and which constraints are in it.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      constraints = try values.decode([String].self, forKey: .constraints)
      broken = try values.decode(String.self, forKey: .broken)
      items = try values.decodeIfPresent([String].self, forKey: .items) ?? []
      members = try values.decodeIfPresent([Int].self, forKey: .members) ?? []
      viewsWithMasks = try values.decodeIfPresent([String].self, forKey: .viewsWithMasks) ?? []
    }

    /// Whether another conflict is between the same constraints, whatever a file says of its items.
    package func isBetweenTheSame(as other: Conflict) -> Bool {
      constraints == other.constraints && broken == other.broken
    }
  }

  /// A view or a guide in a layout.
  public struct Node: Equatable, Sendable {
    /// The names from the root to the item, such as `Card/title`. Each item of a tree has another path.
    public let path: String
    /// The name of the item's class.
    public let className: String
    /// Whether it is a view or a guide.
    public let kind: Kind
    /// The frame in the superview's coordinates, or in the owner's for a guide.
    public let frame: CGRect
    /// The frame in the root's coordinates.
    public let frameInRoot: CGRect
    /// Whether the constraints leave the item's place or size undetermined.
    public let isAmbiguous: Bool
    /// Whether the view itself is hidden. It is false for a visible view inside a hidden one.
    public let isHidden: Bool
    /// Whether a part of the view's text is cut off.
    public let isTruncated: Bool
    /// The frame that code or a document set, if constraints place the view elsewhere by half a pixel or more.
    ///
    /// It is nil if both agree, if no constraints place the view, and if the frame came from an initializer,
    /// which does not say where the view should be.
    public let misplacedFrame: CGRect?
    /// The intrinsic width of the content, if it has one.
    public let intrinsicWidth: CGFloat?
    /// The intrinsic height of the content, if it has one.
    public let intrinsicHeight: CGFloat?
    fileprivate let liveClass: LiveClass

    /// Whether the item's class is one of the named classes or a subclass. For a layout that was read from a
    /// file, subclasses are unknown.
    package func isKind(ofOneOf names: [String]) -> Bool {
      names.contains(className) || liveClass.inherits(fromOneOf: names)
    }

    /// The kind of an item.
    public enum Kind: String, Sendable, Codable {
      /// A view.
      case view
      /// A layout guide.
      case guide
    }
  }

  /// Every item: each view is followed by its guides and then by its subviews.
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

  /// Whether any text is cut off. Unlike ``nodes``, this makes no names.
  package var hasTruncatedText: Bool { explanation?.items.contains { $0.isTruncated } ?? false }

  /// The items that are neither hidden nor in a hidden view.
  package var visibleNodes: [Node] {
    let nodes = nodes
    var isHidden: [Bool] = []
    for (slot, node) in nodes.enumerated() {
      isHidden.append(node.isHidden || outline.entries[slot].parent.map { isHidden[$0] } == true)
    }
    return zip(nodes, isHidden).filter { !$0.1 }.map(\.0)
  }

  /// The item with a path, if there is one.
  ///
  /// - Complexity: the number of items.
  public subscript(path: String) -> Node? { nodes.first { $0.path == path } }

  /// An item's frame in its parent's coordinates.
  package func frame(at slot: Int) -> CGRect { rect(localEdges(at: slot)) }

  /// An item's edges in pixels from its parent's origin, or from the origin of its parent's scrolled content.
  package func localEdges(at slot: Int) -> PixelEdges {
    let own = edges[slot]
    guard let parent = outline.entries[slot].parent else { return own }
    var (x, y) = (edges[parent].left, edges[parent].top)
    if let scroll = scroll(at: parent) { (x, y) = (x - scroll.x, y - scroll.y) }
    return PixelEdges(left: own.left - x, top: own.top - y, right: own.right - x, bottom: own.bottom - y)
  }

  /// The scroll position of an item, if it has one.
  func scroll(at slot: Int) -> Scrolled? { scrolled.isEmpty ? nil : scrolled.first { $0.slot == slot } }

  private func rect(_ edges: PixelEdges) -> CGRect {
    let scale = Double(device.scale)
    return CGRect(
      x: Double(edges.left) / scale, y: Double(edges.top) / scale,
      width: Double(edges.width) / scale, height: Double(edges.height) / scale)
  }
}

extension Layout {
  /// The part of a layout that is the same on all devices.
  package struct Outline: Hashable, Sendable {
    package private(set) var entries: [Entry] = []

    package init() {}

    /// The name, the class and the parent of an item.
    package struct Entry: Hashable, Sendable {
      package let name: Name
      package let className: String
      package let liveClass: LiveClass
      package let kind: Node.Kind
      /// The slot of the superview or owner; nil for the root.
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

    /// The name of an item among its siblings: alone, or numbered as in `View[1]`.
    package struct Name: Hashable, Sendable, CustomStringConvertible {
      package let text: String
      /// The number among siblings of the same name; nil if there is only one.
      package let ordinal: Int?

      package init(text: String, ordinal: Int?) {
        self.text = text
        self.ordinal = ordinal
      }

      package var description: String { ordinal.map { "\(text)[\($0)]" } ?? text }
    }

    package mutating func append(_ entry: Entry) { entries.append(entry) }

    /// The paths of all items. All of them differ.
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
  /// The same layout with one name for all roots and classes, for comparing trees with different names.
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
