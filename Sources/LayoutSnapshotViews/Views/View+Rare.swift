import Foundation

/// Settings that few views have. They are stored apart from the view.
extension View {
  /// Whether subviews follow the view's size by their autoresizing masks; true by default.
  public var autoresizesSubviews: Bool {
    get { settings?.keepsSubviews != true }
    set {
      guard newValue != autoresizesSubviews else { return }
      changeSettings { $0.keepsSubviews = !newValue }
      discardEngines("the autoresizing")
    }
  }
  /// Whether the view is cleared before it is drawn; true by default. It is only stored: every picture begins anew.
  public var clearsContextBeforeDrawing: Bool {
    get { settings?.clearsContext ?? true }
    set { changeSettings { $0.clearsContext = newValue } }
  }
  /// The number of pixels in a point; by default the device's. A new value is only stored.
  public var contentScaleFactor: CGFloat {
    get { settings?.scaleFactor ?? traitCollection.displayScale }
    set { changeSettings { $0.scaleFactor = newValue } }
  }
}

extension UIResponder {
  /// The label of the element with attributes for screen readers; it is the same text as ``accessibilityLabel``.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(settings?.attributedLabel, accessibilityLabel) }
    set {
      accessibilityLabel = newValue?.string
      changeSettings { $0.attributedLabel = newValue }
    }
  }
  /// The hint of the element with attributes for screen readers; it is the same text as ``accessibilityHint``.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(settings?.attributedHint, accessibilityHint) }
    set {
      accessibilityHint = newValue?.string
      changeSettings { $0.attributedHint = newValue }
    }
  }
  /// The value of the element with attributes for screen readers; it is the same text as ``accessibilityValue``.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(settings?.attributedValue, accessibilityValue) }
    set {
      accessibilityValue = newValue?.string
      changeSettings { $0.attributedValue = newValue }
    }
  }

  /// The attributed text that was set, unless the plain one was changed since then.
  private func attributed(_ kept: NSAttributedString?, _ text: String?) -> NSAttributedString? {
    if let kept, kept.string == text { return kept }
    return text.map { NSAttributedString(string: $0) }
  }
}

/// Shows a larger copy of a small element under a long press, for readers with large text. No picture shows it.
///
/// ```swift
/// tabStrip.addInteraction(UILargeContentViewerInteraction())
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether the setting of the device asks for it; always false.
  open class var isEnabled: Bool { false }
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// Who chooses the element; it is never asked.
  public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The gesture recognizer of the long press.
  public final let gestureRecognizerForExclusionRelationship: UIGestureRecognizer

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer(target: nil, action: nil)
  }
  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An element that is shown larger under a long press, as views can be. No picture shows it.
///
/// ```swift
/// let title = (tab as any UILargeContentViewerItem).largeContentTitle
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the element is shown larger.
  var showsLargeContentViewer: Bool { get }
  /// The title of the larger copy.
  var largeContentTitle: String? { get }
  /// The image of the larger copy.
  var largeContentImage: Image? { get }
  /// Whether that image grows.
  var scalesLargeContentImage: Bool { get }
  /// The insets of that image.
  var largeContentImageInsets: EdgeInsets { get }
}

extension View: UILargeContentViewerItem {}

/// Chooses the element that is shown larger. It is never asked.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The controller over which the element is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> ViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Returns a new controller by default.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> ViewController {
    unanswered(self, ViewController())
  }
}
