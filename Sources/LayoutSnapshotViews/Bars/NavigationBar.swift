import Foundation

/// The bar with a controller's title, its bar button items and a back button, like UIKit's `UINavigationBar`.
open class NavigationBar: Bar {
  /// Whether the title is shown large below the bar; false by default.
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  /// The item that the bar shows.
  open internal(set) var topItem: NavigationItem?
  /// The item of the previous controller, which the back button leads to.
  open internal(set) var backItem: NavigationItem?
  /// The action of the back button.
  var goBack: (() -> Void)?

  private let titleLabel = Label()
  private let largeTitleLabel = Label()
  private let leading = BarRow(from: .leading)
  private let trailing = BarRow(from: .trailing)
  private let back = BackButton()
  private weak var titleView: View?

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for label in [titleLabel, largeTitleLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let room = titleLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32)
    LayoutConstraint.activate([
      room, titleCentre, titleMiddle,
      largeTitleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      largeTitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      largeTitleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    // Long titles are truncated before the items beside them.
    titleLabel.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
    back.addAction(Action { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
  }

  /// Creates a bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  private lazy var titleMiddle = titleLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 22)
  /// Centers the title unless the items beside it need the space.
  private lazy var titleCentre = {
    let constraint = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
    constraint.priority = LayoutPriority(999)
    return constraint
  }()

  /// Updates the title and the items for a device.
  func showItem(on device: Device) {
    let plain = height(on: device, regular: 44)
    let isLarge = height(on: device) > plain
    titleMiddle.constant = plain / 2
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    titleLabel.isHidden = isLarge || topItem?.titleView != nil
    largeTitleLabel.isHidden = !isLarge
    let items = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let showsBack =
      backItem != nil && topItem?.hidesBackButton != true
      && (items.isEmpty || topItem?.leftItemsSupplementBackButton == true)
    let margin = Bar.margin(on: device)
    leading.show(items, in: self, middle: plain / 2, margin: margin, first: showsBack ? back : nil)
    trailing.show(topItem?.rightBarButtonItems ?? [], in: self, middle: plain / 2, margin: margin)
    placeTitleView(middle: plain / 2)
    if showsBack { back.title = backTitle(in: device.size.width - margin - trailing.width, isLarge: isLarge) }
    keepTitleClear()
  }

  /// The title of the back button: the previous item's if there is space for it, else "Back", else none.
  private func backTitle(in room: CGFloat, isLarge: Bool) -> String {
    let title = backItem?.backTitle ?? ""
    let shown =
      isLarge ? 0 : titleView?.intrinsicContentSize.width ?? titleLabel.intrinsicContentSize.width
    return [title, "Back"].first { back.width(with: $0) + 8 + shown + 8 <= room } ?? ""
  }

  private var clearance: [LayoutConstraint] = []

  /// Keeps the title between the items beside it.
  private func keepTitleClear() {
    LayoutConstraint.deactivate(clearance)
    let shown: View = titleView ?? titleLabel
    clearance = []
    if let last = leading.last {
      clearance.append(shown.leadingAnchor.constraint(greaterThanOrEqualTo: last.trailingAnchor, constant: 8))
    }
    if let last = trailing.last {
      clearance.append(shown.trailingAnchor.constraint(lessThanOrEqualTo: last.leadingAnchor, constant: -8))
    }
    LayoutConstraint.activate(clearance)
  }

  private func placeTitleView(middle: CGFloat) {
    let view = topItem?.titleView
    guard view !== titleView || view?.superview !== self else { return }
    if let titleView, titleView !== view { titleView.removeFromSuperview() }
    titleView = view
    guard let view else { return }
    BarRow.hold(view)
    addSubview(view)
    let centre = view.centerXAnchor.constraint(equalTo: centerXAnchor)
    centre.priority = LayoutPriority(999)
    LayoutConstraint.activate([centre, view.centerYAnchor.constraint(equalTo: topAnchor, constant: middle)])
  }

  override func height(on device: Device) -> CGFloat {
    let plain = height(on: device, regular: 44)
    guard prefersLargeTitles, device.verticalSizeClass != .compact, topItem?.largeTitleDisplayMode != .never
    else { return plain }
    return plain + 52
  }
}
