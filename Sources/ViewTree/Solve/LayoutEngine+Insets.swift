import ConstraintSolver
import Foundation

/// The rows that hold a guide at insets, and the insets that they hold it at.
struct InsetRows {
  let purpose: InsetGuide.Purpose
  /// The guide's own place.
  let slot: Int
  let owner: Int
  /// Left, top, width, height.
  let ids: [ConstraintID]
  var insets = EdgeInsets.zero
}

/// Safe areas and margins of inner views depend on where these lie, and move what lies in them: the tree is
/// solved, the insets are read off it, and it is solved again until they stay, as UIKit does it.
extension LayoutEngine {
  /// Views that grow with their own insets can go on for ever; they are left where they are then.
  private static let mostRounds = 8

  func addInsets(of guide: InsetGuide, in view: View) throws(LayoutError) {
    let (own, outer) = (items[guide.handle.slot].variables, items[view.handle.slot].variables)
    var ids: [ConstraintID] = []
    for attribute in [LayoutConstraint.Attribute.left, .top, .width, .height] {
      var row = RowBuilder(holder: view.handle.slot)
      row.add(1, attribute, of: guide.handle.slot, own)
      row.add(-1, attribute, of: view.handle.slot, outer)
      ids.append(
        try addRow(row.expression(inside: outer, attribute), .equal, 0, .required, .guide(guide)))
    }
    insetGuides.append(
      InsetRows(purpose: guide.purpose, slot: guide.handle.slot, owner: view.handle.slot, ids: ids))
  }

  func solveWithInsets(safeArea: EdgeInsets) throws(LayoutError) {
    if insetGuides.isEmpty {
      (items[0].handle.item as? View)?.margins.safeArea = safeArea
    } else if solveCount > 0 {
      _ = try updateInsets(safeArea)
    } else {
      // The first round has no frames yet; what the root's insets are is known without.
      try presetRoot(safeArea)
    }
    for _ in 0..<LayoutEngine.mostRounds {
      try solveSystem()
      let moved = insetGuides.isEmpty ? false : try updateInsets(safeArea)
      let flowed = try updateFlow()
      if !moved, !flowed { return }
    }
    try solveSystem()
  }

  private func presetRoot(_ safeArea: EdgeInsets) throws(LayoutError) {
    guard fitting == nil else { return }
    do { try system.solve() } catch { throw .unsolved(error) }
    _ = try updateInsets(safeArea)
  }

  /// Finds all insets from the frames at hand and patches the rows.
  ///
  /// - Returns: whether any of them has changed.
  private func updateInsets(_ safeArea: EdgeInsets) throws(LayoutError) -> Bool {
    var areas: [EdgeInsets] = Array(repeating: .zero, count: outline.entries.count)
    var margins = areas
    for (slot, entry) in outline.entries.enumerated() {
      guard let view = items[slot].handle.item as? View else { continue }
      guard let parent = entry.parent else {
        areas[0] = safeArea + view.additionalSafeArea
        margins[0] = ownMargins(of: view, areas[0], root: true)
        view.margins.safeArea = areas[0]
        continue
      }
      let (frame, outer) = (solvedFrame(at: slot), solvedFrame(at: parent))
      areas[slot] = remainder(of: areas[parent], at: frame, in: outer) + view.additionalSafeArea
      margins[slot] = ownMargins(of: view, areas[slot], root: false)
      if view.preservesSuperviewLayoutMargins {
        let inherited = remainder(of: margins[parent], at: frame, in: outer)
        margins[slot] = .maximum(margins[slot], inherited)
      }
      view.margins.safeArea = areas[slot]
    }
    var changed = false
    for index in insetGuides.indices {
      let guide = insetGuides[index]
      var insets = guide.purpose == .safeArea ? areas[guide.owner] : margins[guide.owner]
      if guide.purpose == .readable {
        let width = solvedFrame(at: guide.owner).width - insets.left - insets.right
        let surplus = max(0, width - LayoutEngine.readableWidth) / 2
        insets.left += surplus
        insets.right += surplus
      }
      guard insets != guide.insets else { continue }
      insetGuides[index].insets = insets
      changed = true
      let constants = [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
      for (id, constant) in zip(guide.ids, constants) {
        do { try system.setConstant(constant, of: id) } catch { throw .unsolved(error) }
      }
    }
    return changed
  }

  /// The widest that UIKit makes the readable guide at the default text size.
  private static var readableWidth: Double { 672 }

  private func ownMargins(of view: View, _ safeArea: EdgeInsets, root: Bool) -> EdgeInsets {
    let own: EdgeInsets
    switch view.margins.own {
    case .fixed(let insets): own = insets
    case .directional(let insets):
      let rightToLeft = view.semanticContentAttribute.direction(in: direction) == .rightToLeft
      own = insets.resolved(rightToLeft: rightToLeft)
    case nil:
      own = root && fitting == nil ? View.rootMargins(width: solvedFrame(at: 0).width) : View.defaultMargins
    }
    return view.insetsLayoutMarginsFromSafeArea ? own + safeArea : own
  }

  /// What of a superview's insets reaches into a view that lies in it.
  private func remainder(of insets: EdgeInsets, at frame: CGRect, in outer: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, outer.minY + insets.top - frame.minY), left: max(0, outer.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - outer.maxY + insets.bottom),
      right: max(0, frame.maxX - outer.maxX + insets.right))
  }
}
