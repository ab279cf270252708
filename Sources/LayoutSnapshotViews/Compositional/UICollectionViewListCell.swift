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
  public final let separatorLayoutGuide = LayoutGuide()

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
    layer.cornerRadius = rowPlace.isFirst || rowPlace.isLast ? 10 : 0
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
      canvas.fill(canvas.bounds, isSelected || isHighlighted ? .systemGray4 : color)
    }
    guard rowPlace?.hasLine == true else { return }
    let pixel = 1 / canvas.scale
    let line = separatorLayoutGuide.layoutFrame
    canvas.fill(
      CGRect(x: line.minX, y: canvas.bounds.height - pixel, width: line.width, height: pixel), .separator)
  }

  // MARK: Accessories

  private func showAccessories() {
    for (view, _) in shown { view.removeFromSuperview() }
    shown = []
    for accessory in accessories where accessory.isShown(editing: configurationState.isEditing) {
      let view = accessory.makeView()
      addSubview(view)
      shown.append((view, accessory))
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    var (before, after) = (CGFloat(indentationLevel) * indentationWidth, CGFloat(0))
    // The last accessory stands at the row's end.
    let inwards =
      shown.filter { $0.accessory.placement == .leading }
      + shown.filter { $0.accessory.placement == .trailing }.reversed()
    for (view, accessory) in inwards {
      let size = accessory.size(of: view)
      let isLeading = accessory.placement == .leading
      let x = isLeading ? margin + before : bounds.width - margin - after - size.width
      let frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
      if isLeading { before += size.width + 8 } else { after += size.width + 8 }
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

/// What stands at the edge of a list's row.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  enum Placement { case leading, trailing }
  enum Kind {
    case symbol(String, CGSize, Color?)
    case label(String, Font?, Color?)
    case view(View)
  }

  let kind: Kind
  let placement: Placement
  let displayed: DisplayedState

  private init(_ kind: Kind, _ placement: Placement, _ displayed: DisplayedState) {
    (self.kind, self.placement, self.displayed) = (kind, placement, displayed)
  }

  /// How an accessory looks.
  public struct DisclosureIndicatorOptions {
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil) {
      self.tintColor = tintColor
    }
  }
  /// The width that an accessory takes.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it needs.
    case actual
    /// As much as any.
    case standard
    /// Points.
    case custom(CGFloat)
  }
  /// How a label at the edge looks.
  public struct LabelOptions {
    /// The font; nil for the system's.
    public var font: Font?
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      font: Font? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) { (self.font, self.tintColor) = (font, tintColor) }
  }

  /// An arrow: there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("chevron.forward", CGSize(width: 8, height: 14), options.tintColor ?? .tertiaryLabel),
      .trailing, displayed)
  }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("checkmark", CGSize(width: 19, height: 18), options.tintColor), .trailing, displayed)
  }
  /// An "i" in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("info.circle", CGSize(width: 22, height: 22), options.tintColor), .trailing, displayed)
  }
  /// A minus in a red circle, while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DisclosureIndicatorOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("minus.circle.fill", CGSize(width: 22, height: 22), options.tintColor ?? .systemRed), .leading,
      displayed)
  }
  /// A plus in a green circle, while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: DisclosureIndicatorOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("plus.circle.fill", CGSize(width: 22, height: 22), options.tintColor ?? .systemGreen), .leading,
      displayed)
  }
  /// Lines to drag the row by, while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("line.3.horizontal", CGSize(width: 24, height: 14), options.tintColor ?? .tertiaryLabel),
      .trailing, displayed)
  }
  /// An arrow that opens what is below the row. Rows below are shown as the data source has them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("chevron.forward", CGSize(width: 8, height: 14), options.tintColor), .trailing, displayed)
  }
  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font, options.tintColor), .trailing, displayed)
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .view(configuration.customView), configuration.isLeading ? .leading : .trailing, configuration.displayed
    )
  }

  /// A view of the app's own, and where it stands.
  public struct CustomViewConfiguration {
    /// The edge at which a view stands.
    public enum Placement {
      /// Before the content.
      case leading(displayed: DisplayedState = .always)
      /// Behind the content.
      case trailing(displayed: DisplayedState = .always)
    }
    let customView: View
    let isLeading: Bool
    let displayed: DisplayedState

    /// A view at an edge.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      switch placement {
      case .leading(let displayed): (isLeading, self.displayed) = (true, displayed)
      case .trailing(let displayed): (isLeading, self.displayed) = (false, displayed)
      }
    }
  }

  func isShown(editing: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == editing }

  func makeView() -> View {
    switch kind {
    case .symbol(let name, _, let color):
      let view = ImageView(image: Image(systemName: name))
      view.contentMode = .scaleAspectFit
      if let color { view.tintColor = color }
      return view
    case .label(let text, let font, let color):
      let label = Label()
      (label.text, label.font, label.textColor) = (
        text, font ?? .preferredFont(forTextStyle: .body), color ?? .secondaryLabel
      )
      return label
    case .view(let view): return view
    }
  }

  func size(of view: View) -> CGSize {
    switch kind {
    case .symbol(_, let size, _): return size
    case .label: return view.intrinsicContentSize
    case .view:
      let wish = view.intrinsicContentSize
      return CGSize(
        width: wish.width > 0 ? wish.width : view.bounds.width,
        height: wish.height > 0 ? wish.height : view.bounds.height)
    }
  }
}
