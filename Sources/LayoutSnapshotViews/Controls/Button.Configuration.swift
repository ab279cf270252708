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
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The image, drawn in the color of the title.
    public var image: Image?
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

    /// How the corners of a configured button are rounded.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// A radius of 5.95 points.
      case dynamic = 1
      /// A radius of half the button's height.
      case capsule = 5
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

    private enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
    }

    private let style: Style

    private init(style: Style) { self.style = style }
  }
}

/// Edges of a rectangle that follow the text direction. Raw values match UIKit's.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, one for each edge.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where text begins.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where text ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension Button.Configuration {
  /// Whether the image lies above or below the title.
  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The size of the title rounded to pixels, not to whole points.
  private func titleSize(of button: Button) -> CGSize {
    button.titleStore.text?.isEmpty == false ? button.titleStore.intrinsicContentSize : .zero
  }

  /// The size of the content with its insets.
  func size(of button: Button) -> CGSize {
    let (title, image) = (titleSize(of: button), button.imageSize)
    let gap = title == .zero || image == .zero ? 0 : imagePadding
    let size =
      isStacked
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
    return CGSize(
      width: size.width + contentInsets.leading + contentInsets.trailing,
      height: size.height + contentInsets.top + contentInsets.bottom)
  }

  /// The frames of the image and the title in a rectangle.
  func arrangement(of button: Button, in area: CGRect) -> ButtonArrangement {
    let (title, image) = (titleSize(of: button), button.imageSize)
    let gap = title == .zero || image == .zero ? 0 : imagePadding
    let (across, down) = (
      button.effectiveContentHorizontalAlignment.share, button.contentVerticalAlignment.share
    )
    let imageIsFirst =
      isStacked ? imagePlacement == .top : (imagePlacement != .trailing) != button.isRightToLeft
    var result = ButtonArrangement()
    if isStacked {
      let titleWidth = min(title.width, area.width)
      let y = area.minY + (area.height - title.height - gap - image.height) * down
      result.imageFrame = CGRect(
        x: area.minX + (area.width - image.width) * across, y: imageIsFirst ? y : y + title.height + gap,
        width: image.width, height: image.height)
      result.titleFrame = CGRect(
        x: area.minX + (area.width - titleWidth) * across, y: imageIsFirst ? y + image.height + gap : y,
        width: titleWidth, height: title.height)
    } else {
      let titleWidth = min(title.width, max(0, area.width - image.width - gap))
      let x = area.minX + (area.width - titleWidth - gap - image.width) * across
      result.imageFrame = CGRect(
        x: imageIsFirst ? x : x + titleWidth + gap, y: area.minY + (area.height - image.height) * down,
        width: image.width, height: image.height)
      result.titleFrame = CGRect(
        x: imageIsFirst ? x + image.width + gap : x, y: area.minY + (area.height - title.height) * down,
        width: titleWidth, height: title.height)
    }
    return result
  }

  /// The color of the title and the image.
  func foreground(_ button: Button) -> Color { ownForeground ?? button.tintColor }

  /// The color of the title and the image; `nil` if it is the tint color.
  var ownForeground: Color? { baseForegroundColor ?? (style == .filled ? .white : nil) }

  /// Draws the background.
  func drawBackground(of button: Button, on canvas: Canvas) {
    let tint = baseBackgroundColor ?? button.tintColor!
    let color: Color
    switch style {
    case .plain: return
    case .tinted: color = tint.withAlphaComponent(0.18)
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .filled: color = button.isEnabled ? tint : .secondarySystemFill
    }
    let bounds = canvas.bounds
    let radius = cornerStyle == .capsule ? bounds.height / 2 : 5.95
    canvas.fill(bounds, cornerRadius: radius, color)
  }
}
