import Foundation

/// A row of a table, as UIKit's `UITableViewCell`: what is in it lies in ``contentView``.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
/// cell.textLabel?.text = "Cairo"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content's margins are those of UIKit's cells: 11 above and below, 16 at the sides, or 20 on screens of
/// 390 points and wider. They are read off the frames in public storyboards, as are the places of texts and accessories.
open class TableViewCell: View {
  /// How a cell arranges what it brings along. The numbers are UIKit's.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A text, and a picture before it.
    case `default` = 0
    /// A text, and another at the trailing edge.
    case value1 = 1
    /// Two texts beside each other.
    case value2 = 2
    /// Two texts above each other.
    case subtitle = 3
  }

  /// What a cell shows at its trailing edge. The numbers are UIKit's.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// An arrow: there is more behind it.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A check mark: it is chosen.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// What the control before a cell does while the table is edited. The numbers are UIKit's.
  public enum EditingStyle: Int, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What a chosen cell looks like. The numbers are UIKit's.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    /// As any other.
    case none = 0
    /// Grey, as the default.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey, as iOS has had it since version 7.
    case `default` = 3
  }

  /// The view that holds what the cell shows.
  public let contentView: View = CellContentView()
  /// The name by which cells of a kind are used again.
  public package(set) final var reuseIdentifier: String?
  /// How the cell arranges what it brings along.
  public let style: CellStyle
  /// What the cell brings along, and what its table says of it.
  final var furniture = CellFurniture()

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    furniture.edges = addCellContent(contentView)
  }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(frame: frame)
    furniture.edges = addCellContent(contentView)
  }

  /// A cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before a cell shows something else. A content configuration stays, as in UIKit.
  open func prepareForReuse() {}

  // MARK: Texts and picture

  /// The cell's text; there from when it is first asked for.
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

  /// The cell's other text; none in the default style.
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

  /// The picture before the text; there from when it is first asked for.
  open var imageView: ImageView? {
    if let view = furniture.picture { return view }
    let view = ImageView()
    furniture.picture = view
    (contentView as? CellContentView)?.addFurniture(view)
    return view
  }

  // MARK: Looks

  /// What is shown at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { furnitureChanged() } }
  /// A view at the trailing edge, instead of what ``accessoryType`` says.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      furnitureChanged()
    }
  }
  /// What is shown there while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { furnitureChanged() } }
  /// A view at the trailing edge while the table is edited.
  open var editingAccessoryView: View?
  /// What a chosen cell looks like.
  open var selectionStyle = SelectionStyle.default
  /// A view that lies behind all others.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view that lies behind the content while the cell is selected.
  open var selectedBackgroundView: View?
  /// The same while several rows can be selected.
  open var multipleSelectionBackgroundView: View?
  /// How far the line below the cell begins and ends from its edges: by default where its text begins.
  open var separatorInset: EdgeInsets {
    get { furniture.separatorInset ?? EdgeInsets(left: furniture.textStart(in: self)) }
    set {
      furniture.separatorInset = newValue
      setNeedsDisplay()
    }
  }
  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { furnitureChanged() } }
  /// How wide a level is.
  open var indentationWidth: CGFloat = 10 { didSet { furnitureChanged() } }
  /// Whether the content makes room for the control before it.
  open var shouldIndentWhileEditing = true
  /// Whether the cell has a grip while the table is edited.
  open var showsReorderControl = false { didSet { furnitureChanged() } }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the table is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  /// What the control before the cell does.
  open var editingStyle: EditingStyle { furniture.editingStyle }
  /// Whether the button is shown that deletes the row; it never is.
  open var showingDeleteConfirmation: Bool { false }
  /// Selects the cell, animated or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell, animated or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Takes part in editing, animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func editingChanged() {
    furnitureChanged()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// What the cell shows, as a value. It takes the place of what is in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationChanged() }
  }
  /// What is behind the cell, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content takes note of the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background takes note of the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed.
  open var configurationUpdateHandler: ((TableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations take note of.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Asks for ``updateConfiguration(using:)`` before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    furniture.needsConfiguration = true
    setNeedsUpdateConstraints()
  }
  /// Where a subclass makes its configurations from the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// A configuration for a text, another and a picture, as the cell's style has them.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// A background as the table's style has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Layout

  /// The height that the cell's texts and picture need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: furniture.height(in: self))
  }

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

/// The view in a table's cell, with the margins of one, and with the texts that the cell brings along.
final class CellContentView: View {
  /// What the cell says of the margins, if it lies in a table or shows something beside the content.
  var sides: CellSides? { didSet { if sides != oldValue { discardEngines("the margins") } } }

  init() {
    super.init(frame: .zero)
    // The table keeps its content clear of the safe area, at the sides of cells and by scrolling.
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
  /// Adds a view that always fills this one, and makes it no larger or smaller than it needs.
  ///
  /// By constraints and not by its frame, so that a fitting size of the cell is one of its content.
  ///
  /// - Returns: the constraints at the left and the right edge, which make room for what lies beside the content.
  @discardableResult
  final func addCellContent(_ content: View) -> (left: LayoutConstraint, right: LayoutConstraint) {
    content.accessibilityIdentifier = "contentView"
    content.translatesAutoresizingMaskIntoConstraints = false
    // Code that places views when the cell is made reads the bounds before any layout.
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
  /// Shows what the content configuration says, in a view of its own or in the one that is there.
  final func contentConfigurationChanged() {
    furniture.configuredContent = contentView.show(contentConfiguration, in: furniture.configuredContent)
    setNeedsLayout()
  }

  /// Calls for the configurations of the state, if that was asked for.
  final func updateConfigurationIfNeeded() {
    guard furniture.needsConfiguration else { return }
    furniture.needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
}
