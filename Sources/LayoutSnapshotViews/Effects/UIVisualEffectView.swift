import Foundation

/// What a view does to what is behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what is behind, under a material.
///
/// The material is drawn in its colour, which lets a part of what is behind show, and the blur is not.
open class UIBlurEffect: UIVisualEffect {
  /// The material. The numbers are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
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

/// Lets what is in it stand out from a blur; it is drawn as it is.
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
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
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
