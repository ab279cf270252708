import Foundation

/// What a view does to what is behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what is behind, under a material.
///
/// The material is drawn in its colour, which lets a part of what is behind show, and the blur is not.
open class UIBlurEffect: UIVisualEffect {
  /// The material. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Extra light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Regular.
    case regular = 4
    /// Prominent.
    case prominent = 5
    /// System ultra thin material.
    case systemUltraThinMaterial = 6
    /// System thin material.
    case systemThinMaterial = 7
    /// System material.
    case systemMaterial = 8
    /// System thick material.
    case systemThickMaterial = 9
    /// System chrome material.
    case systemChromeMaterial = 10
    /// System ultra thin material light.
    case systemUltraThinMaterialLight = 11
    /// System thin material light.
    case systemThinMaterialLight = 12
    /// System material light.
    case systemMaterialLight = 13
    /// System thick material light.
    case systemThickMaterialLight = 14
    /// System chrome material light.
    case systemChromeMaterialLight = 15
    /// System ultra thin material dark.
    case systemUltraThinMaterialDark = 16
    /// System thin material dark.
    case systemThinMaterialDark = 17
    /// System material dark.
    case systemMaterialDark = 18
    /// System thick material dark.
    case systemThickMaterialDark = 19
    /// System chrome material dark.
    case systemChromeMaterialDark = 20
  }

  /// The material.
  final let style: Style

  /// A blur under a material.
  public init(style: Style) { self.style = style }

  /// The colour of the material over what is behind.
  final var material: Color {
    let share: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.7
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 0.9
      default: 0.8
      }
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark,
      .systemChromeMaterialDark:
      return Color(white: 0.15, alpha: share)
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return Color(white: 0.97, alpha: share)
    default:
      return Color { Color(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: share) }
    }
  }
}

/// Makes its content stand out from a blur; here it is drawn without an effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// What it stands out from.
  public init(blurEffect: UIBlurEffect) {}
  /// What it stands out from, and as what.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// As what something stands out. The numbers are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Label.
  case label = 0
  /// Secondary label.
  case secondaryLabel = 1
  /// Tertiary label.
  case tertiaryLabel = 2
  /// Quaternary label.
  case quaternaryLabel = 3
  /// Fill.
  case fill = 4
  /// Secondary fill.
  case secondaryFill = 5
  /// Tertiary fill.
  case tertiaryFill = 6
  /// Separator.
  case separator = 7
}

/// A view that does something to what is behind it.
open class UIVisualEffectView: View {
  /// What is done.
  open var effect: UIVisualEffect?
  /// Where subviews go.
  public final let contentView = View()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A view without an effect, in a frame.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  override func drawContent(on canvas: Canvas) {
    if let blur = effect as? UIBlurEffect { canvas.fill(canvas.bounds, blur.material) }
  }
}
