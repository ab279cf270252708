import Foundation

/// Rows below each other in sections, of which only those are made that can be seen.
///
/// ```swift
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
/// table.dataSource = cities
/// assertSnapshot(of: table, on: .all)
/// ```
///
/// Rows are as high as their contents ask for, unless ``rowHeight`` or the delegate says otherwise; what is not shown yet is
/// taken to be as high as estimated. Updates have come to their end when they are asked for.
open class UITableView: ScrollView {
  /// How sections are set apart. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// By headers that stay at the top.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By room between them, in cards with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie that is scrolled to. The numbers are UIKit's.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// Where the way is shortest.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go, which no picture shows. The numbers are UIKit's.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    /// Fade.
    case fade = 0
    /// Right.
    case right = 1
    /// Left.
    case left = 2
    /// Top.
    case top = 3
    /// Bottom.
    case bottom = 4
    /// None.
    case none = 5
    /// Middle.
    case middle = 6
    /// Automatic.
    case automatic = 100
  }

  /// What separator insets are counted from. The numbers are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable, CaseIterable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The insets that lines have by themselves.
    case fromAutomaticInsets = 1
  }

  /// What stands for the height that contents ask for.
  public static let automaticDimension: CGFloat = -1
  /// The sign of a magnifying glass among index titles.
  public static let indexSearch = "{search}"

  /// How sections are set apart.
  public package(set) final var style: Style
  final var arrangement = TableArrangement()

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// A plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// A plain table with an empty frame.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// The rows that a storyboard has for the table; the controller of the table shows them.
  package final var staticRows: StaticRows?
  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// How it looks and behaves.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      reloadData()
    }
  }
  /// Who fetches rows before they are shown; nobody is asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are fetched before they are shown.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows; what their contents ask for by default.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged(oldValue, rowHeight) } }
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  /// What rows are taken for until they are shown.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, estimatedRowHeight) }
  }
  /// What headers are taken for until they are shown.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// What footers are taken for until they are shown.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above headers; 22 in plain tables by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderTopPadding) }
  }
  /// Whether rows that change ask for another height by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether rows that change ask for another height by themselves. The numbers are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable, CaseIterable {
    /// Disabled.
    case disabled = 0
    /// Enabled.
    case enabled = 1
    /// Enabled including constraints.
    case enabledIncludingConstraints = 2
  }

  // MARK: Around the rows

  /// A view above the first section, as high as it is.
  open var tableHeaderView: View? { didSet { replaceAround(oldValue, by: tableHeaderView) } }
  /// A view below the last section, as high as it is.
  open var tableFooterView: View? { didSet { replaceAround(oldValue, by: tableFooterView) } }
  /// A view behind all rows, as large as the table.
  open var backgroundView: View? { didSet { replaceAround(oldValue, by: backgroundView) } }

  // MARK: Lines

  /// What is between rows.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of lines between rows.
  open var separatorColor: Color? = .separator { didSet { setNeedsLayout() } }
  /// How far lines are from the edges; where texts begin, by default.
  open var separatorInset: EdgeInsets {
    get { givenSeparatorInset ?? EdgeInsets(left: side) }
    set {
      givenSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var givenSeparatorInset: EdgeInsets?
  /// What ``separatorInset`` is counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }
  /// How the line is drawn where something lies behind the table; no picture shows it.
  open var separatorEffect: UIVisualEffect?
  /// Whether cells are no wider than text is pleasant to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents keep clear of the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  // MARK: Letters at the edge

  /// How many rows there have to be before letters are shown; no picture shows them yet.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of those letters.
  open var sectionIndexColor: Color?
  /// What is behind them.
  open var sectionIndexBackgroundColor: Color?
  /// What is behind them under a finger.
  open var sectionIndexTrackingBackgroundColor: Color?
  /// Reads them anew.
  open func reloadSectionIndexTitles() {}

  // MARK: Selection and editing

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be then.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected as soon as focus comes to it.
  open var selectionFollowsFocus = false
  /// Whether focus is remembered.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Whether the table is edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsLayout()
    }
  }
  /// Begins or ends editing, animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows, none where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    arrangement.selected.isEmpty ? nil : arrangement.selected
  }
  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Selects a row no more, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Rows

  /// Asks for everything anew.
  open func reloadData() { forgetRows() }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Lets rows show something else in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { forgetRows() }
  /// Takes note that the data source has more rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Takes note that the data source has fewer rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Takes note that the data source has a row elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetRows() }
  /// Takes note that the data source has more sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Takes note that the data source has fewer sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Takes note that the data source has a section elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetRows() }
  /// Begins updates.
  open func beginUpdates() {}
  /// Ends updates. Heights are asked for anew.
  open func endUpdates() { forgetHeights() }
  /// Makes updates, and says at once that they are done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetHeights()
    completion?(true)
  }
  /// Whether updates wait to be shown.
  open var hasUncommittedUpdates: Bool { false }

  /// How many sections there are.
  open var numberOfSections: Int { currentMetrics.sections.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentMetrics.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  /// The cell of a row, if it is shown.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    showRowsIfNeeded()
    return arrangement.cells[indexPath]
  }
  /// The row that a cell shows.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    arrangement.cells.first { $0.value === cell }?.key
  }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { currentMetrics.row(at: point.y) }
  /// The rows that a part of the content shows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The cells that are shown, from above.
  open var visibleCells: [TableViewCell] {
    showRowsIfNeeded()
    return arrangement.shownRows.compactMap { arrangement.cells[$0] }
  }
  /// The rows that are shown, from above; none where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return arrangement.shownRows.isEmpty ? nil : arrangement.shownRows
  }
  /// The header of a section, if it is shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return arrangement.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, if it is shown.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return arrangement.footers[section] as? UITableViewHeaderFooterView
  }
  /// Where a section lies in the content.
  open func rect(forSection section: Int) -> CGRect {
    currentMetrics.rectOfSection(section, width: bounds.width)
  }
  /// Where a header lies in the content, before it stays at the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    currentMetrics.rectOfHeader(section, width: bounds.width)
  }
  /// Where a footer lies in the content, before it stays at the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    currentMetrics.rectOfFooter(section, width: bounds.width)
  }
  /// Where a row lies in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  /// Scrolls to a row, animated or not.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    arrangement.target = (indexPath, scrollPosition)
    aimAtTarget()
    setNeedsLayout()
  }
  /// Scrolls to the selected row, animated or not.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Using cells again

  /// Says which class the cells of a name are of; none takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    arrangement.cellMakers[identifier] = cellClass.map { type in
      guard let type = type as? TableViewCell.Type else {
        preconditionFailure("\(type) is registered for the cells \(identifier) and is no UITableViewCell")
      }
      return { ClassMaker.cell(type, reuseIdentifier: identifier) }
    }
  }
  /// Says which nib has the cells of a name; none takes it back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    arrangement.cellMakers[identifier] = nib.map { nib in
      { nib.view(TableViewCell.self, asked: "the cells \(identifier)") }
    }
  }
  /// Says how the cells of a name are made that a storyboard has in the table.
  package final func register(prototype make: @escaping () -> TableViewCell, for identifier: String) {
    arrangement.cellMakers[identifier] = make
  }
  /// Says which class headers and footers of a name are of; none takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    arrangement.headerMakers[identifier] = aClass.map { type in
      guard let type = type as? UITableViewHeaderFooterView.Type else {
        preconditionFailure(
          "\(type) is registered for the headers \(identifier) and is no UITableViewHeaderFooterView")
      }
      return { ClassMaker.headerFooter(type, reuseIdentifier: identifier) }
    }
  }
  /// Says which nib has the headers and footers of a name; none takes it back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    arrangement.headerMakers[identifier] = nib.map { nib in
      { nib.view(UITableViewHeaderFooterView.self, asked: "the headers \(identifier)") }
    }
  }
  /// A cell of a name that is shown no more, or a new one if a class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { usedCell(identifier) }
  /// A cell of a name that is shown no more, or a new one.
  ///
  /// - Precondition: a class or a nib was registered for the name, or the storyboard has a prototype of it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell
  {
    guard let cell = usedCell(identifier) else {
      preconditionFailure(
        "no cell has the reuse identifier \(identifier): register a class or a nib for it with register(_:forCellReuseIdentifier:)"
      )
    }
    return cell
  }
  /// A header or footer of a name that is shown no more, or a new one if a class was registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    usedHeaderFooter(identifier)
  }

  // MARK: Layout

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

/// Fetches rows before they are shown; nobody is asked.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called when rows are about to be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when they are not after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing, unless a data source says otherwise.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension TableViewCell {
  /// What is between rows. The numbers are UIKit's.
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line, as `singleLine`.
    case singleLineEtched = 2
  }
}
