import Foundation

extension Button {
  /// How a button is made up, as UIKit's `UIButton.Configuration`.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Buy"
  /// let button = Button(configuration: configuration)
  /// ```
  ///
  /// The title is set at 17 points, unless the button's ``Button/titleLabel`` is given another font.
  public struct Configuration: Hashable, Sendable {
    /// What the title says.
    public var title: String?
    /// The image, in the colour of the title.
    public var image: Image?
    /// The space between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Where the image is; where text begins by default.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The room around the content: 7 above and below, 12 at the sides by default.
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and image; none follows the style.
    public var baseForegroundColor: Color?
    /// The colour of the ground; none follows the style.
    public var baseBackgroundColor: Color?
    /// How round the corners are; a little by default.
    public var cornerStyle = CornerStyle.dynamic

    /// How round the corners of a configured button are.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// 5.95 points.
      case dynamic = 1
      /// As round as the button is high.
      case capsule = 5
    }

    /// No ground, letters in the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// No ground, letters in the tint.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Letters in the tint on a pale ground of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Letters in the tint on a pale ground of it.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Letters in the tint on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Letters in the tint on grey.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// White letters on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// White letters on the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
    }

    private let style: Style

    private init(style: Style) { self.style = style }
  }
}

/// Sides of a rectangle by the direction of text. The bits are UIKit's.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// Where text begins.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// Where text ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension Button.Configuration {
  /// Whether image and title stand above each other.
  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The title's size on the pixels, not in whole points.
  private func titleSize(of button: Button) -> CGSize {
    button.titleStore.text?.isEmpty == false ? button.titleStore.intrinsicContentSize : .zero
  }

  /// The size of the content and the insets.
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

  /// Image and title in a rectangle.
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

  /// The colour of title and image.
  func foreground(_ button: Button) -> Color { ownForeground ?? button.tintColor }

  /// The colour of title and image where that is not the tint.
  var ownForeground: Color? { baseForegroundColor ?? (style == .filled ? .white : nil) }

  /// Fills the button's ground.
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
