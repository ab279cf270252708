import LayoutConstraintSolver
import Foundation

/// The rows that hold a view at the size of its content.
struct ContentRows {
  let slot: Int
  /// Whether the size is measured anew for each width.
  let followsWidth: Bool
  /// What the content asks for when no width is given to it; -1 where it asks for nothing.
  var natural = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  var width: Pair?
  var height: Pair?
  /// The width that the size was last measured for.
  var measuredWidth: CGFloat?

  /// Stronger than any priority that is in use, and still not required.
  static let almostRequired = Priority(999.99)

  /// A row that keeps the view from growing, and one that keeps it from shrinking.
  struct Pair {
    let atMost: ConstraintID
    let atLeast: ConstraintID
  }
}

/// Contents depend on what surrounds a view: its pixels, the reader's text size, and for text of several lines
/// the width that the layout finds. All that is constants of rows, so that nothing is built anew: sizes are
/// asked for again when the traits have changed, and those of wrapped text between two solves of one device.
extension LayoutEngine {
  /// Holds a view at the size of its content, as strongly as it says.
  func addContent(of view: View) throws(LayoutError) {
    if view.flowsText { view.flow(into: .infinity) }
    let (size, slot) = (view.heldContentSize, view.handle.slot)
    contentSizes[slot] = size
    if size == ContentRows.none { return }
    if view.flowsText { flowing.append(contents.count) }
    contents.append(ContentRows(slot: slot, followsWidth: view.flowsText))
    try setContent(contents.count - 1, size, of: view)
  }

  /// Asks all views for the sizes of their contents again, and for their baselines.
  func refreshContents() throws(LayoutError) {
    for index in contents.indices {
      guard let view = items[contents[index].slot].handle.item as? View else { continue }
      if contents[index].followsWidth { view.flow(into: .infinity) }
      let size = view.heldContentSize
      if size == contents[index].natural, contents[index].measuredWidth == nil { continue }
      try setContent(index, size, of: view)
    }
    for index in baselineRows.indices {
      let row = baselineRows[index]
      let shift = row.shift(self)
      guard shift != row.known else { continue }
      baselineRows[index].known = shift
      row.constraint?.rows[direction] = LayoutConstraint.Row(
        engine: ObjectIdentifier(self), id: row.id, shift: shift)
      try setConstant((row.constraint?.constant ?? 0) - shift, of: row.id)
    }
  }

  /// Takes sizes back to what they are without a width, so that a layout never depends on the one before.
  func resetFlow() throws(LayoutError) {
    for index in flowing where contents[index].measuredWidth != nil {
      contents[index].measuredWidth = nil
      (items[contents[index].slot].handle.item as? View)?.flow(into: .infinity)
      try setSize(contents[index].natural, at: index)
    }
  }

  /// Measures lines for the widths of the last solve.
  ///
  /// A wrapped text asks for the height of its lines, and for the width of the longest one: what is left over of
  /// the width that was offered is given back.
  ///
  /// - Returns: whether any size has changed.
  func updateFlow() throws(LayoutError) -> Bool {
    var changed = false
    for index in flowing {
      let slot = contents[index].slot
      guard let view = items[slot].handle.item as? View else { continue }
      // At the width of its own lines a text has these lines, whatever pixels its edges are rounded to.
      if isAtOwnWidth(index) { continue }
      let width = roundedWidth(at: slot)
      guard width != contents[index].measuredWidth else { continue }
      contents[index].measuredWidth = width
      // As with `preferredMaxLayoutWidth`, no width is no limit: a text that nothing leaves room is not broken.
      view.flow(into: width > 0 ? width : .infinity)
      let size = view.heldContentSize
      guard size != contentSizes[slot] else { continue }
      try setSize(size, at: index)
      changed = true
    }
    return changed
  }

  /// Whether a wrapped text has been given the width that it asks for.
  private func isAtOwnWidth(_ index: Int) -> Bool {
    let slot = contents[index].slot
    guard contents[index].measuredWidth != nil, let own = contentSizes[slot]?.width else { return false }
    let noise = 0x1p-16
    return (solvedFrame(at: slot).width - own).magnitude < noise
  }

  /// An item's width on the device's pixels, because that is the width in which its text is drawn.
  private func roundedWidth(at slot: Int) -> CGFloat {
    let frame = solvedFrame(at: slot)
    guard let grid = rounding, let left = grid.pixel(frame.minX),
      let right = grid.pixel(frame.minX + frame.width)
    else { return frame.width }
    return CGFloat(right - left) / CGFloat(grid.scale)
  }

  private func setContent(_ index: Int, _ size: CGSize, of view: View) throws(LayoutError) {
    contents[index].natural = size
    contents[index].measuredWidth = nil
    note(size, at: contents[index].slot)
    let variables = items[contents[index].slot].variables
    contents[index].width = try rows(
      contents[index].width, size.width, variables.width, of: view, .horizontal)
    contents[index].height = try rows(
      contents[index].height, size.height, variables.height, of: view, .vertical)
  }

  private func setSize(_ size: CGSize, at index: Int) throws(LayoutError) {
    note(size, at: contents[index].slot)
    for (extent, pair) in [(size.width, contents[index].width), (size.height, contents[index].height)] {
      guard let pair, extent != View.noIntrinsicMetric else { continue }
      try setConstant(extent, of: pair.atMost)
      try setConstant(extent, of: pair.atLeast)
    }
  }

  /// The rows of one axis, patched, made or removed.
  private func rows(
    _ old: ContentRows.Pair?, _ extent: CGFloat, _ variable: Variable, of view: View,
    _ axis: LayoutConstraint.Axis
  ) throws(LayoutError) -> ContentRows.Pair? {
    if extent == View.noIntrinsicMetric {
      guard let old else { return nil }
      do {
        try system.remove(old.atMost)
        try system.remove(old.atLeast)
      } catch { throw .unsolved(error) }
      return nil
    }
    if let old {
      try setConstant(extent, of: old.atMost)
      try setConstant(extent, of: old.atLeast)
      return old
    }
    let expression = LinearExpression(1, variable)
    let source = RowSource.content(view, axis)
    let hugging = view.contentHuggingPriority(for: axis).engineValue
    var resistance = view.contentCompressionResistancePriority(for: axis).engineValue
    // A text that can be broken never has to be wider than its room, however strongly it resists: otherwise the
    // width of its only line, before any is known, would contradict the room, and one of the two be dropped.
    if axis == .horizontal, view.flowsText { resistance = min(resistance, ContentRows.almostRequired) }
    return ContentRows.Pair(
      atMost: try addRow(expression, .lessThanOrEqual, extent, hugging, source),
      atLeast: try addRow(expression, .greaterThanOrEqual, extent, resistance, source))
  }

  /// Remembers the size of a content, and tells the facts of its item, if these are known.
  private func note(_ size: CGSize, at slot: Int) {
    guard size != contentSizes[slot] else { return }
    contentSizes[slot] = size
    guard let known = itemFacts?[slot].content else { return }
    let content = contentFacts(at: slot)
    if (known == (nil, nil)) == (content == (nil, nil)) {
      itemFacts?[slot].content = content
    } else {
      itemFacts = nil
    }
  }

  func setConstant(_ constant: Double, of id: ConstraintID) throws(LayoutError) {
    do { try system.setConstant(constant, of: id) } catch { throw .unsolved(error) }
  }
}

extension ContentRows {
  /// What a view says that has no content.
  static var none: CGSize { CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
}

/// A row that speaks of a baseline, whose place in its view depends on the traits.
struct BaselineRow {
  let id: ConstraintID
  /// The constraint that it was made from; none for a distance between anchors.
  let constraint: LayoutConstraint?
  /// What baselines add on the left of the row, now.
  let shift: (LayoutEngine) -> Double
  var known: Double
}
