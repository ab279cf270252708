import Foundation

/// An interaction of a view, such as a pointer, a drag or a menu. A view remembers it, without effect on
/// snapshots.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: View? { get }
  /// Called before the interaction is added to a view or removed from it.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view or removed from it.
  func didMove(to view: View?)
}

/// The interaction of a pointer with a view; without effect on snapshots.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  public private(set) final weak var view: View?
  /// The delegate; it is never called.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled; remembered only.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
  /// Has no effect, as there is no pointer.
  open func invalidate() {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The delegate of a pointer interaction; it is never called.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The style of the pointer in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// The region of the pointer at a location.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
}

extension UIPointerInteractionDelegate {
  /// Returns `nil` by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Returns the default region by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
}

/// A region of a view with one pointer style.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle of the region.
  public final let rect: CGRect
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A request for the region at a location.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPointerRegionRequest: NSObject {
  /// The location; always zero.
  open var location: CGPoint { .zero }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The style of a pointer; without effect here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPointerStyle: NSObject, NSCopying {
  /// Creates a style with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// The style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The effect of a pointer on the view below it; without effect here.
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view reacts to the pointer.
  case hover(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// The shape of a path.
  case path(BezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// The axes of a plane. Raw values match UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, one for each axis.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The preview of a view during an interaction; without effect here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITargetedPreview: NSObject, NSCopying {
  /// The view.
  public final let view: View
  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates the preview of a view.
  public init(view: View, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
  }

  /// The object itself, because it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The appearance of a preview; remembered only.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view.
  @NSCopying open var visiblePath: BezierPath?
  /// The outline of the shadow.
  @NSCopying open var shadowPath: BezierPath?
  /// The color behind the view.
  open var backgroundColor: Color! = .clear

  /// Parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassMaker.plain(type(of: self))
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Gives haptic feedback; without effect here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  /// Has no effect, as there is no haptic feedback.
  open func prepare() {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Gives haptic feedback for a changed selection; without effect here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect, as there is no haptic feedback.
  open func selectionChanged() {}
}

/// Gives haptic feedback for an impact; without effect here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact. Raw values match UIKit's.
  public enum FeedbackStyle: Int, Sendable, CaseIterable {
    /// A light impact.
    case light = 0
    /// A medium impact.
    case medium = 1
    /// A heavy impact.
    case heavy = 2
    /// A soft impact.
    case soft = 3
    /// A rigid impact.
    case rigid = 4
  }

  /// Creates a generator with a style, which has no effect.
  public init(style: FeedbackStyle) {}
  /// Creates a generator.
  public override convenience init() { self.init(style: .medium) }
  /// Has no effect, as there is no haptic feedback.
  open func impactOccurred() {}
  /// Has no effect, as there is no haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Gives haptic feedback for a notification; without effect here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a notification. Raw values match UIKit's.
  public enum FeedbackType: Int, Sendable, CaseIterable {
    /// A task succeeded.
    case success = 0
    /// A task needs attention.
    case warning = 1
    /// A task failed.
    case error = 2
  }

  /// Has no effect, as there is no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The pasteboard. Each process has its own, which is empty at first.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Safe to send: its content is locked.

  /// The general pasteboard.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var kept: (string: String?, image: Image?, url: URL?, color: Color?) = (nil, nil, nil, nil)

  /// The copied string.
  open var string: String? {
    get { lock.withLock { kept.string } }
    set { lock.withLock { kept.string = newValue } }
  }
  /// The copied image.
  open var image: Image? {
    get { lock.withLock { kept.image } }
    set { lock.withLock { kept.image = newValue } }
  }
  /// The copied URL.
  open var url: URL? {
    get { lock.withLock { kept.url } }
    set { lock.withLock { kept.url = newValue } }
  }
  /// The copied color.
  open var color: Color? {
    get { lock.withLock { kept.color } }
    set { lock.withLock { kept.color = newValue } }
  }
  /// The copied string as an array. Setting several strings keeps only the first.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// What may be done with items of the pasteboard. Raw values match UIKit's.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// An option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// Copies items by their types. Of them the first text is kept.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    string = items.lazy.flatMap { item in item.keys.sorted().compactMap { item[$0] as? String } }.first
  }
  /// Whether there is a string.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An effect that follows the motion of the device; without effect on snapshots.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { complete(copied) } }
  /// A new effect of the class with the same values.
  var copied: UIMotionEffect { ClassMaker.plain(type(of: self)) }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// An effect that follows the tilt of the device; without effect on snapshots.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt. Raw values match UIKit's.
  public enum EffectType: Int, Sendable, CaseIterable {
    /// The horizontal axis.
    case tiltAlongHorizontalAxis = 0
    /// The vertical axis.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  public final let keyPath: String
  /// The axis of the tilt.
  public final let type: EffectType
  /// The value at the greatest tilt to one side; remembered only.
  open var minimumRelativeValue: Any?
  /// The value at the greatest tilt to the other side; remembered only.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

  override var copied: UIMotionEffect {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}

/// A group of motion effects; without effect on snapshots.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?

  override var copied: UIMotionEffect {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}
