import Foundation

/// Shows the visible part of a table.
extension UITableView {
  /// Creates the visible rows, headers and footers, removes the others, and places them all.
  final func showRows() {
    guard !arrangement.isShowing, bounds.width > 0 else { return }
    arrangement.isShowing = true
    defer { arrangement.isShowing = false }
    measureIfNeeded()
    // Measuring a row moves those below it, and possibly the row that was scrolled to.
    for _ in 0..<8 {
      let before = bounds.minY
      aimAtTarget()
      makeVisibleRows()
      if bounds.minY == before { break }
    }
    placeEverything()
  }

  /// Sets the content offset for the row that was last scrolled to.
  final func aimAtTarget() {
    guard let (path, position) = arrangement.target, bounds.height > 0 else { return }
    let metrics = currentMetrics
    guard metrics.has(path) else { return }
    let row = metrics.rectOfRow(path, width: bounds.width)
    let inset = adjustedContentInset
    let header = style == .plain ? metrics.sections[path.section].header : 0
    let (top, bottom) = (inset.top + header, bounds.height - inset.bottom)
    var y = bounds.minY
    switch position {
    case .top: y = row.minY - top
    case .middle: y = row.midY - (top + bottom) / 2
    case .bottom: y = row.maxY - bottom
    case .none:
      if row.minY - y < top { y = row.minY - top } else if row.maxY - y > bottom { y = row.maxY - bottom }
    }
    y = max(-inset.top, min(y, metrics.height + inset.bottom - bounds.height))
    guard y != contentOffset.y else { return }
    arrangement.isAiming = true
    contentOffset.y = y
    arrangement.isAiming = false
  }

  /// Creates and measures the visible rows, from top to bottom.
  private func makeVisibleRows() {
    guard let dataSource, let first = arrangement.metrics?.section(at: bounds.minY) else {
      arrangement.removeAll()
      return
    }
    // Cells that have left the visible part can be reused in it.
    if let metrics = arrangement.metrics {
      giveUpCells { path in
        guard metrics.has(path) else { return true }
        let row = metrics.rectOfRow(path, width: 1)
        return row.maxY <= bounds.minY || row.minY >= bounds.maxY
      }
    }
    var shown: [IndexPath] = []
    var sections: Set<Int> = []
    for section in first..<max(first, numberOfSections) {
      guard let start = arrangement.metrics?.rectOfSection(section, width: 1).minY, start < bounds.maxY else {
        break
      }
      resolve(section)
      sections.insert(section)
      guard let count = arrangement.metrics?.sections[section].rows.count, count > 0 else { continue }
      for row in firstVisibleRow(in: section)..<count {
        let path = IndexPath(row: row, section: section)
        guard let metrics = arrangement.metrics, metrics.rectOfRow(path, width: 1).minY < bounds.maxY else {
          break
        }
        // The last row lies above what can be seen if the table is scrolled beyond its end.
        if metrics.rectOfRow(path, width: 1).maxY <= bounds.minY { continue }
        make(path, dataSource)
        shown.append(path)
      }
    }
    let visible = Set(shown)
    giveUpCells { !visible.contains($0) }
    giveUpHeaders { section in
      if sections.contains(section) { return false }
      arrangement.metrics?.change(section) { $0.isResolved = false }
      return true
    }
    arrangement.shownRows = shown
  }

  private func firstVisibleRow(in section: Int) -> Int {
    guard let metrics = arrangement.metrics else { return 0 }
    let part = metrics.sections[section]
    return part.rows.row(at: bounds.minY - part.start - part.padding - part.header)
  }

  private func make(_ path: IndexPath, _ dataSource: any UITableViewDataSource) {
    let isNew = arrangement.cells[path] == nil
    let cell = arrangement.cells[path] ?? dataSource.tableView(self, cellForRowAt: path)
    if isNew {
      arrangement.cells[path] = cell
      if cell.superview !== self { addSubview(cell) }
      cell.isSelected = arrangement.selected.contains(path)
      cell.indentationLevel = max(
        cell.indentationLevel, delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
    }
    furnish(cell, at: path, dataSource)
    if arrangement.metrics?.sections[path.section].rows.isEstimate(path.row) == true {
      cell.layOutFurniture()
      let height = fittingHeight(of: cell, else: cell.emptyHeight)
      arrangement.metrics?.change(path.section) { $0.rows.measure(path.row, as: height) }
    }
    if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  /// Passes the table's settings for a row to its cell.
  private func furnish(_ cell: TableViewCell, at path: IndexPath, _ dataSource: any UITableViewDataSource) {
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if isEditing {
      let canEdit = dataSource.tableView(self, canEditRowAt: path)
      cell.furniture.editingStyle =
        canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = cell.showsReorderControl || dataSource.tableView(self, canMoveRowAt: path)
    }
    let surroundings = surroundings(of: cell, at: path)
    if cell.furniture.surroundings != surroundings { cell.furniture.surroundings = surroundings }
  }

  private func surroundings(of cell: TableViewCell, at path: IndexPath) -> CellSurroundings {
    let isCard = style == .insetGrouped
    let isFirst = path.row == 0
    let isLast = path.row == (arrangement.metrics?.sections[path.section].rows.count ?? 1) - 1
    var result = CellSurroundings(
      side: side,
      background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    if !isCard, insetsContentViewsToSafeArea {
      result.safeArea = EdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
    }
    if isRightToLeft { result.safeArea.left += indexWidth } else { result.safeArea.right += indexWidth }
    guard separatorStyle != .none else { return result }
    result.lineColor = separatorColor ?? .separator
    (result.lineAbove, result.lineBelow) = style.lines(
      isFirst: isFirst, isLast: isLast, between: lineInset(of: cell))
    return result
  }

  private func lineInset(of cell: TableViewCell) -> CellSides {
    let safeArea = style == .insetGrouped ? .zero : safeAreaInsets
    let automatic = cell.furniture.textStart(in: cell)
    let start = isRightToLeft ? safeArea.right : safeArea.left
    let inset = cell.furniture.separatorInset ?? givenSeparatorInset
    guard let inset else {
      let trailing = style == .plain ? measures.separatorTrailing : 0
      return CellSides(leading: max(automatic, start + side), trailing: trailing + indexWidth)
    }
    let base = separatorInsetReference == .fromAutomaticInsets ? automatic : start
    return CellSides(leading: inset.left + base, trailing: inset.right + indexWidth)
  }

  // MARK: Giving up

  private func giveUpCells(_ isGone: (IndexPath) -> Bool) {
    for path in arrangement.cells.keys.sorted() where isGone(path) {
      guard let cell = arrangement.cells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      arrangement.keep(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Removes the headers and footers of sections.
  final func giveUpHeaders(_ isGone: (Int) -> Bool) {
    let sections = Set(arrangement.headers.keys).union(arrangement.footers.keys).sorted().filter(isGone)
    for section in sections {
      let views = [
        arrangement.headers.removeValue(forKey: section), arrangement.footers.removeValue(forKey: section),
      ]
      for case let view? in views {
        view.removeFromSuperview()
        arrangement.keep(view)
      }
    }
  }

  // MARK: Places

  private func placeEverything() {
    guard let metrics = arrangement.metrics else { return }
    let width = bounds.width
    var order: [View] = []
    func place(_ view: View, _ frame: CGRect) {
      order.append(view)
      if view.frame != frame { view.frame = frame }
    }
    if let backgroundView { place(backgroundView, bounds) }
    if let view = tableHeaderView { place(view, CGRect(x: 0, y: 0, width: width, height: metrics.top)) }
    for path in arrangement.shownRows {
      guard let cell = arrangement.cells[path] else { continue }
      place(cell, cellRect(metrics.rectOfRow(path, width: width)))
      if style == .insetGrouped {
        cell.round(
          isFirst: path.row == 0, isLast: path.row == metrics.sections[path.section].rows.count - 1)
      }
    }
    for section in arrangement.headers.keys.sorted() {
      guard let view = arrangement.headers[section] else { continue }
      place(view, staying(metrics.rectOfHeader(section, width: width), in: section, metrics, atTop: true))
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    for section in arrangement.footers.keys.sorted() {
      guard let view = arrangement.footers[section] else { continue }
      place(view, staying(metrics.rectOfFooter(section, width: width), in: section, metrics, atTop: false))
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    if let view = tableFooterView {
      place(view, CGRect(x: 0, y: metrics.height - metrics.bottom, width: width, height: metrics.bottom))
    }
    if let index = showIndex() { place(index.view, index.frame) }
    // Subviews are ordered by place, so that the order of reuse never shows.
    for (index, view) in order.enumerated() where ownSubviews[index] !== view {
      insertSubview(view, at: index)
    }
    let size = CGSize(width: width, height: metrics.height)
    if contentSize != size { contentSize = size }
  }

  /// In plain tables headers stay at the top, and footers at the bottom, while their section is visible.
  private func staying(_ rect: CGRect, in section: Int, _ metrics: TableMetrics, atTop: Bool) -> CGRect {
    guard style == .plain else { return rect }
    let whole = metrics.rectOfSection(section, width: rect.width)
    var rect = rect
    if atTop {
      let top = bounds.minY + adjustedContentInset.top
      rect.origin.y = max(rect.minY, min(top, whole.maxY - metrics.sections[section].footer - rect.height))
    } else {
      let bottom = bounds.maxY - adjustedContentInset.bottom
      let highest = whole.minY + metrics.sections[section].padding + metrics.sections[section].header
      rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    }
    return rect
  }
}
