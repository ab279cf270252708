import LayoutConstraintSolver
import Foundation

/// The rows that hold a view at the frame that it was given.
struct FrameRows {
  let view: View
  let slot: Int
  /// Left, width, top, height.
  var ids: [ConstraintID] = []
  /// How much of the superview's growth goes to each.
  var shares: [Double] = []
}

extension LayoutEngine {
  /// Holds a view whose frame was given, not constrained, at that frame in its superview.
  func addFrame(of view: View) throws(LayoutError) {
    guard let superview = view.superview else { return }
    if superview.isPart, superview.handle.slot > 0 { mentionedParts.insert(superview.handle.slot) }
    let (own, around) = (items[view.handle.slot], items[superview.handle.slot])
    var rows = FrameRows(view: view, slot: view.handle.slot)
    for part in frameParts(of: view, own.alignment) {
      var row = RowBuilder(holder: superview.handle.slot)
      row.add(1, part.attribute, of: view.handle.slot, own.variables)
      row.add(-part.share, part.extent, of: superview.handle.slot, around.variables)
      let expression = row.expression(inside: around.variables, part.attribute)
      rows.ids.append(
        try addRow(
          expression, .equal, part.constant, .required, .autoresizing(view, part.attribute)))
      rows.shares.append(part.share)
    }
    frameRows[ObjectIdentifier(view)] = rows
  }

  /// Remembers that a view was given another frame.
  ///
  /// - Returns: whether new constants in its rows are enough. A frame that grows with its superview in other
  ///   proportions needs other rows.
  func noteFrame(of view: View) -> Bool {
    guard let rows = frameRows[ObjectIdentifier(view)],
      frameParts(of: view, items[rows.slot].alignment).map(\.share) == rows.shares
    else { return false }
    changedFrames.append(view)
    itemFacts = nil
    return true
  }

  func applyFrames() throws(LayoutError) {
    defer { changedFrames = [] }
    for view in changedFrames {
      guard let rows = frameRows[ObjectIdentifier(view)] else { continue }
      for (id, part) in zip(rows.ids, frameParts(of: view, items[rows.slot].alignment)) {
        do { try system.setConstant(part.constant, of: id) } catch {
          throw .refusedConstraint(RowSource.autoresizing(view, part.attribute).pseudocode, error)
        }
      }
    }
  }

  /// One of the four numbers of a frame: what it is in proportion to the superview's extent.
  private struct FramePart {
    let attribute: LayoutConstraint.Attribute
    let extent: LayoutConstraint.Attribute
    let share: Double
    let constant: Double
  }

  private func frameParts(of view: View, _ alignment: EdgeInsets) -> [FramePart] {
    let (frame, outer) = (view.givenFrame, view.givenSurroundings)
    let horizontal = AutoresizingAxis(
      origin: frame.minX, extent: frame.width, superviewExtent: outer.width,
      flexible: view.autoresizingMask.horizontal)
    let vertical = AutoresizingAxis(
      origin: frame.minY, extent: frame.height, superviewExtent: outer.height,
      flexible: view.autoresizingMask.vertical)
    func parts(
      _ axis: AutoresizingAxis, _ position: LayoutConstraint.Attribute, _ extent: LayoutConstraint.Attribute,
      _ before: Double, _ after: Double, _ outer: Double
    ) -> [FramePart] {
      [
        FramePart(
          attribute: position, extent: extent, share: axis.shares.before,
          constant: axis.lengths.before + before - axis.shares.before * outer),
        FramePart(
          attribute: extent, extent: extent, share: axis.shares.extent,
          constant: axis.lengths.extent - before - after - axis.shares.extent * outer),
      ]
    }
    return parts(horizontal, .left, .width, alignment.left, alignment.right, outer.width)
      + parts(vertical, .top, .height, alignment.top, alignment.bottom, outer.height)
  }
}
