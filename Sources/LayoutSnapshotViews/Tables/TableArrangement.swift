import Foundation

/// The views that a table shows, those that it can reuse, and its selection.
struct TableArrangement {
  var metrics: TableMetrics?
  /// The size, traits and safe area that the metrics were computed for.
  var room: Room?
  var cells: [IndexPath: TableViewCell] = [:]
  /// The visible rows, from top to bottom.
  var shownRows: [IndexPath] = []
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  var selected: [IndexPath] = []
  /// The titles that the data source has for the index, and the index where it is shown.
  var indexTitles: [String] = []
  var index: TableIndex?
  /// The row last scrolled to, until the content offset is set in another way.
  var target: (row: IndexPath, position: UITableView.ScrollPosition)?
  var isAiming = false
  var isShowing = false

  var cellMakers: [String: () -> TableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  private var usedCells: [String: [TableViewCell]] = [:]
  private var usedHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  struct Room: Equatable {
    var size: CGSize
    var traits: Traits
    var safeArea: EdgeInsets
  }

  mutating func keep(_ cell: TableViewCell) {
    if let name = cell.poolIdentifier { usedCells[name, default: []].append(cell) }
  }

  mutating func keep(_ view: View) {
    if let view = view as? UITableViewHeaderFooterView, let name = view.poolIdentifier {
      usedHeaders[name, default: []].append(view)
    }
  }

  mutating func usedCell(_ name: String) -> TableViewCell? { usedCells[name]?.popLast() }
  mutating func usedHeader(_ name: String) -> UITableViewHeaderFooterView? { usedHeaders[name]?.popLast() }

  /// Removes all visible views; those with a reuse identifier are kept for reuse.
  mutating func removeAll() {
    for row in shownRows {
      guard let cell = cells[row] else { continue }
      cell.removeFromSuperview()
      keep(cell)
    }
    for views in [headers, footers] {
      for section in views.keys.sorted() {
        guard let view = views[section] else { continue }
        view.removeFromSuperview()
        keep(view)
      }
    }
    (cells, headers, footers, shownRows) = ([:], [:], [:], [])
  }
}

extension UITableView {
  final func usedCell(_ name: String) -> TableViewCell? {
    if let cell = arrangement.usedCell(name) {
      cell.prepareForReuse()
      return cell
    }
    let cell = arrangement.cellMakers[name]?()
    cell?.poolIdentifier = name
    return cell
  }

  final func usedHeaderFooter(_ name: String) -> UITableViewHeaderFooterView? {
    if let view = arrangement.usedHeader(name) {
      view.prepareForReuse()
      return view
    }
    let view = arrangement.headerMakers[name]?()
    view?.poolIdentifier = name
    return view
  }

  // MARK: Changes

  /// Discards rows and their heights after a change of the data source.
  final func forgetRows() {
    arrangement.removeAll()
    forgetHeights()
  }

  /// Discards heights after a change of a setting.
  final func forgetHeights() {
    arrangement.metrics = nil
    setNeedsLayout()
  }

  final func heightsChanged(_ old: CGFloat, _ new: CGFloat) { if old != new { forgetHeights() } }

  final func replaceAround(_ old: View?, by new: View?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    } else if let metrics = arrangement.metrics,
      metrics.top == (tableHeaderView?.frame.height ?? 0),
      metrics.bottom == (tableFooterView?.frame.height ?? 0)
    {
      // The same view once more, which apps set to say that its height has changed: here it has not.
      return
    }
    forgetHeights()
  }

  final func select(_ path: IndexPath?) {
    guard let path else {
      for path in arrangement.selected { deselect(path) }
      return
    }
    if !allowsMultipleSelection { for other in arrangement.selected where other != path { deselect(other) } }
    if !arrangement.selected.contains(path) { arrangement.selected.append(path) }
    arrangement.cells[path]?.setSelected(true, animated: false)
    setNeedsLayout()
  }

  final func deselect(_ path: IndexPath) {
    arrangement.selected.removeAll { $0 == path }
    arrangement.cells[path]?.setSelected(false, animated: false)
    setNeedsLayout()
  }

  // MARK: Questions

  /// The current metrics. The data source is asked if they are not known.
  final var currentMetrics: TableMetrics {
    measureIfNeeded()
    return arrangement.metrics ?? TableMetrics(top: 0, bottom: 0, sections: [])
  }

  final func rectOfRow(_ path: IndexPath) -> CGRect {
    let metrics = currentMetrics
    guard metrics.has(path) else { return .zero }
    return cellRect(metrics.rectOfRow(path, width: bounds.width))
  }

  final func rows(in rect: CGRect) -> [IndexPath]? {
    let metrics = currentMetrics
    var found: [IndexPath] = []
    for section in metrics.sections.indices {
      let rows = metrics.sections[section].rows
      guard rows.count > 0, metrics.rectOfSection(section, width: bounds.width).intersects(rect) else {
        continue
      }
      for row in 0..<rows.count {
        let path = IndexPath(row: row, section: section)
        let place = metrics.rectOfRow(path, width: bounds.width)
        if place.minY >= rect.maxY { break }
        if place.maxY > rect.minY { found.append(path) }
      }
    }
    return found
  }

  /// Shows rows before the next layout, for code that asks for visible rows. Needs a table with a size.
  final func showRowsIfNeeded() { if arrangement.metrics == nil, bounds.height > 0 { showRows() } }

  /// The margin at the sides of the table's content.
  final var side: CGFloat { bounds.width < 390 ? 16 : 20 }

  /// The rectangle of a row without the side margins of an inset grouped table.
  final func cellRect(_ rect: CGRect) -> CGRect {
    guard style == .insetGrouped else { return rect }
    let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    return CGRect(
      x: left, y: rect.minY, width: max(0, rect.width - left - right), height: rect.height)
  }
}
