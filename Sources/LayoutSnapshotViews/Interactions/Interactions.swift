import Foundation

/// Something that can be done with a view beside touching it: pointers, drags, menus. It is kept and has no effect.
public protocol UIInteraction: NSObjectProtocol {
  /// The view it is done with.
  var view: View? { get }
  /// Called before it comes to a view.
  func willMove(to view: View?)
  /// Called after it came to a view.
  func didMove(to view: View?)
}

/// A pointer over a view.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) final weak var view: View?
  /// Says how the pointer looks.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes.
  open var isEnabled = true

  /// An interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
  /// Says that the look has changed.
  open func invalidate() {}
}

/// Says how a pointer looks.
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Pointer interaction: style for.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Pointer interaction: region for.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
}

extension UIPointerInteractionDelegate {
  /// The default implementation.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// The default implementation.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
}

/// A place that a pointer is over.
open class UIPointerRegion: NSObject {
  /// The place.
  public final let rect: CGRect
  /// A place.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// Where a pointer is.
open class UIPointerRegionRequest: NSObject {
  /// Where it is.
  open var location: CGPoint { .zero }
}

/// How a pointer looks.
open class UIPointerStyle: NSObject {
  /// A look.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// A look.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// What a pointer does to what it is over.
public enum UIPointerEffect {
  /// Automatic.
  case automatic(UITargetedPreview)
  /// Highlight.
  case highlight(UITargetedPreview)
  /// Lift.
  case lift(UITargetedPreview)
  /// Hover.
  case hover(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// Path.
  case path(BezierPath)
  /// Rounded rect.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// Vertical beam.
  case verticalBeam(length: CGFloat)
  /// Horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// Directions in a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: UInt
  /// A value by its number or name.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Horizontal.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Vertical.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// What of a view is shown while something is done with it.
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: View
  /// How it is shown.
  public final let parameters: UIPreviewParameters

  /// A view as it is.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// How a view is shown while something is done with it.
open class UIPreviewParameters: NSObject {
  /// What of it is seen.
  open var visiblePath: BezierPath?
  /// Its shadow's outline.
  open var shadowPath: BezierPath?
  /// The colour behind it.
  open var backgroundColor: Color! = .clear
}

/// Taps the hand that holds the device.
open class UIFeedbackGenerator: NSObject {
  /// Says that it is about to.
  open func prepare() {}
}

/// Taps for a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps.
  open func selectionChanged() {}
}

/// Taps for what hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard. The numbers are UIKit's.
  public enum FeedbackStyle: Int, Sendable, CaseIterable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// A tap.
  public init(style: FeedbackStyle) {}
  /// A tap.
  public override convenience init() { self.init(style: .medium) }
  /// Taps.
  open func impactOccurred() {}
  /// Taps.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Taps for news.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What news. The numbers are UIKit's.
  public enum FeedbackType: Int, Sendable, CaseIterable {
    /// Success.
    case success = 0
    /// Warning.
    case warning = 1
    /// Error.
    case error = 2
  }

  /// Taps.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The copied content. Each process has its own pasteboard, which starts empty.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Sound to send: what it keeps is locked.

  /// The pasteboard.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var kept: (string: String?, image: Image?, url: URL?, color: Color?) = (nil, nil, nil, nil)

  /// String.
  open var string: String? {
    get { lock.withLock { kept.string } }
    set { lock.withLock { kept.string = newValue } }
  }
  /// Image.
  open var image: Image? {
    get { lock.withLock { kept.image } }
    set { lock.withLock { kept.image = newValue } }
  }
  /// Url.
  open var url: URL? {
    get { lock.withLock { kept.url } }
    set { lock.withLock { kept.url = newValue } }
  }
  /// Color.
  open var color: Color? {
    get { lock.withLock { kept.color } }
    set { lock.withLock { kept.color = newValue } }
  }
  /// Strings.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// Has strings.
  open var hasStrings: Bool { string != nil }
  /// Has images.
  open var hasImages: Bool { image != nil }
  /// Has ur ls.
  open var hasURLs: Bool { url != nil }
  /// Has colors.
  open var hasColors: Bool { color != nil }
}

/// What moves with the device; nothing does.
open class UIMotionEffect: NSObject {}

/// Follows how far the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Along which axis. The numbers are UIKit's.
  public enum EffectType: Int, Sendable, CaseIterable {
    /// Tilt along horizontal axis.
    case tiltAlongHorizontalAxis = 0
    /// Tilt along vertical axis.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  public final let keyPath: String
  /// The axis.
  public final let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other.
  open var maximumRelativeValue: Any?

  /// An effect.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
