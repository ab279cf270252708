import Foundation

/// The back button: an arrow and the title of the previous item.
final class BackButton: Control {
  private let usualArrow = Image(
    systemName: "chevron.backward", withConfiguration: .init(pointSize: 17, weight: .semibold))
  private let arrow = ImageView()
  private let label = Label()
  private var attributes: TextAttributes = [:]
  private var ground: Image?
  private lazy var labelStart = label.leadingAnchor.constraint(equalTo: arrow.trailingAnchor, constant: 6)
  private lazy var labelEnd = label.trailingAnchor.constraint(equalTo: trailingAnchor)
  private lazy var labelTop = label.topAnchor.constraint(equalTo: topAnchor)
  private lazy var labelBottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)

  var title = "" { didSet { if title != oldValue { showTitle() } } }

  /// The width with a title, from the edge of the bar.
  func width(with title: String) -> CGFloat {
    let old = self.title
    defer { self.title = old }
    self.title = title
    return 8 + arrow.intrinsicContentSize.width + 6 + label.intrinsicContentSize.width
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrow.image = usualArrow
    showTitle()
    for part in [arrow, label] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    LayoutConstraint.activate([
      arrow.leadingAnchor.constraint(equalTo: leadingAnchor),
      arrow.centerYAnchor.constraint(equalTo: centerYAnchor),
      labelStart, labelEnd, labelTop, labelBottom,
    ])
  }

  /// Shows the arrow and the title as an appearance and the item to which it leads say.
  func show(_ looks: UINavigationBarAppearance, _ item: UIBarButtonItem) {
    let state = looks.backButtonAppearance.normal
    attributes = looks.buttonAppearance.normal.titleTextAttributes
      .merging(state.titleTextAttributes) { $1 }.merging(item.titleAttributes([.normal])) { $1 }
    ground = item.backButtonBackgroundImage(for: .normal, barMetrics: .default) ?? state.backgroundImage
    let offset = item.backButtonTitlePositionAdjustment(for: .default)
    let x = offset.horizontal + state.titlePositionAdjustment.horizontal
    let y = offset.vertical + state.titlePositionAdjustment.vertical
    // The title moves, and the button stays as large as it is.
    let along = isRightToLeft ? -x : x
    (labelStart.constant, labelEnd.constant) = (6 + along, along)
    (labelTop.constant, labelBottom.constant) = (y, y)
    let image = looks.backIndicatorImage?.withRenderingMode(.alwaysTemplate) ?? usualArrow
    if arrow.image !== image { arrow.image = image }
    showTitle()
  }

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    if let ground { canvas.draw(ground, in: canvas.bounds, tintColor: tintColor) }
  }

  private func showTitle() {
    label.show(title, .systemFont(ofSize: 17), color: tintColor, attributes)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
  }

  override func updateConstraints() {
    showTitle()
    super.updateConstraints()
  }
}
