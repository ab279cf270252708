import LayoutConstraintSolver
import Foundation
import LayoutSnapshotGraphics

/// A part that constraints speak of, and the rows that hold it where its control puts it.
struct PartRows {
  let slot: Int
  /// The place of its control.
  let owner: Int
  /// Left, top, width, height.
  let ids: [ConstraintID]
  var frame: CGRect
}

extension LayoutEngine {
  /// Gives rows to the parts that constraints have been found to speak of.
  func addRowsOfParts() throws(LayoutError) {
    for slot in mentionedParts.sorted() {
      guard let part = items[slot].handle.item as? View, let owner = part.superview else { continue }
      let (own, outer) = (items[slot].variables, items[owner.handle.slot].variables)
      var ids: [ConstraintID] = []
      for attribute in [LayoutConstraint.Attribute.left, .top, .width, .height] {
        var row = RowBuilder(holder: owner.handle.slot)
        row.add(1, attribute, of: slot, own)
        let expression = row.expression(inside: outer, attribute)
        ids.append(try addRow(expression, .equal, 0, .required, .part(part)))
      }
      partRows.append(PartRows(slot: slot, owner: owner.handle.slot, ids: ids, frame: .zero))
    }
  }

  /// Moves the parts that constraints speak of to where their controls put them, by the last solve.
  ///
  /// - Returns: whether any of them has moved.
  func updateParts() throws(LayoutError) -> Bool {
    var changed = false
    for index in partRows.indices {
      guard let part = items[partRows[index].slot].handle.item as? View, let owner = part.superview else {
        continue
      }
      let size = solvedFrame(at: partRows[index].owner).size
      let frame = owner.frame(ofPart: part, in: CGRect(origin: .zero, size: size))
      guard frame != partRows[index].frame else { continue }
      try place(partAt: index, frame)
      changed = true
    }
    return changed
  }

  /// Takes the parts back to where they are before the first solve.
  func resetParts() throws(LayoutError) {
    for index in partRows.indices { try place(partAt: index, .zero) }
  }

  private func place(partAt index: Int, _ frame: CGRect) throws(LayoutError) {
    partRows[index].frame = frame
    for (id, constant) in zip(partRows[index].ids, [frame.minX, frame.minY, frame.width, frame.height]) {
      try setConstant(constant, of: id)
    }
  }

  /// Where a part lies, given where its control does: in points from the root, or none for any other item.
  func frameOfPart(at slot: Int, _ edges: [PixelEdges], scale: Int) -> CGRect? {
    guard items[slot].isPart, let part = items[slot].handle.item as? View, let owner = part.superview,
      let parent = outline.entries[slot].parent
    else { return nil }
    let outer = edges[parent]
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / CGFloat(scale) }
    let bounds = CGRect(x: 0, y: 0, width: points(outer.width), height: points(outer.height))
    return owner.frame(ofPart: part, in: bounds)
      .offsetBy(dx: points(outer.left), dy: points(outer.top))
  }
}
