import Foundation
import LayoutSnapshotSupport

/// The base class of visual effects, like UIKit's.
open class UIVisualEffect: NSObject, NSCopying {
  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A blur with a material.
///
/// What is behind it is blurred, and the material's translucent color drawn over it. The blur is the same on every
/// machine; its radius is not published, and chosen.
open class UIBlurEffect: UIVisualEffect {
  /// The material of a blur. Raw values match UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// A very light material.
    case extraLight = 0
    /// A light, more translucent material.
    case light = 1
    /// A dark material.
    case dark = 2
    /// A material by the user interface style.
    case regular = 4
    /// A less translucent material by the user interface style.
    case prominent = 5
    /// The most translucent material, by the user interface style.
    case systemUltraThinMaterial = 6
    /// A more translucent material by the user interface style.
    case systemThinMaterial = 7
    /// The usual material, by the user interface style.
    case systemMaterial = 8
    /// The least translucent material, by the user interface style.
    case systemThickMaterial = 9
    /// The material of bars, by the user interface style.
    case systemChromeMaterial = 10
    /// The most translucent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A more translucent material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// The least translucent material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The most translucent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A more translucent material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// The least translucent material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The material of the blur.
  final let style: Style

  /// Creates a blur with a material.
  public init(style: Style) { self.style = style }

  /// The radius of the blur in points.
  static let radius: CGFloat = 20

  /// The translucent color of the material.
  final var material: Color {
    let share: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.7
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 0.9
      // What is published of the bars of iOS 13 to 18.
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
      default: 0.8
      }
    switch fixedStyle {
    case .dark: return Color(white: 0.15, alpha: share)
    case .light: return Color(white: 0.97, alpha: share)
    case .unspecified:
      return Color { Color(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: share) }
    }
  }

  /// The style that the material always has; unspecified if it follows the traits.
  final var fixedStyle: UserInterfaceStyle {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    default: .unspecified
    }
  }
}

/// An effect that shows content in one color, so that it stands out from a blur.
///
/// The color is that of the style's name: ``Color/secondaryLabel`` for secondary labels. It is not mixed with what is
/// behind it.
open class UIVibrancyEffect: UIVisualEffect {
  final let style: UIVibrancyEffectStyle
  /// The style that the material always has; unspecified if it follows the traits.
  private let materialStyle: UserInterfaceStyle

  /// Creates an effect for a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  /// Creates an effect with a style for a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.style, materialStyle) = (style, blurEffect.fixedStyle)
  }

  /// The color of the content, for the style of the material.
  final var color: Color {
    guard materialStyle != .unspecified else { return styleColor }
    let (color, style) = (styleColor, materialStyle)
    return Color { traits in
      color.resolvedColor(with: traits.modifyingTraits { $0.userInterfaceStyle = style })
    }
  }

  private var styleColor: Color {
    switch style {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// The kind of content that stands out. Raw values match UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// A label.
  case label = 0
  /// A secondary label.
  case secondaryLabel = 1
  /// A tertiary label.
  case tertiaryLabel = 2
  /// A quaternary label.
  case quaternaryLabel = 3
  /// A filled area.
  case fill = 4
  /// A secondary filled area.
  case secondaryFill = 5
  /// A tertiary filled area.
  case tertiaryFill = 6
  /// A separator.
  case separator = 7
}

/// A view with a visual effect on the content behind it.
open class UIVisualEffectView: View {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for subviews.
  public final let contentView = View()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect, with a frame.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  override func drawContent(on canvas: Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    if let group = sequence(first: self as View, next: \.superview).first(where: {
      $0.alpha < 1 || $0.isMasked
    }) {
      AbsentNames.shared.note(
        .look,
        "The blur of a visual effect view sees only what is inside \(type(of: group)) with it, because that view is "
          + "translucent or masked.")
    }
    canvas.blur(canvas.bounds, radius: UIBlurEffect.radius)
    canvas.fill(canvas.bounds, blur.material)
  }

  override var vibrantColor: Color? { (effect as? UIVibrancyEffect)?.color }
}

extension View {
  /// Whether the view is drawn through a mask.
  fileprivate final var isMasked: Bool { mask != nil || loadedLayer?.mask != nil }
}
