import Foundation

/// A table that creates only its visible rows, like UIKit's `UITableView`.
///
/// ```swift
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
/// table.dataSource = cities
/// assertSnapshot(of: table, on: .all)
/// ```
///
/// Rows are as high as their content needs, unless ``rowHeight`` or the delegate sets a height. Rows that
/// were not shown yet have an estimated height. All updates are applied at once, without animation.
open class UITableView: ScrollView {
  /// How sections are separated. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// By headers that stay at the top while their section is visible.
    case plain = 0
    /// By space between them.
    case grouped = 1
    /// By space between them, as cards with round corners.
    case insetGrouped = 2
  }

  /// The place to which a row is scrolled. Raw values match UIKit's.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// Wherever the least scrolling shows the row.
    case none = 0
    /// At the top.
    case top = 1
    /// The middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows; without effect on snapshots. Raw values match UIKit's.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    /// The row fades.
    case fade = 0
    /// The row moves from or to the right.
    case right = 1
    /// The row moves from or to the left.
    case left = 2
    /// The row moves from or to the top.
    case top = 3
    /// The row moves from or to the bottom.
    case bottom = 4
    /// The row appears or disappears at once.
    case none = 5
    /// The row opens from or closes to its middle.
    case middle = 6
    /// The system's choice.
    case automatic = 100
  }

  /// What separator insets are relative to. Raw values match UIKit's.
  public enum SeparatorInsetReference: Int, Sendable, CaseIterable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The automatic insets of separators.
    case fromAutomaticInsets = 1
  }

  /// Stands for the height that the content needs.
  public static let automaticDimension: CGFloat = -1
  /// Stands for a magnifying glass among section index titles.
  public static let indexSearch = "{search}"

  /// How sections are separated.
  public package(set) final var style: Style
  final var arrangement = TableArrangement()

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style.ground
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table with an empty frame.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// The static rows of a storyboard's table, which its controller shows.
  package final var staticRows: StaticRows?
  /// The source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, for appearance and behavior.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      reloadData()
    }
  }
  /// The object that prefetches rows; remembered, it is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prefetched; without effect here.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows; by default what their content needs.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged(oldValue, rowHeight) } }
  /// The height of headers; by default what their content needs.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  /// The height of footers; by default what their content needs.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  /// The estimated height of rows until they are shown.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, estimatedRowHeight) }
  }
  /// The estimated height of headers; remembered, as they are estimated at 28 points until they are shown.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers; remembered, as they are estimated at 0 points until they are shown.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above headers; 22 in plain tables by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderTopPadding) }
  }
  /// Whether rows that change are measured again; remembered, without effect here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When rows that change are measured again. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable, CaseIterable {
    /// Never.
    case disabled = 0
    /// When the cell asks for it.
    case enabled = 1
    /// When the cell asks for it or its constraints change.
    case enabledIncludingConstraints = 2
  }

  // MARK: Around the rows

  /// A view above the first section, at its own height.
  open var tableHeaderView: View? { didSet { replaceAround(oldValue, by: tableHeaderView) } }
  /// A view below the last section, at its own height.
  open var tableFooterView: View? { didSet { replaceAround(oldValue, by: tableFooterView) } }
  /// A view behind all rows, of the table's size.
  open var backgroundView: View? { didSet { replaceAround(oldValue, by: backgroundView) } }

  // MARK: Lines

  /// Whether separators are drawn between rows.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The color of separators.
  open var separatorColor: Color? = .separator { didSet { setNeedsLayout() } }
  /// The insets of separators; by default they begin where texts begin.
  open var separatorInset: EdgeInsets {
    get { givenSeparatorInset ?? EdgeInsets(left: side) }
    set {
      givenSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var givenSeparatorInset: EdgeInsets?
  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? UITableView, let fresh = fresh as? UITableView else { return }
    if let value = style(separatorColor, proxy.separatorColor, fresh.separatorColor) {
      separatorColor = value
    }
    if let value = style(separatorInset, proxy.separatorInset, fresh.separatorInset) {
      separatorInset = value
    }
    if let value = style(separatorStyle, proxy.separatorStyle, fresh.separatorStyle) {
      separatorStyle = value
    }
    if let value = style(sectionIndexColor, proxy.sectionIndexColor, fresh.sectionIndexColor) {
      sectionIndexColor = value
    }
  }

  /// What ``separatorInset`` is relative to.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }
  /// The effect of separators; remembered, without effect on snapshots.
  open var separatorEffect: UIVisualEffect?
  /// Whether cells keep to the readable width; remembered, without effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content stays clear of the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  // MARK: Letters at the edge

  /// The least number of rows with which the data source's index titles are shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The text color of the section index; the tint color by default.
  open var sectionIndexColor: Color? { didSet { if sectionIndexColor != oldValue { setNeedsLayout() } } }
  /// The background color of the section index; none by default.
  open var sectionIndexBackgroundColor: Color? {
    didSet { if sectionIndexBackgroundColor != oldValue { setNeedsLayout() } }
  }
  /// The background color of the section index while it is touched; remembered only.
  open var sectionIndexTrackingBackgroundColor: Color?
  /// Asks the data source for its index titles again at the next layout.
  open func reloadSectionIndexTitles() { forgetHeights() }

  // MARK: Selection and editing

  /// Whether rows can be selected by touch; remembered, as there are no touches.
  open var allowsSelection = true
  /// Whether several rows can be selected. If not, selecting a row deselects the others.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected by touch during editing; remembered only.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing; remembered only.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether focus selects a row; remembered only.
  open var selectionFollowsFocus = false
  /// Whether the focused row is remembered; without effect here.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged; remembered only.
  open var dragInteractionEnabled = false
  /// Whether the table is in editing mode.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsLayout()
    }
  }
  /// Begins or ends editing at once, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    arrangement.selected.isEmpty ? nil : arrangement.selected
  }
  /// Selects a row without calling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Rows

  /// Discards all rows and asks the data source again at the next layout.
  open func reloadData() { forgetRows() }
  /// Asks the data source for all rows again, as ``reloadData()`` does.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again, as ``reloadData()`` does.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again, as ``reloadData()`` does.
  open func reconfigureRows(at indexPaths: [IndexPath]) { forgetRows() }
  /// Asks the data source for all rows again after it has added some.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again after it has removed some.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again after it has moved one.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetRows() }
  /// Asks the data source for all rows again after it has added sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again after it has removed sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Asks the data source for all rows again after it has moved a section.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetRows() }
  /// Has no effect: updates are applied at once.
  open func beginUpdates() {}
  /// Reads the numbers of rows and their heights again at the next layout.
  open func endUpdates() { forgetHeights() }
  /// Runs the updates and calls the completion at once. Rows are counted and measured at the next layout.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetHeights()
    completion?(true)
  }
  /// Whether updates are pending; always false.
  open var hasUncommittedUpdates: Bool { false }

  /// The number of sections.
  open var numberOfSections: Int { currentMetrics.sections.count }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentMetrics.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    showRowsIfNeeded()
    return arrangement.cells[indexPath]
  }
  /// The row of a visible cell.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    arrangement.cells.first { $0.value === cell }?.key
  }
  /// The row at a point in content coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { currentMetrics.row(at: point.y) }
  /// The rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [TableViewCell] {
    showRowsIfNeeded()
    return arrangement.shownRows.compactMap { arrangement.cells[$0] }
  }
  /// The visible rows, from top to bottom; `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return arrangement.shownRows.isEmpty ? nil : arrangement.shownRows
  }
  /// The header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return arrangement.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return arrangement.footers[section] as? UITableViewHeaderFooterView
  }
  /// The rectangle of a section in the content.
  open func rect(forSection section: Int) -> CGRect {
    currentMetrics.rectOfSection(section, width: bounds.width)
  }
  /// The rectangle of a header in the content, before it is kept at the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    currentMetrics.rectOfHeader(section, width: bounds.width)
  }
  /// The rectangle of a footer in the content, before it is kept at the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    currentMetrics.rectOfFooter(section, width: bounds.width)
  }
  /// The rectangle of a row in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  /// Scrolls to a row at once, without animation.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    arrangement.target = (indexPath, scrollPosition)
    aimAtTarget()
    setNeedsLayout()
  }
  /// Scrolls to the first selected row at once, without animation.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Using cells again

  /// Registers a class for cells of an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    arrangement.cellMakers[identifier] = cellClass.map { type in
      guard let type = type as? TableViewCell.Type else {
        preconditionFailure("\(type) is registered for the cells \(identifier) and is not a UITableViewCell")
      }
      return { ClassMaker.cell(type, reuseIdentifier: identifier) }
    }
  }
  /// Registers a nib for cells of an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    arrangement.cellMakers[identifier] = nib.map { nib in
      { nib.view(TableViewCell.self, asked: "the cells \(identifier)") }
    }
  }
  /// Registers a storyboard's prototype for cells of an identifier.
  package final func register(prototype make: @escaping () -> TableViewCell, for identifier: String) {
    arrangement.cellMakers[identifier] = make
  }
  /// Registers a class for headers and footers of an identifier; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    arrangement.headerMakers[identifier] = aClass.map { type in
      guard let type = type as? UITableViewHeaderFooterView.Type else {
        preconditionFailure(
          "\(type) is registered for the headers \(identifier) and is not a UITableViewHeaderFooterView")
      }
      return { ClassMaker.headerFooter(type, reuseIdentifier: identifier) }
    }
  }
  /// Registers a nib for headers and footers of an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    arrangement.headerMakers[identifier] = nib.map { nib in
      { nib.view(UITableViewHeaderFooterView.self, asked: "the headers \(identifier)") }
    }
  }
  /// A reused cell of an identifier, or a new one; `nil` without a registration or a prototype.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { usedCell(identifier) }
  /// A reused cell of an identifier, or a new one.
  ///
  /// - Precondition: a class or a nib is registered for the identifier, or the storyboard has a prototype
  ///   with it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell
  {
    guard let cell = usedCell(identifier) else {
      preconditionFailure(
        "no cell has the reuse identifier \(identifier): register a class or a nib for it with register(_:forCellReuseIdentifier:)"
      )
    }
    return cell
  }
  /// A reused header or footer of an identifier, or a new one; `nil` without a registration.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    usedHeaderFooter(identifier)
  }

  // MARK: Layout

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !arrangement.isAiming { arrangement.target = nil }
      super.contentOffset = newValue
    }
  }
}

/// A prefetching data source, like UIKit's; it is never called.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called in UIKit when rows are about to be displayed; never called here.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called in UIKit when prefetched rows are no longer needed; never called here.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension TableViewCell {
  /// How rows are separated. Raw values match UIKit's.
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
    /// By a line, like `singleLine`.
    case singleLineEtched = 2
  }
}
