import Foundation

/// A text, a secondary text and an image, as in the rows and headers of lists.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The alignment of a text. Raw values match UIKit's.
    public enum TextAlignment: Int, Sendable, CaseIterable {
      /// At the edge where text begins.
      case natural = 0
      /// Centered.
      case center = 1
      /// Justified.
      case justified = 2
    }

    /// The letter case of a text. Raw values match UIKit's.
    public enum TextTransform: Int, Sendable, CaseIterable {
      /// As it is.
      case none = 0
      /// All letters in uppercase.
      case uppercase = 1
      /// All letters in lowercase.
      case lowercase = 2
      /// The first letter of each word in uppercase.
      case capitalized = 3
    }

    /// The font.
    public var font: Font
    /// The color.
    public var color = Color.label
    /// What changes the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The color with its change.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// How text that is too wide is wrapped or cut.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text shrinks to fit its width.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale to which it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before text is cut; remembered, without effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// The letter case.
    public var transform = TextTransform.none

    init(_ style: Font.TextStyle) { font = .preferredFont(forTextStyle: style) }

    func apply(to label: Label) {
      (label.font, label.textColor, label.lineBreakMode) = (font, resolvedColor(), lineBreakMode)
      label.numberOfLines = numberOfLines
      label.textAlignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    func written(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The configuration of a symbol: its size, weight and colors.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of a template image; the view's tint color if `nil`.
    public var tintColor: Color?
    /// What changes the color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The color with its change.
    ///
    /// - Parameter tintColor: the view's, for images that have none of their own.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Stands for the usual width of symbols in lists; here 0, the image's own width.
    public static let standardDimension: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: Image?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The margins around the content.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// The axes on which the superview's margins are kept as well. Only the horizontal axis has an effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether both texts are side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts.
  public var imageToTextPadding: CGFloat = 15
  /// The space between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  /// The opacity of the image and the texts, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The least height, which includes one pixel for a separator.
  var minimumHeight: CGFloat = 44
  /// Whether this is the content of a row, rather than of a header or footer.
  var isRow: Bool { minimumHeight == 44 }

  private init(_ text: Font.TextStyle, _ secondary: Font.TextStyle) {
    (textProperties, secondaryTextProperties) = (TextProperties(text), TextProperties(secondary))
  }

  /// A configuration for a cell of the default style.
  public static func cell() -> Self { Self(.body, .subheadline) }
  /// A configuration for a cell with a secondary text below the text.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  /// A configuration for a cell with a secondary text at its trailing edge.
  public static func valueCell() -> Self {
    var result = Self(.body, .body)
    result.secondaryTextProperties.color = .secondaryLabel
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// A configuration for the header of a plain list.
  public static func plainHeader() -> Self {
    var result = Self(.headline, .subheadline)
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    result.minimumHeight = 28
    return result
  }
  /// A configuration for the footer of a plain list.
  public static func plainFooter() -> Self {
    var result = plainHeader()
    result.textProperties = TextProperties(.subheadline)
    return result
  }
  /// A configuration for the header of a grouped list.
  public static func groupedHeader() -> Self {
    var result = Self(.footnote, .caption1)
    result.textProperties.color = .secondaryLabel
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 14, leading: 0, bottom: 8, trailing: 0)
    result.minimumHeight = 38
    return result
  }
  /// A configuration for the footer of a grouped list.
  public static func groupedFooter() -> Self {
    var result = groupedHeader()
    result.textProperties.transform = .none
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 6, trailing: 0)
    result.minimumHeight = 30
    return result
  }
  /// A configuration for a cell in a sidebar, the same as ``cell()``.
  public static func sidebarCell() -> Self { cell() }
  /// A configuration for a sidebar cell with a secondary text, the same as ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A configuration for a cell in a list beside a sidebar, the same as ``cell()``.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A configuration for such a cell with a secondary text, the same as ``subtitleCell()``.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// A configuration for the header of a sidebar, the same as ``plainHeader()``.
  public static func sidebarHeader() -> Self { plainHeader() }

  /// Creates the view that shows the content.
  public func makeContentView() -> View & UIContentView { UIListContentView(configuration: self) }
  /// The configuration itself, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
