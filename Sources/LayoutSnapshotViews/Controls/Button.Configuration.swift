import Foundation

extension Button {
  /// The content and appearance of a button, like UIKit's `UIButton.Configuration`.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Buy"
  /// let button = Button(configuration: configuration)
  /// ```
  ///
  /// The title is set in 17 points unless ``Button/titleLabel`` has another font.
  public struct Configuration: Hashable, @unchecked Sendable {
    // Sendable is correct as for UIKit's: what is not sendable of itself, such as a view behind the content, is only handed on.

    /// The title.
    public var title: String?
    /// The title with attributes, which takes the place of ``title``.
    public var attributedTitle: AttributedString?
    /// A second line under the title, in 12 points.
    public var subtitle: String?
    /// The second line with attributes, which takes the place of ``subtitle``.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title; they come with the font, and with the color if it is not the tint color.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the second line.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The space between the title and the second line; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How the title and the second line lie to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that is too wide.
    public var titleLineBreakMode = LineBreakMode.byTruncatingMiddle
    /// The image, drawn in the color of the title.
    public var image: Image?
    /// Changes the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of an image that is a symbol.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// What lies behind the content. Its color replaces the style's, and its radius counts for ``CornerStyle/fixed`` and
    /// ``CornerStyle/dynamic``.
    public var background = UIBackgroundConfiguration.behindButton
    /// How the button looks on a Mac; remembered only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether UIKit changes the colors of a selected button; remembered only.
    public var automaticallyUpdateForSelection = true
    /// The space between the image and the title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The side of the title on which the image lies; leading by default.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The space around the content; by default 7 above and below and 12 at the sides.
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the title and the image; if `nil`, the style's.
    public var baseForegroundColor: Color?
    /// The background color; if `nil`, the style's.
    public var baseBackgroundColor: Color?
    /// How the corners are rounded; ``CornerStyle/dynamic`` by default.
    public var cornerStyle = CornerStyle.dynamic

    /// Whether an activity indicator takes the place of the image; false by default.
    public var showsActivityIndicator = false

    /// Changes the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The configuration for a button, which is the same for all.
    public func updated(for button: Button) -> Configuration { self }
    /// Sets ``contentInsets`` back to 7 above and below and 12 at the sides.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(style: style).contentInsets
    }

    /// How the corners of a configured button are rounded. Raw values match UIKit's.
    ///
    /// No public document gives UIKit's figures for ``small``, ``medium`` and ``large``; these are our own.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// A radius of 5.95 points, whatever the reader's text size.
      case fixed = -1
      /// A radius of 5.95 points.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      /// A radius of 8 points.
      case medium = 2
      /// A radius of 12 points.
      case large = 3
      /// A radius of half the button's height.
      case capsule = 4

      /// The radius in a button of a height.
      func radius(_ height: CGFloat, stated: CGFloat) -> CGFloat {
        switch self {
        case .fixed, .dynamic: stated
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
      }
    }

    /// No background, and text in the tint color.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// No background, and text in the tint color.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Text in the tint color on a pale background of the same color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Text in the tint color on a pale background of the same color.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Text in the tint color on gray.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// White text on the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// White text on the tint color.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
    }

    let style: Style

    private init(style: Style) { self.style = style }
  }
}

extension Button.Configuration {
  /// How the title and the second line lie to each other. Raw values match UIKit's.
  public enum TitleAlignment: Int, Sendable, CaseIterable {
    /// Centered if the image lies above or below, else at the leading edge.
    case automatic = 0
    /// At the leading edge.
    case leading = 1
    /// Centered.
    case center = 2
    /// At the trailing edge.
    case trailing = 3
  }

  /// How a button looks on a Mac. Raw values match UIKit's.
  public enum MacIdiomStyle: Int, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// With a border.
    case bordered = 1
    /// Without a border.
    case borderless = 2
    /// Without a border, in the tint color.
    case borderlessTinted = 3
  }
}

extension UIBackgroundConfiguration {
  /// What lies behind the content of a button: nothing, with the corners of a button.
  fileprivate static var behindButton: UIBackgroundConfiguration {
    var result = clear()
    result.cornerRadius = 5.95
    return result
  }
}
