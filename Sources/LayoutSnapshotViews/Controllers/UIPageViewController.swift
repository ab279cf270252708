import Foundation

/// A container that shows one page of several, like UIKit's `UIPageViewController`, at rest.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.setViewControllers([WelcomeViewController()], direction: .forward, animated: false)
/// assertSnapshot(of: pages, on: .iPhone17)
/// ```
///
/// Pages that scroll have dots below them if the data source says how many there are, as in UIKit: 37 points above the
/// safe area's lower edge, and the page ends above them.
open class UIPageViewController: ViewController {
  /// How pages follow each other. Raw values match UIKit's.
  public enum TransitionStyle: Int, Sendable, CaseIterable {
    /// Like leaves of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The direction in which pages follow each other. Raw values match UIKit's.
  public enum NavigationOrientation: Int, Sendable, CaseIterable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where leaves of a book are held. Raw values match UIKit's.
  public enum SpineLocation: Int, Sendable, CaseIterable {
    /// Nowhere: pages scroll.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }

  /// Whether a page follows or comes before. Raw values match UIKit's.
  public enum NavigationDirection: Int, Sendable, CaseIterable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where leaves are held: the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that scroll. No picture at rest shows it.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages follow each other.
  public final let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public final let navigationOrientation: NavigationOrientation
  /// Where leaves are held.
  public final let spineLocation: SpineLocation
  /// Whether leaves have a page on their back; remembered, without effect at rest.
  open var isDoubleSided = false
  /// Who is told of transitions; nothing moves here, so it is not.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Who knows the pages around one, and how many there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The controllers of the pages that are shown: one, or two at a spine in the middle.
  open private(set) var viewControllers: [ViewController]?
  /// The recognizers of a screen; there are none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private let dots = PageControl()
  private let content = View()
  private lazy var contentToEdge = content.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  private lazy var contentToDots = content.bottomAnchor.constraint(equalTo: dots.topAnchor)

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? (options?[.spineLocation] as? Int)
    spineLocation = style == .scroll ? .none : spine.flatMap(SpineLocation.init(rawValue:)) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container whose pages turn like leaves, as UIKit does.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Shows pages at once, without animation.
  ///
  /// - Precondition: there is one controller, or two at a spine in the middle.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    precondition(
      pages.isEmpty || pages.count == (spineLocation == .mid ? 2 : 1),
      "A page controller shows one page, or two at a spine in the middle. It was given \(pages.count).")
    for old in self.viewControllers ?? [] where !pages.contains(where: { $0 === old }) {
      old.disappear()
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    self.viewControllers = pages
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    placePages()
    completion?(true)
  }

  open override func loadView() {
    let view = View()
    self.view = view
    content.accessibilityIdentifier = "content"
    for part in [content, dots] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    dots.isHidden = true
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor), contentToEdge,
      dots.leftAnchor.constraint(equalTo: view.leftAnchor),
      dots.rightAnchor.constraint(equalTo: view.rightAnchor),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      dots.heightAnchor.constraint(equalToConstant: 37),
    ])
    placePages()
  }

  override func adapt(to device: Device) {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.numberOfPages = count
    dots.currentPage = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    guard dots.isHidden != (count <= 0) else { return }
    dots.isHidden = count <= 0
    LayoutConstraint.deactivate([contentToEdge, contentToDots])
    (count > 0 ? contentToDots : contentToEdge).isActive = true
  }

  override func placeContent() { placePages() }

  /// Fills the room with the page, or each half of it with one of two.
  private func placePages() {
    guard isViewLoaded, let pages = viewControllers else { return }
    for (index, page) in pages.enumerated() {
      guard let pageView = page.view, pageView.superview !== content else { continue }
      if pages.count == 1 {
        pageView.fill(content)
        continue
      }
      pageView.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(pageView)
      let isHorizontal = navigationOrientation == .horizontal
      LayoutConstraint.activate(
        isHorizontal
          ? [
            pageView.topAnchor.constraint(equalTo: content.topAnchor),
            pageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            pageView.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
            index == 0
              ? pageView.leftAnchor.constraint(equalTo: content.leftAnchor)
              : pageView.rightAnchor.constraint(equalTo: content.rightAnchor),
          ]
          : [
            pageView.leftAnchor.constraint(equalTo: content.leftAnchor),
            pageView.rightAnchor.constraint(equalTo: content.rightAnchor),
            pageView.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 0.5),
            index == 0
              ? pageView.topAnchor.constraint(equalTo: content.topAnchor)
              : pageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          ])
    }
  }
}
