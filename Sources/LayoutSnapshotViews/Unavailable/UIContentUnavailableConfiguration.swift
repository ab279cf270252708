import Foundation

/// What a screen shows in place of its content: an image, texts and buttons in the middle, as UIKit's type of this name.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Messages"
/// contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content stands. Raw values match UIKit's.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the top, where text begins.
    case natural = 1
  }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// How text that is too wide is wrapped or cut.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text shrinks to fit its width.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale to which it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before text is cut; remembered, without effect here.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of a template image; gray if `nil`.
    public var tintColor: Color?
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether inverted colors leave the image as it is; remembered, without effect here.
    public var accessibilityIgnoresInvertColors = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: Action?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button is enabled; true by default.
    public var isEnabled = true
  }

  /// The image above the texts.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties(font: .unavailableTitle, color: .label)
  /// The text below it.
  public var secondaryText: String?
  /// The text below it with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the text below.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button below the texts. It is shown if it has a title or an image.
  public var button = Button.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one. It is shown if it has a title or an image.
  public var secondaryButton = Button.Configuration.plain()
  /// What that button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands; in the middle by default.
  public var alignment = Alignment.center
  /// The axes on which the superview's margins are kept as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the image and the texts.
  public var imageToTextPadding: CGFloat = 12
  /// The space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The space between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background; none by default.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something in the place of the image turns.
  var isLoading = false
  /// Whether the words say that a search has found nothing.
  var isOfSearch = false

  private init() {}

  /// A content without an image and texts, which are to be set.
  public static func empty() -> Self { Self() }

  /// A content that says that something is being loaded.
  public static func loading() -> Self {
    var result = Self()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return result
  }

  /// A content that says that a search has found nothing.
  public static func search() -> Self {
    var result = Self()
    result.isOfSearch = true
    result.image = Image(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Creates the view that shows the content.
  public func makeContentView() -> View & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The configuration for a state: that of a search names what was looked for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState,
      let words = state.searchText, !words.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(words)”"
    return result
  }
}

extension Font {
  /// The font of the first text: a bold second title.
  fileprivate static var unavailableTitle: Font {
    let title = Font.preferredFont(forTextStyle: .title2)
    return title.fontDescriptor.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) } ?? title
  }
}

/// The state of a screen whose content is not there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the screen.
  public var traitCollection: Traits
  /// What the reader has looked for; `nil` without a search.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates a state without a search.
  public init(traitCollection: Traits) { self.traitCollection = traitCollection }
}
