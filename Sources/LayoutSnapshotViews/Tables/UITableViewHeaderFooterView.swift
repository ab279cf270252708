import Foundation

/// The header or the footer of a table's section.
open class UITableViewHeaderFooterView: View {
  /// The view that holds what is shown.
  public let contentView: View = CellContentView()
  /// The name by which such views are used again.
  public package(set) final var reuseIdentifier: String?
  private var labels: (text: Label?, detail: Label?)
  private var configuredContent: (any UIContentView)?
  /// What its table says of it: its style and margin, and whether it is a header.
  final var role: Role? { didSet { if role != oldValue { roleChanged() } } }

  struct Role: Equatable {
    var style: UITableView.Style
    var side: CGFloat
    var isHeader: Bool
    /// How far the content is from the view's edges.
    var safeArea: EdgeInsets
  }

  /// A view with a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    edges = addCellContent(contentView)
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    edges = addCellContent(contentView)
  }

  private var edges: (left: LayoutConstraint, right: LayoutConstraint)?

  /// The text; there from when it is first asked for.
  open var textLabel: Label? {
    if let label = labels.text { return label }
    let label = Label()
    labels.text = label
    roleChanged()
    contentView.addSubview(label)
    return label
  }
  /// A text beside it; there from when it is first asked for.
  open var detailTextLabel: Label? {
    if let label = labels.detail { return label }
    let label = Label()
    labels.detail = label
    roleChanged()
    contentView.addSubview(label)
    return label
  }
  /// A view that lies behind all others.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// What is shown, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = contentView.show(contentConfiguration, in: configuredContent)
      setNeedsLayout()
    }
  }
  /// What is behind it, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content takes note of the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// A configuration for a header as the table's style has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = role?.style == .plain
    return role?.isHeader == false
      ? (isPlain ? .plainFooter() : .groupedFooter()) : isPlain ? .plainHeader() : .groupedHeader()
  }
  /// Where a subclass makes its configuration from the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Asks for ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UIViewConfigurationState(traitCollection: traitCollection))
  }
  /// Called before the view shows something else.
  open func prepareForReuse() {}

  /// The height that the text needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = labels.text, let role else { return CGSize(width: size.width, height: 28) }
    let fitting = text.sizeThatFits(
      CGSize(width: size.width - 2 * role.side, height: .greatestFiniteMagnitude))
    let around = role.style == .plain ? 7 : role.isHeader ? 22 : 14.5
    return CGSize(width: size.width, height: fitting.height + around)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    backgroundView?.frame = bounds
  }

  /// Puts the texts where the table's style has them, and makes room beside the content.
  final func layOutText() {
    let safeArea = role?.safeArea ?? .zero
    if let edges {
      if edges.left.constant != safeArea.left { edges.left.constant = safeArea.left }
      if edges.right.constant != -safeArea.right { edges.right.constant = -safeArea.right }
    }
    let side = role?.side ?? 16
    (contentView as? CellContentView)?.sides = role.map { CellSides(leading: $0.side, trailing: $0.side) }
    let room = contentView.bounds
    let width = max(0, room.width - 2 * side)
    for (label, isFirst) in [(labels.text, true), (labels.detail, false)] {
      guard let label else { continue }
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      // Headers of groups stand near to what they speak of, as do footers.
      let y =
        role?.style == .plain || role == nil
        ? (room.height - height) / 2 : role?.isHeader == true ? room.height - height - 8 : 8
      let frame = CGRect(
        x: side, y: (isFirst ? y : y + height).rounded(), width: width, height: height)
      if label.frame != frame { label.frame = frame }
    }
  }

  /// A title's looks, by the table's style.
  private func roleChanged() {
    let configuration = defaultContentConfiguration()
    if let text = labels.text, givenFont == nil || text.font == givenFont {
      configuration.textProperties.apply(to: text)
      givenFont = text.font
    }
    if let detail = labels.detail { configuration.secondaryTextProperties.apply(to: detail) }
  }
  /// The text's font as the style has it: one that somebody else has set stays.
  private var givenFont: Font?

  /// Shows a title as the table's style writes it.
  final func show(title: String) {
    textLabel?.text = defaultContentConfiguration().textProperties.written(title)
  }

  override func drawContent(on canvas: Canvas) { backgroundConfiguration?.draw(on: canvas, selected: false) }
}
