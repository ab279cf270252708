import LayoutConstraintSolver
import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// The parts that controls put into themselves. They lie where their control says, by its size, so they cost the
/// solver nothing; only those that constraints speak of have rows.
final class Parts {
  private let equations: Equations
  private var mentioned: Set<Int> = []
  private var rows: [Rows] = []

  /// The rows that hold a part where its control puts it.
  private struct Rows {
    let slot: Int
    /// The place of its control.
    let owner: Int
    /// Left, top, width, height.
    let ids: [ConstraintID]
    var frame: CGRect
  }

  init(_ equations: Equations) {
    self.equations = equations
    exist = equations.items.contains { $0.features.isPart }
  }

  /// Whether the tree has any.
  let exist: Bool

  /// Remembers that a row speaks of an item, which may be a part.
  func mention(_ slot: Int?) {
    if let slot, slot > 0, equations.items[slot].features.isPart { mentioned.insert(slot) }
  }

  /// Gives rows to the parts that have been mentioned.
  func addRows() throws(EngineError) {
    for slot in mentioned.sorted() {
      let own = equations.items[slot]
      guard let owner = own.parent else { continue }
      let outer = equations.items[owner].variables
      var ids: [ConstraintID] = []
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        var row = RowBuilder(holder: owner)
        row.add(1, attribute, of: slot, own.variables)
        let expression = row.expression(inside: outer, attribute)
        ids.append(try equations.addRow(expression, .equal, 0, .required, .part(equations.handle(at: slot))))
      }
      rows.append(Rows(slot: slot, owner: owner, ids: ids, frame: .zero))
    }
  }

  /// Moves the parts that constraints speak of to where their controls put them, by the last solve.
  ///
  /// - Returns: whether any of them has moved.
  func settle() throws(EngineError) -> Bool {
    var changed = false
    for index in rows.indices {
      let size = equations.frame(at: rows[index].owner).size
      guard let frame = frame(at: rows[index].slot, in: CGRect(origin: .zero, size: size)),
        frame != rows[index].frame
      else { continue }
      try place(frame, at: index)
      changed = true
    }
    return changed
  }

  /// Takes the parts back to where they are before the first solve.
  func reset() throws(EngineError) {
    for index in rows.indices { try place(.zero, at: index) }
  }

  /// Where a part lies, given where its control does: in points from the root, or none for any other item.
  func frame(at slot: Int, given edges: [PixelEdges], scale: Int) -> CGRect? {
    guard equations.items[slot].features.isPart, let owner = equations.items[slot].parent
    else { return nil }
    let outer = edges[owner]
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / CGFloat(scale) }
    let bounds = CGRect(x: 0, y: 0, width: points(outer.width), height: points(outer.height))
    return frame(at: slot, in: bounds)?.offsetBy(dx: points(outer.left), dy: points(outer.top))
  }

  private func frame(at slot: Int, in bounds: CGRect) -> CGRect? {
    guard let owner = equations.items[slot].parent, let part = equations.item(at: slot) else { return nil }
    return equations.item(at: owner)?.frame(ofPart: part, in: bounds)
  }

  private func place(_ frame: CGRect, at index: Int) throws(EngineError) {
    rows[index].frame = frame
    for (id, constant) in zip(rows[index].ids, [frame.minX, frame.minY, frame.width, frame.height]) {
      try equations.setConstant(constant, of: id)
    }
  }
}
