import Foundation

/// A row of a table, like UIKit's `UITableViewCell`. Its content is in ``contentView``.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
/// cell.textLabel?.text = "Cairo"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content's margins are those of UIKit's cells: 11 points above and below, and 16 at the sides, or 20 in
/// cells of 390 points and wider. They and the places of texts and accessories are taken from the frames in
/// public storyboards.
open class TableViewCell: View {
  /// The built-in layout of a cell. Raw values match UIKit's.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A label, with an image before it.
    case `default` = 0
    /// A label, with a second one at the trailing edge.
    case value1 = 1
    /// Two labels side by side.
    case value2 = 2
    /// Two labels, one below the other.
    case subtitle = 3
  }

  /// The accessory at a cell's trailing edge. Raw values match UIKit's.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    /// No accessory.
    case none = 0
    /// A chevron, for a row that leads to more content.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// The editing control of a cell. Raw values match UIKit's.
  public enum EditingStyle: Int, Sendable, CaseIterable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The appearance of a selected cell. Raw values match UIKit's.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    /// No change of appearance.
    case none = 0
    /// Gray, like the default.
    case blue = 1
    /// Gray.
    case gray = 2
    /// Gray, as in iOS since version 7.
    case `default` = 3
  }

  /// The view that holds the cell's content.
  open var contentView: View { ownContentView }
  private let ownContentView: View = CellContentView()
  /// The identifier for reusing the cell.
  open var reuseIdentifier: String? { poolIdentifier }
  /// The identifier under which the view is kept for reuse, even if a subclass overrides ``reuseIdentifier``.
  package final var poolIdentifier: String?
  /// The built-in layout of the cell.
  public let style: CellStyle
  /// The built-in parts of the cell, and its surroundings in the table.
  final let furniture = CellFurniture()

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    poolIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    furniture.edges = addCellContent(contentView)
  }

  /// Creates a cell of the default style with a frame.
  ///
  /// As in UIKit it is no designated initializer, so that classes which only have `init(style:reuseIdentifier:)` inherit it.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before a cell is reused. As in UIKit, a content configuration stays.
  open func prepareForReuse() {}

  // MARK: Texts and picture

  /// The main label, created on first use.
  open var textLabel: Label? {
    if let label = furniture.text { return label }
    let label = Label()
    label.font = CellFurniture.textFont(style)
    label.adjustsFontForContentSizeCategory = true
    if style == .value2 { label.textColor = tintColor }
    furniture.text = label
    (contentView as? CellContentView)?.addFurniture(label)
    return label
  }

  /// The second label, created on first use; `nil` in the default style.
  open var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let label = furniture.detail { return label }
    let label = Label()
    label.font = CellFurniture.detailFont(style)
    label.adjustsFontForContentSizeCategory = true
    if style == .value1 { label.textColor = .secondaryLabel }
    furniture.detail = label
    (contentView as? CellContentView)?.addFurniture(label)
    return label
  }

  /// The image view before the text, created on first use.
  open var imageView: ImageView? {
    if let view = furniture.picture { return view }
    let view = ImageView()
    furniture.picture = view
    (contentView as? CellContentView)?.addFurniture(view)
    return view
  }

  // MARK: Looks

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { furnitureChanged() } }
  /// A view at the trailing edge, in place of ``accessoryType``.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      furnitureChanged()
    }
  }
  /// The accessory while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { furnitureChanged() } }
  /// A view at the trailing edge while the table is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: View?
  /// The appearance of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: View?
  /// A background for cells of multiple selection; remembered, without effect here.
  open var multipleSelectionBackgroundView: View?
  /// The insets of the separator below the cell; by default it begins where the text begins.
  open var separatorInset: EdgeInsets {
    get { furniture.separatorInset ?? EdgeInsets(left: furniture.textStart(in: self)) }
    set {
      furniture.separatorInset = newValue
      setNeedsDisplay()
    }
  }
  /// The number of levels that the content is indented.
  open var indentationLevel = 0 { didSet { furnitureChanged() } }
  /// The width of an indentation level.
  open var indentationWidth: CGFloat = 10 { didSet { furnitureChanged() } }
  /// Whether the content is indented for the editing control.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows a reorder control while the table is edited.
  open var showsReorderControl = false { didSet { furnitureChanged() } }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  /// The editing control that the table gave the cell.
  open var editingStyle: EditingStyle { furniture.editingStyle }
  /// Whether the delete button of the row is shown; always false.
  open var showingDeleteConfirmation: Bool { false }
  /// Selects or deselects the cell at once, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell or removes the highlight at once, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Begins or ends editing at once, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called when the cell begins or ends editing, with what it then shows.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has begun or ended editing, with what it shows.
  open func didTransition(to state: StateMask) {}
  /// Called in UIKit when the cell is lifted or put down; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func editingChanged() {
    let shown: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: shown)
    defer { didTransition(to: shown) }
    furnitureChanged()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The configuration of the content. It replaces the views in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationChanged() }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Remembered, without effect: ``updateConfiguration(using:)`` alone updates the content.
  open var automaticallyUpdatesContentConfiguration = true
  /// Remembered, without effect: ``updateConfiguration(using:)`` alone updates the background.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state has changed, before it is next shown.
  open var configurationUpdateHandler: ((TableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Requests a call of ``updateConfiguration(using:)`` before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    furniture.needsConfiguration = true
    setNeedsUpdateConstraints()
  }
  /// Updates the configurations for a state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// A content configuration with the text and image layout of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// A background configuration for a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Layout

  /// The width that is offered, and the height that the cell's labels and image need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: furniture.height(in: self))
  }

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutFurniture()
  }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  override func drawContent(on canvas: Canvas) { furniture.draw(self, on: canvas) }
}

/// The content view of a table cell, which holds its labels and image.
final class CellContentView: View {
  /// The margins for a cell that lies in a table or has an accessory; `nil` for the view's own margins.
  var sides: CellSides? { didSet { if sides != oldValue { discardEngines("the margins") } } }

  init() {
    super.init(frame: .zero)
    // The table keeps cells clear of the safe area by their insets and by scrolling.
    insetsLayoutMarginsFromSafeArea = false
  }

  func addFurniture(_ view: View) { addPart(view) }

  override func frame(ofPart part: View, in bounds: CGRect) -> CGRect {
    guard let cell = superview as? TableViewCell else { return .zero }
    return cell.furniture.frame(of: part, of: cell, in: bounds)
  }

  override func systemMargins(in room: MarginRoom) -> EdgeInsets {
    let side: CGFloat = room.width < 390 ? 16 : 20
    let sides = sides ?? CellSides(leading: side, trailing: side)
    return EdgeInsets(
      top: 11, left: isRightToLeft ? sides.trailing : sides.leading, bottom: 11,
      right: isRightToLeft ? sides.leading : sides.trailing)
  }
}

extension View {
  /// Adds a content view that always fills this view.
  ///
  /// It uses constraints and not the frame, so that the fitting size of a cell is that of its content.
  ///
  /// - Returns: the constraints at the left and the right edge, for making room beside the content.
  @discardableResult
  final func addCellContent(_ content: View) -> (left: LayoutConstraint, right: LayoutConstraint) {
    content.accessibilityIdentifier = "contentView"
    content.translatesAutoresizingMaskIntoConstraints = false
    // Code that places views while the cell is created reads the bounds before any layout.
    content.take(CGRect(origin: .zero, size: frame.size))
    addSubview(content)
    let left = content.leftAnchor.constraint(equalTo: leftAnchor)
    let right = content.rightAnchor.constraint(equalTo: rightAnchor)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor), left, right,
    ])
    return (left, right)
  }
}

extension TableViewCell {
  /// Shows the content configuration, in the current view if that supports it.
  final func contentConfigurationChanged() {
    furniture.configuredContent = contentView.show(contentConfiguration, in: furniture.configuredContent)
    setNeedsLayout()
  }

  /// Updates the configurations if that was requested.
  final func updateConfigurationIfNeeded() {
    guard furniture.needsConfiguration else { return }
    furniture.needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
}
