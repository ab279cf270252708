import Foundation

/// The header or the footer of a table's section, like UIKit's.
open class UITableViewHeaderFooterView: View {
  /// The view that holds the content.
  public let contentView: View = CellContentView()
  /// The identifier for reusing the view.
  open var reuseIdentifier: String? { poolIdentifier }
  /// The identifier under which the view is kept for reuse, even if a subclass overrides ``reuseIdentifier``.
  package final var poolIdentifier: String?
  private var labels: (text: Label?, detail: Label?)
  private var configuredContent: (any UIContentView)?
  /// The table's style and margins, and whether the view is a header; set by the table.
  final var role: Role? { didSet { if role != oldValue { roleChanged() } } }

  struct Role: Equatable {
    var style: UITableView.Style
    var side: CGFloat
    var isHeader: Bool
    /// The distances from the content to the view's edges.
    var safeArea: EdgeInsets
  }

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    poolIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    edges = addCellContent(contentView)
  }

  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  private var edges: (left: LayoutConstraint, right: LayoutConstraint)?

  /// The label of the title, created on first use.
  open var textLabel: Label? {
    if let label = labels.text { return label }
    let label = Label()
    labels.text = label
    roleChanged()
    contentView.addSubview(label)
    return label
  }
  /// A second label, created on first use.
  open var detailTextLabel: Label? {
    if let label = labels.detail { return label }
    let label = Label()
    labels.detail = label
    roleChanged()
    contentView.addSubview(label)
    return label
  }
  /// Whether a label is the title of a header: UIKit's own label, or the first text of its configuration.
  final func isTitle(_ label: Label) -> Bool {
    guard role?.isHeader != false else { return false }
    return label === labels.text || (configuredContent as? UIListContentView)?.isMainText(label) == true
  }
  /// A view behind the content.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The configuration of the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = contentView.show(contentConfiguration, in: configuredContent)
      setNeedsLayout()
    }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Remembered, without effect: ``updateConfiguration(using:)`` alone updates the content.
  open var automaticallyUpdatesContentConfiguration = true
  /// A content configuration for a header or footer of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = role?.style == .plain
    return role?.isHeader == false
      ? (isPlain ? .plainFooter() : .groupedFooter()) : isPlain ? .plainHeader() : .groupedHeader()
  }
  /// Updates the configuration for a state. The default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Calls ``updateConfiguration(using:)`` at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: UIViewConfigurationState(traitCollection: traitCollection))
  }
  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// The width that is offered, and the height that the text needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = labels.text, let role else { return CGSize(width: size.width, height: 28) }
    let fitting = text.sizeThatFits(
      CGSize(width: size.width - 2 * role.side, height: .greatestFiniteMagnitude))
    let around = role.style == .plain ? measures.plainHeader.padding : role.isHeader ? 22 : 14.5
    return CGSize(width: size.width, height: fitting.height + around)
  }

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    backgroundView?.frame = bounds
  }

  /// Places the labels by the table's style, and insets the content.
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
      // In grouped tables headers and footers lie close to their rows.
      let y =
        role?.style == .plain || role == nil
        ? (room.height - height) / 2 : role?.isHeader == true ? room.height - height - 8 : 8
      let frame = CGRect(
        x: side, y: (isFirst ? y : y + height).rounded(), width: width, height: height)
      if label.frame != frame { label.frame = frame }
    }
  }

  /// Applies the text properties of the table's style to the labels.
  private func roleChanged() {
    let configuration = defaultContentConfiguration()
    if let text = labels.text, givenFont == nil || text.font == givenFont {
      configuration.textProperties.apply(to: text)
      givenFont = text.font
    }
    if let detail = labels.detail { configuration.secondaryTextProperties.apply(to: detail) }
  }
  /// The font that the style set. A font set by other code is kept.
  private var givenFont: Font?

  /// Shows a title in the letter case of the table's style.
  final func show(title: String) {
    textLabel?.text = defaultContentConfiguration().textProperties.written(title)
  }

  override func drawContent(on canvas: Canvas) { backgroundConfiguration?.draw(on: canvas, selected: false) }
}
