import Foundation
import LayoutSnapshotEngine
import LayoutSnapshotGraphics

/// Only for tools that read or rearrange a tree.
extension View {
  /// The view's frame in an ancestor's coordinates, from the current frames.
  package func frame(in ancestor: View) -> CGRect {
    var frame = frame
    var view = ownSuperview
    while let current = view, current !== ancestor {
      frame.origin.x += current.frame.minX
      frame.origin.y += current.frame.minY
      view = current.ownSuperview
    }
    return frame
  }

  /// The views of the tree, in the order of a layout's nodes.
  package var treeViews: [View] { TreeOrder(root: self).views }

  /// The edges of everything on a device, in the order of a layout's items, and the number of items that are left open.
  /// No view is changed. The tree has the traits of its last layout.
  package func solvedEdges(on device: Device) throws(LayoutError) -> (edges: [PixelEdges], open: Int) {
    let engine = try currentEngine()
    return (try solve(engine, on: device), engine.ambiguousSlots().count)
  }

  /// The sets of required constraints that exclude each other on a device, with what else is in them in words.
  /// No view is changed. The tree has the traits of its last layout.
  package func contradictions(on device: Device) throws(LayoutError)
    -> [(constraints: [LayoutConstraint], others: [String])]
  {
    let engine = try currentEngine()
    _ = try solve(engine, on: device)
    return engine.contradictions().map { found in
      (found.constraints.compactMap { $0 as? LayoutConstraint }, found.others)
    }
  }

  /// The frame that the owner set, whatever layouts have computed since.
  package var canvasFrame: CGRect { givenFrame }

  /// Sets the frame as a layout does, so that it does not count as set by the owner.
  package func place(at frame: CGRect) { take(frame) }

  /// Whether a control added the view to itself and manages it.
  package var isPartOfControl: Bool { ownSuperview?.hasPutIn(self) ?? isPart }

  /// Whether a stack view leaves the view out of its line because it is hidden. It has no place then.
  package var isTakenOutByStack: Bool {
    isHidden && ownSuperview?.arranges(self) == true
  }

  /// The margins that were set on the view, in the form in which they were set; nil if it has the system's.
  package var givenMargins: GivenMargins? {
    switch margins.own {
    case .fixed(let insets): .fixed(insets)
    case .directional(let insets): .directional(insets)
    case nil: nil
    }
  }

  /// Margins with left and right sides, or with leading and trailing sides.
  package enum GivenMargins {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The guides of this view that the system places, as far as they exist. Each is created on first use.
  package var systemGuides: [LayoutGuide] { ownLayoutGuides.filter { $0.systemPurpose != nil } }
}

extension LayoutGuide {
  /// An item and one of its attributes.
  package typealias End = (item: LayoutItem, attribute: LayoutConstraint.Attribute)

  /// The two attributes whose distance this guide measures, if it is such a guide.
  package var offsetEnds: (from: End, to: End)? {
    guard case .distance(let from, let to, _) = nature.kind, let first = from.handle.layoutItem,
      let second = to.handle.layoutItem
    else { return nil }
    return ((first, from.attribute), (second, to.attribute))
  }

  /// The name of the area that the system places this guide at: `layoutMarginsGuide`, `safeAreaLayoutGuide`
  /// or `readableContentGuide`, for example.
  package var systemPurpose: String? {
    if case .inset(let purpose) = nature.kind { purpose.name } else { nil }
  }
}
