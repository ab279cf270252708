import Foundation

/// A text, another and a picture, as the rows and headers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// How a text is aligned. The numbers are UIKit's.
    public enum TextAlignment: Int, Sendable, CaseIterable {
      /// As the language runs.
      case natural = 0
      /// Centred.
      case center = 1
      /// As the language runs, at both edges.
      case justified = 2
    }

    /// Which letters a text is written in. The numbers are UIKit's.
    public enum TextTransform: Int, Sendable, CaseIterable {
      /// As they are.
      case none = 0
      /// Capitals.
      case uppercase = 1
      /// Small letters.
      case lowercase = 2
      /// A capital for each word.
      case capitalized = 3
    }

    /// The font.
    public var font: Font
    /// The colour.
    public var color = Color.label
    /// How it is aligned.
    public var alignment = TextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 is as many as it needs.
    public var numberOfLines = 0
    /// Whether the text becomes smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters it is written in.
    public var transform = TextTransform.none

    init(_ style: Font.TextStyle) { font = .preferredFont(forTextStyle: style) }

    func apply(to label: Label) {
      (label.font, label.textColor, label.lineBreakMode) = (font, color, lineBreakMode)
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

  /// How the picture looks.
  public struct ImageProperties {
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The colour of a template; the view's by default.
    public var tintColor: Color?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it may be; 0 is as large as it is.
    public var maximumSize = CGSize.zero
    /// The room that it takes; 0 is its own.
    public var reservedLayoutSize = CGSize.zero
    /// What stands for the width that symbols have in lists.
    public static let standardDimension: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The text with looks of its own.
  public var attributedText: NSAttributedString?
  /// The other text.
  public var secondaryText: String?
  /// The other text with looks of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: Image?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the other text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The room around all of it.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the margins of what the view lies in count as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether both texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the picture and the texts.
  public var imageToTextPadding: CGFloat = 15
  /// The room between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts above each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  /// The least height, without a line below.
  var minimumHeight: CGFloat = 44

  private init(_ text: Font.TextStyle, _ secondary: Font.TextStyle) {
    (textProperties, secondaryTextProperties) = (TextProperties(text), TextProperties(secondary))
  }

  /// For a cell of the default style.
  public static func cell() -> Self { Self(.body, .subheadline) }
  /// For a cell with a text below the other.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  /// For a cell with a text at its trailing edge.
  public static func valueCell() -> Self {
    var result = Self(.body, .body)
    result.secondaryTextProperties.color = .secondaryLabel
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// For the header of a plain list.
  public static func plainHeader() -> Self {
    var result = Self(.headline, .subheadline)
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    result.minimumHeight = 28
    return result
  }
  /// For the footer of a plain list.
  public static func plainFooter() -> Self {
    var result = plainHeader()
    result.textProperties = TextProperties(.subheadline)
    return result
  }
  /// For the header of a grouped list.
  public static func groupedHeader() -> Self {
    var result = Self(.footnote, .caption1)
    result.textProperties.color = .secondaryLabel
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 14, leading: 0, bottom: 8, trailing: 0)
    result.minimumHeight = 38
    return result
  }
  /// For the footer of a grouped list.
  public static func groupedFooter() -> Self {
    var result = groupedHeader()
    result.textProperties.transform = .none
    result.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 6, trailing: 0)
    result.minimumHeight = 30
    return result
  }
  /// For a cell in a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// For a cell with a text below the other, in a sidebar.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// For the header of a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }

  /// Makes the view that shows it.
  public func makeContentView() -> View & UIContentView { UIListContentView(configuration: self) }
  /// The same, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
