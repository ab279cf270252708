import Foundation

/// How the ground of a bar looks, like UIKit's `UIBarAppearance`.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationBar.standardAppearance = appearance
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
///
/// Bars keep copies. An appearance that is changed later has to be set again, as in UIKit.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur between the bar and what is behind it; the material of bars by default.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The color over the blur; none by default.
  open var backgroundColor: Color?
  /// The image over the color; none by default.
  open var backgroundImage: Image?
  /// How the image fits into the ground; stretched by default.
  open var backgroundImageContentMode = View.ContentMode.scaleToFill
  /// The color of the line between the bar and the content; that of separators by default, `nil` for none.
  open var shadowColor: Color? = .separator
  /// The image in place of that line, in ``shadowColor`` if it is a template.
  open var shadowImage: Image?
  /// The kind of device that the appearance is meant for. It is only stored.
  public final let idiom: UserInterfaceIdiom

  /// An appearance with the usual ground.
  public override convenience init() { self.init(idiom: .unspecified) }
  /// An appearance with the usual ground of a kind of device. All kinds have the same here.
  public required init(idiom: UserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }
  /// An appearance with the ground of another one, which may be that of another kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeGround(of: barAppearance)
  }

  private func takeGround(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Gives the ground the material of bars and a line.
  open func configureWithDefaultBackground() { takeGround(of: UIBarAppearance()) }
  /// Gives the ground the color of the system's background and a line.
  open func configureWithOpaqueBackground() {
    takeGround(of: UIBarAppearance())
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
  }
  /// Takes the ground and the line away.
  open func configureWithTransparentBackground() {
    takeGround(of: UIBarAppearance())
    (backgroundEffect, shadowColor) = (nil, nil)
  }

  /// A copy of the appearance, with copies of those in it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyWithViews { Self(barAppearance: self) }
  }

  /// The same appearance with nothing behind the bar.
  final var withoutGround: Self {
    let copy = copied
    copy.configureWithTransparentBackground()
    return copy
  }

  /// A copy of the same type.
  final var copied: Self {
    guard let copy = copy() as? Self else {
      preconditionFailure("copy() of \(Self.self) makes something else")
    }
    return copy
  }

  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// How a text in a bar looks: attributes with which it was set.
typealias TextAttributes = [NSAttributedString.Key: Any]

extension Label {
  /// Shows a text with a bar's own font and the attributes that an app has set.
  final func show(_ text: String?, _ font: Font, color: Color = .label, _ attributes: TextAttributes) {
    if attributes.isEmpty {
      (self.font, textColor, self.text) = (font, color, text)
    } else {
      let all = [.font: font, .foregroundColor: color].merging(attributes) { $1 }
      attributedText = text.map { NSAttributedString(string: $0, attributes: all) }
    }
  }
}

extension Image {
  /// Whether it is an image of nothing, as `UIImage()` is.
  final var showsNothing: Bool {
    if case .nothing = content { true } else { size.width == 0 || size.height == 0 }
  }
}
