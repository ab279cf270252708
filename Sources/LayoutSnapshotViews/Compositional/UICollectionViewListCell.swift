import Foundation

/// A row of a list in a collection view.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = city.name
/// cell.contentConfiguration = content
/// cell.accessories = [.disclosureIndicator()]
/// ```
open class UICollectionViewListCell: CollectionViewCell {
  /// What stands at the edges of the row.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How often the content is indented; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far each level indents it; 10 points by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented, too; true by default.
  open var indentsAccessories = true
  /// Where the line below the row begins and ends.
  open var separatorLayoutGuide: LayoutGuide { ownSeparatorLayoutGuide }
  private let ownSeparatorLayoutGuide = LayoutGuide()

  /// The place of a row in a section that is shown as a tree.
  struct Branch: Equatable {
    var level: Int
    var isExpanded: Bool
  }
  final var branch: Branch? {
    didSet {
      guard branch != oldValue else { return }
      showAccessories()
    }
  }
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = branch?.isExpanded ?? false
    return state
  }

  private var rowPlace: ListSection.Place?
  private var shown: [(view: View, accessory: UICellAccessory)] = []
  private lazy var leading = contentView.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var trailing = trailingAnchor.constraint(equalTo: contentView.trailingAnchor)

  /// A row with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorLayoutGuide)
    // A row under a bar keeps its height.
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: Self.margin, bottom: 8, trailing: Self.margin)
    let start = separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    let end = separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor)
    // Apps say where the line begins by constraints of their own.
    (start.priority, end.priority) = (.defaultLow, .defaultLow)
    LayoutConstraint.activate([
      start, end, separatorLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
      separatorLayoutGuide.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  /// A content for the row's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// A background for the row's list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    rowPlace?.appearance == .plain ? .listPlainCell() : .listGroupedCell()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard rowPlace != layoutAttributes.list else { return }
    rowPlace = layoutAttributes.list
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    guard let rowPlace, rowPlace.appearance == .insetGrouped, !rowPlace.isHeader else {
      layer.cornerRadius = 0
      return
    }
    layer.cornerRadius = rowPlace.isFirst || rowPlace.isLast ? measures.cardRadius : 0
    var corners: CornerMask = []
    if rowPlace.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if rowPlace.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = rowPlace.isFirst || rowPlace.isLast
  }

  override func drawContent(on canvas: Canvas) {
    if backgroundConfiguration != nil {
      super.drawContent(on: canvas)
    } else if backgroundColor == nil, let rowPlace, !rowPlace.isHeader {
      let color: Color =
        [.plain, .sidebarPlain].contains(rowPlace.appearance)
        ? .systemBackground : .secondarySystemGroupedBackground
      canvas.fill(canvas.bounds, isSelected || isHighlighted ? .rowSelection : color)
    }
    let thickness = measures.line(of: 1 / canvas.scale)
    draw(rowPlace?.above, on: canvas, y: 0, thickness)
    draw(rowPlace?.below, on: canvas, y: canvas.bounds.height - thickness, thickness)
  }

  private func draw(
    _ line: UIListSeparatorConfiguration.Line?, on canvas: Canvas, y: CGFloat, _ thickness: CGFloat
  ) {
    guard let line else { return }
    let span = line.span(
      in: canvas.bounds.width, own: separatorLayoutGuide.layoutFrame, mirrored: isRightToLeft)
    canvas.fill(CGRect(x: span.x, y: y, width: span.width, height: thickness), line.color)
  }

  /// The circle of a row that can be chosen shows whether it is.
  open override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue, accessories.contains(where: \.showsChoice) else { return }
      showAccessories()
    }
  }

  // MARK: Accessories

  private func showAccessories() {
    for (view, _) in shown { view.removeFromSuperview() }
    shown = []
    for accessory in accessories where accessory.isShown(editing: configurationState.isEditing) {
      let view = accessory.makeView(expanded: branch?.isExpanded ?? false, selected: isSelected)
      view.isHidden = accessory.isHidden
      addSubview(view)
      shown.append((view, accessory))
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    // A row of a tree is indented by itself, unless the app says more.
    let level = max(indentationLevel, branch?.level ?? 0)
    var (before, after) = (CGFloat(level) * indentationWidth, CGFloat(0))
    // The last accessory stands at the row's end.
    let inwards =
      shown.filter { $0.accessory.placement == .leading }
      + shown.filter { $0.accessory.placement == .trailing }.reversed()
    for (view, accessory) in inwards {
      let size = accessory.size(of: view)
      let isLeading = accessory.placement == .leading
      let room = accessory.roomWidth(of: size)
      let start = isLeading ? margin + before : bounds.width - margin - after - room
      let x = start + (room - size.width) / 2
      let frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
      if isLeading { before += room + 8 } else { after += room + 8 }
    }
    let (left, right) = (before, after == 0 ? 0 : after + margin - 8)
    guard contentInset != (left, right, isRightToLeft) else { return }
    contentInset = (left, right, isRightToLeft)
    insetCellContent(leading: left, trailing: right)
  }

  private var contentInset: (leading: CGFloat, trailing: CGFloat, isMirrored: Bool) = (0, 0, false)
  /// Between the row's edges and what stands in it, as in tables.
  private static let margin: CGFloat = 16
}
