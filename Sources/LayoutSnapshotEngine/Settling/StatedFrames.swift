import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// The frames that views were given, and the rows that hold those there that no constraint places.
final class StatedFrames {
  private let equations: Equations
  /// By place, to be looked up.
  private var rows: [Int: Rows] = [:]
  private var changes: [Int] = []
  /// The places of views that have both constraints and a frame that was set by hand.
  private(set) var placedByHand: [Int] = []

  private struct Rows {
    /// Left, width, top, height.
    var ids: [ConstraintID] = []
    /// How much of the superview's growth goes to each.
    var shares: [Double] = []
  }

  init(_ equations: Equations) { self.equations = equations }

  /// Whether frames have been changed since the last solve.
  var haveChanges: Bool { !changes.isEmpty }

  /// Holds a view whose frame was given, not constrained, at that frame in its superview.
  func add(_ item: any EngineItem, at slot: Int) throws(EngineError) {
    let own = equations.items[slot]
    guard let parent = own.parent else { return }
    let around = equations.items[parent]
    var made = Rows()
    for part in parts(of: item, own.alignment) {
      var row = RowBuilder(holder: parent)
      row.add(1, part.attribute, of: slot, own.variables)
      row.add(-part.share, part.extent, of: parent, around.variables)
      let expression = row.expression(inside: around.variables, part.attribute)
      made.ids.append(
        try equations.addRow(
          expression, .equal, part.constant, .required,
          .autoresizing(equations.handle(at: slot), part.attribute)))
      made.shares.append(part.share)
    }
    rows[slot] = made
  }

  /// Remembers that a view was given another frame.
  ///
  /// - Returns: whether new constants in its rows are enough. A frame that grows with its superview in other
  ///   proportions needs other rows.
  func note(_ item: any EngineItem, at slot: Int) -> Bool {
    guard let known = rows[slot],
      parts(of: item, equations.items[slot].alignment).map(\.share) == known.shares
    else { return false }
    changes.append(slot)
    return true
  }

  /// Remembers that a view with constraints was given a frame by hand as well.
  func noteFrameSetByHand(at slot: Int) { if !placedByHand.contains(slot) { placedByHand.append(slot) } }

  /// Patches the rows of frames that have changed; where one is refused, the others the next time.
  func applyChanges() throws(EngineError) {
    var done = 0
    defer { changes.removeFirst(done) }
    for slot in changes {
      try applyChange(at: slot)
      done += 1
    }
  }

  private func applyChange(at slot: Int) throws(EngineError) {
    let own = equations.items[slot]
    guard let known = rows[slot], let item = equations.item(at: slot) else { return }
    for (id, part) in zip(known.ids, parts(of: item, own.alignment)) {
      do { try equations.system.setConstant(part.constant, of: id) } catch {
        let source = RowSource.autoresizing(equations.handle(at: slot), part.attribute)
        throw .refusedConstraint(source.pseudocode, error)
      }
    }
  }

  /// One of the four numbers of a frame: what it is in proportion to the superview's extent.
  private struct Part {
    let attribute: LayoutAttribute
    let extent: LayoutAttribute
    let share: Double
    let constant: Double
  }

  private func parts(of item: any EngineItem, _ alignment: EdgeInsets) -> [Part] {
    let stated = item.statedFrame
    let horizontal = AutoresizingAxis(
      origin: stated.frame.minX, extent: stated.frame.width, superviewExtent: stated.outer.width,
      flexible: stated.horizontal)
    let vertical = AutoresizingAxis(
      origin: stated.frame.minY, extent: stated.frame.height, superviewExtent: stated.outer.height,
      flexible: stated.vertical)
    func parts(
      _ axis: AutoresizingAxis, _ position: LayoutAttribute, _ extent: LayoutAttribute,
      _ before: Double, _ after: Double, _ outer: Double
    ) -> [Part] {
      [
        Part(
          attribute: position, extent: extent, share: axis.shares.before,
          constant: axis.lengths.before + before - axis.shares.before * outer),
        Part(
          attribute: extent, extent: extent, share: axis.shares.extent,
          constant: axis.lengths.extent - before - after - axis.shares.extent * outer),
      ]
    }
    return parts(horizontal, .left, .width, alignment.left, alignment.right, stated.outer.width)
      + parts(vertical, .top, .height, alignment.top, alignment.bottom, stated.outer.height)
  }
}
