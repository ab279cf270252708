import LayoutConstraintSolver
import Foundation

/// The sizes of contents, and the rows that hold items at them.
///
/// Contents depend on what surrounds a view: its pixels, the reader's text size, and for text of several lines
/// the width that the layout finds. All that is constants of rows, so that nothing is built anew: sizes are
/// asked for again when the traits have changed, and those of wrapped text between two solves of one device.
final class Contents {
  private let equations: Equations
  private var rows: [Rows] = []
  /// Those among the rows whose heights follow from widths.
  private var flowing: [Int] = []
  /// The place of each item's rows; -1 for those without.
  private var indices: [Int]
  /// Whether contents have changed since they were asked for.
  private(set) var areStale = false

  /// The number that stands for no size of content along an axis.
  static let noExtent: CGFloat = -1
  /// Stronger than any priority that is in use, and still not required.
  private static let almostRequired = Priority(999.99)

  /// The rows that hold an item at the size of its content.
  private struct Rows {
    let slot: Int
    /// What the content asks for when no width is given to it.
    var natural: CGSize
    /// What it asks for at the width that it was measured for.
    var size: CGSize
    var width: Pair?
    var height: Pair?
    /// The width that the size was last measured for.
    var measuredWidth: CGFloat?
    /// Whether somebody has been told of the size.
    var isTold = false
  }

  /// A row that keeps the item from growing, and one that keeps it from shrinking.
  private struct Pair {
    let atMost: ConstraintID
    let atLeast: ConstraintID
  }

  init(_ equations: Equations) {
    self.equations = equations
    indices = Array(repeating: -1, count: equations.items.count)
  }

  /// Holds an item at the size of its content, as strongly as it says.
  func add(_ item: any EngineItem, at slot: Int) throws(EngineError) {
    let size = item.contentSize(at: .infinity)
    if size == CGSize(width: Contents.noExtent, height: Contents.noExtent) { return }
    indices[slot] = rows.count
    if flows(slot) { flowing.append(rows.count) }
    rows.append(Rows(slot: slot, natural: size, size: size))
    try set(size, of: item, at: rows.count - 1)
  }

  /// Tells the sizes that have changed since they were told; or all of them again.
  func tell(again: Bool, _ body: (_ slot: Int, _ size: CGSize) -> Void) {
    for index in rows.indices where again || !rows[index].isTold {
      body(rows[index].slot, rows[index].size)
      rows[index].isTold = true
    }
  }

  /// Remembers that an item's content has to be asked for before the next solve.
  ///
  /// - Returns: whether it has rows; one without needs another engine.
  func note(_ slot: Int) -> Bool {
    guard indices[slot] >= 0 else { return false }
    areStale = true
    return true
  }

  /// Asks all items for the sizes of their contents again, at no width.
  func refresh() throws(EngineError) {
    for index in rows.indices {
      guard let item = equations.item(at: rows[index].slot) else { continue }
      let size = item.contentSize(at: .infinity)
      if size == rows[index].natural, rows[index].measuredWidth == nil { continue }
      try set(size, of: item, at: index)
    }
    areStale = false
  }

  /// Takes sizes back to what they are without a width, so that a layout never depends on the one before.
  func reset() throws(EngineError) {
    for index in flowing where rows[index].measuredWidth != nil {
      try patch(rows[index].natural, at: index)
      rows[index].measuredWidth = nil
    }
  }

  /// Measures lines for the widths of the last solve.
  ///
  /// A wrapped text asks for the height of its lines, and for the width of the longest one: what is left over of
  /// the width that was offered is given back.
  ///
  /// - Parameter grid: the pixels of the device, because text is drawn in the width that is rounded to these.
  /// - Returns: whether any size has changed.
  func settle(on grid: PixelRounding?) throws(EngineError) -> Bool {
    var changed = false
    for index in flowing {
      // At the width of its own lines a text has these lines, whatever pixels its edges are rounded to.
      guard !isAtOwnWidth(index), let item = equations.item(at: rows[index].slot) else { continue }
      let width = roundedWidth(at: rows[index].slot, grid)
      guard width != rows[index].measuredWidth else { continue }
      rows[index].measuredWidth = width
      let size = item.contentSize(at: Contents.limit(width))
      guard size != rows[index].size else { continue }
      try patch(size, at: index)
      changed = true
    }
    return changed
  }

  /// Tells wrapped texts the widths that their lines were measured for.
  func handOut() {
    for index in flowing {
      let width = rows[index].measuredWidth.map(Contents.limit) ?? .infinity
      equations.item(at: rows[index].slot)?.take(textWidth: width)
    }
  }

  /// As with `preferredMaxLayoutWidth`, no width is no limit: a text that nothing leaves room is not broken.
  private static func limit(_ width: CGFloat) -> CGFloat { width > 0 ? width : .infinity }

  private func flows(_ slot: Int) -> Bool { equations.items[slot].features.flows }

  /// Whether a wrapped text has been given the width that it asks for.
  private func isAtOwnWidth(_ index: Int) -> Bool {
    guard rows[index].measuredWidth != nil else { return false }
    let noise = 0x1p-16
    return (equations.frame(at: rows[index].slot).width - rows[index].size.width).magnitude < noise
  }

  private func roundedWidth(at slot: Int, _ grid: PixelRounding?) -> CGFloat {
    let frame = equations.frame(at: slot)
    guard let grid, let left = grid.pixel(frame.minX), let right = grid.pixel(frame.minX + frame.width)
    else { return frame.width }
    return CGFloat(right - left) / CGFloat(grid.scale)
  }

  // MARK: Rows

  private func set(_ size: CGSize, of item: any EngineItem, at index: Int) throws(EngineError) {
    let variables = equations.items[rows[index].slot].variables
    rows[index].width = try pair(
      rows[index].width, size.width, variables.width, of: item, rows[index].slot, .horizontal)
    rows[index].height = try pair(
      rows[index].height, size.height, variables.height, of: item, rows[index].slot, .vertical)
    (rows[index].natural, rows[index].size, rows[index].measuredWidth) = (size, size, nil)
    rows[index].isTold = false
  }

  private func patch(_ size: CGSize, at index: Int) throws(EngineError) {
    for (extent, pair) in [(size.width, rows[index].width), (size.height, rows[index].height)] {
      guard let pair, extent != Contents.noExtent else { continue }
      try patch(pair, extent)
    }
    (rows[index].size, rows[index].isTold) = (size, false)
  }

  private func patch(_ pair: Pair, _ extent: CGFloat) throws(EngineError) {
    try equations.setConstant(extent, of: pair.atMost)
    try equations.setConstant(extent, of: pair.atLeast)
  }

  /// The rows of one axis, patched, made or removed.
  private func pair(
    _ old: Pair?, _ extent: CGFloat, _ variable: Variable, of item: any EngineItem, _ slot: Int,
    _ axis: LayoutAxis
  ) throws(EngineError) -> Pair? {
    if extent == Contents.noExtent {
      guard let old else { return nil }
      try equations.remove(old.atMost)
      try equations.remove(old.atLeast)
      return nil
    }
    if let old {
      try patch(old, extent)
      return old
    }
    let expression = LinearExpression(1, variable)
    let source = RowSource.content(equations.handle(at: slot), axis)
    let strength = item.contentStrength
    let hugging = axis == .horizontal ? strength.hugging.horizontal : strength.hugging.vertical
    var resistance = axis == .horizontal ? strength.resistance.horizontal : strength.resistance.vertical
    // A text that can be broken never has to be wider than its room, however strongly it resists: otherwise the
    // width of its only line, before any is known, would contradict the room, and one of the two be dropped.
    if axis == .horizontal, flows(slot) { resistance = min(resistance, Contents.almostRequired) }
    return Pair(
      atMost: try equations.addRow(expression, .lessThanOrEqual, extent, hugging, source),
      atLeast: try equations.addRow(expression, .greaterThanOrEqual, extent, resistance, source))
  }
}
