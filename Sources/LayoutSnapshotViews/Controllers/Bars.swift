import Foundation

/// A bar at the edge of a screen, which shapes the safe area of what lies under it.
///
/// The heights are those before iOS 26: 44 points for navigation bars and toolbars and 49 for tab bars, 32 for
/// all of them on iPhones that lie on their sides, 50 on iPads. A large title adds 52. The first two and the last
/// are found in public storyboards; the others are those that UIKit's bars are known to have since iOS 12.
open class Bar: View {
  /// Whether what lies under the bar shines through; true by default.
  open var isTranslucent = true
  /// The colour of the bar; none leaves it as it is.
  open var barTintColor: Color? { didSet { backgroundColor = barTintColor } }

  /// The height on a device.
  func height(on device: Device) -> CGFloat { 44 }

  fileprivate func height(on device: Device, regular: CGFloat) -> CGFloat {
    if device.userInterfaceIdiom == .pad { return 50 }
    return device.verticalSizeClass == .compact ? 32 : regular
  }

  /// The height of the last device's bar; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height(on: root.life.device ?? .iPhone15))
  }
}

/// The bar at the top, with the title of the controller below it.
open class NavigationBar: Bar {
  /// Whether the title stands large below the bar; false by default.
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  /// What the bar shows.
  open internal(set) var topItem: NavigationItem?

  private let titleLabel = Label()
  private let largeTitleLabel = Label()

  /// A bar with a frame.
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
      room, titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor), titleMiddle,
      largeTitleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      largeTitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      largeTitleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// An empty bar.
  public convenience init() { self.init(frame: .zero) }

  private lazy var titleMiddle = titleLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 22)

  /// Shows the top item's title where it stands on a device, and where it can be read.
  func showTitle(on device: Device) {
    let plain = height(on: device, regular: 44)
    let isLarge = height(on: device) > plain
    titleMiddle.constant = plain / 2
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    titleLabel.isHidden = isLarge
    largeTitleLabel.isHidden = !isLarge
  }

  override func height(on device: Device) -> CGFloat {
    let plain = height(on: device, regular: 44)
    guard prefersLargeTitles, device.verticalSizeClass != .compact, topItem?.largeTitleDisplayMode != .never
    else { return plain }
    return plain + 52
  }
}

/// The bar of tools at the bottom.
open class Toolbar: Bar {
  override func height(on device: Device) -> CGFloat { height(on: device, regular: 44) }
}

/// The bar at the bottom with an item for each of a tab bar controller's controllers.
open class TabBar: Bar {
  override func height(on device: Device) -> CGFloat { height(on: device, regular: 49) }
}

/// What a navigation bar shows for a controller.
open class NavigationItem: NSObject {
  /// Whether the title is large if the bar prefers large titles. The raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As the item before it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title; until it is set, the controller's.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  private var ownTitle: String?
  private weak var controller: ViewController?

  /// An item with a title.
  public init(title: String) { ownTitle = title }
  init(of controller: ViewController) { self.controller = controller }
}
