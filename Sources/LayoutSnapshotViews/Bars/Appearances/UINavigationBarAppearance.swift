import Foundation

/// How a navigation bar looks, like UIKit's `UINavigationBarAppearance`.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationItem.standardAppearance = appearance
/// ```
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title lies beside its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of the large title; none by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style `done` look.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How buttons of the style `done` look, under its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// How the way back looks; what it does not say, ``buttonAppearance`` does.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the way back; an arrow by default.
  public private(set) final var backIndicatorImage: Image?
  /// The mask of the way back while it moves. It is only stored.
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// An appearance with the usual ground of a kind of device.
  public required init(idiom: UserInterfaceIdiom) { super.init(idiom: idiom) }
  /// An appearance with the ground of another one, and all the rest if it is one of a navigation bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment) = (
      other.titleTextAttributes, other.titlePositionAdjustment
    )
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  /// Sets the picture of the way back; nil for the usual arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: Image?, transitionMaskImage: Image?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }
}

/// How a toolbar looks, like UIKit's `UIToolbarAppearance`.
///
/// ```swift
/// let appearance = UIToolbarAppearance()
/// appearance.backgroundColor = .systemTeal
/// toolbar.standardAppearance = appearance
/// ```
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style `done` look.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How buttons of the style `done` look, under its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// An appearance with the usual ground of a kind of device.
  public required init(idiom: UserInterfaceIdiom) { super.init(idiom: idiom) }
  /// An appearance with the ground of another one, and all the rest if it is one of a toolbar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}
