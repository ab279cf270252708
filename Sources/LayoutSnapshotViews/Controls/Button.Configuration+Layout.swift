import Foundation

extension Button.Configuration {
  /// Whether the image lies above or below the title.
  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The sizes of the title, of the second line, and of both with the space between them, rounded to pixels and not to whole
  /// points.
  private func texts(of button: Button) -> (title: CGSize, subtitle: CGSize, both: CGSize) {
    func size(_ label: Label?) -> CGSize {
      label?.text?.isEmpty == false ? label!.intrinsicContentSize : .zero
    }
    let (title, subtitle) = (size(button.titleStore), size(button.subtitleStore))
    let gap = title == .zero || subtitle == .zero ? 0 : titlePadding
    let both = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    return (title, subtitle, both)
  }

  /// The size of the content with its insets.
  func size(of button: Button) -> CGSize {
    let (text, image) = (texts(of: button).both, button.imageSize)
    let gap = text == .zero || image == .zero ? 0 : imagePadding
    let size =
      isStacked
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    return CGSize(
      width: size.width + contentInsets.leading + contentInsets.trailing,
      height: size.height + contentInsets.top + contentInsets.bottom)
  }

  /// The frames of the image and the texts in a rectangle.
  func arrangement(of button: Button, in area: CGRect) -> ButtonArrangement {
    let (title, subtitle, text) = texts(of: button)
    let image = button.imageSize
    let gap = text == .zero || image == .zero ? 0 : imagePadding
    let (across, down) = (
      button.effectiveContentHorizontalAlignment.share, button.contentVerticalAlignment.share
    )
    let imageIsFirst =
      isStacked ? imagePlacement == .top : (imagePlacement != .trailing) != button.isRightToLeft
    var result = ButtonArrangement()
    var block = CGRect.zero
    if isStacked {
      block.size = CGSize(width: min(text.width, area.width), height: text.height)
      let y = area.minY + (area.height - text.height - gap - image.height) * down
      result.imageFrame = CGRect(
        x: area.minX + (area.width - image.width) * across, y: imageIsFirst ? y : y + text.height + gap,
        width: image.width, height: image.height)
      block.origin = CGPoint(
        x: area.minX + (area.width - block.width) * across, y: imageIsFirst ? y + image.height + gap : y)
    } else {
      block.size = CGSize(width: min(text.width, max(0, area.width - image.width - gap)), height: text.height)
      let x = area.minX + (area.width - block.width - gap - image.width) * across
      result.imageFrame = CGRect(
        x: imageIsFirst ? x : x + block.width + gap, y: area.minY + (area.height - image.height) * down,
        width: image.width, height: image.height)
      block.origin = CGPoint(
        x: imageIsFirst ? x + image.width + gap : x, y: area.minY + (area.height - text.height) * down)
    }
    let share = titleShare(button)
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      return CGRect(x: block.minX + (block.width - width) * share, y: y, width: width, height: size.height)
    }
    result.titleFrame = line(title, y: block.minY)
    result.subtitleFrame = line(subtitle, y: block.maxY - subtitle.height)
    return result
  }

  /// Where a shorter line lies beside a longer one: 0 at the left, 1 at the right.
  private func titleShare(_ button: Button) -> CGFloat {
    switch titleAlignment {
    case .automatic where isStacked, .center: 0.5
    case .automatic, .leading: button.isRightToLeft ? 1 : 0
    case .trailing: button.isRightToLeft ? 0 : 1
    }
  }

  /// The title as it is shown, if it has attributes.
  func attributedTitle(_ font: Font) -> NSAttributedString? {
    attributed(attributedTitle, title, titleTextAttributesTransformer, font)
  }

  /// The second line as it is shown; nil without one.
  func shownSubtitle(_ font: Font) -> NSAttributedString? {
    attributed(attributedSubtitle, subtitle, subtitleTextAttributesTransformer, font)
      ?? subtitle.map { NSAttributedString(string: $0) }
  }

  private func attributed(
    _ text: AttributedString?, _ plain: String?, _ change: UIConfigurationTextAttributesTransformer?,
    _ font: Font
  ) -> NSAttributedString? {
    guard text != nil || change != nil && plain != nil else { return nil }
    var base = AttributeContainer()
    base.font = font
    if let ownForeground { base.foregroundColor = ownForeground }
    var whole = text ?? AttributedString(plain ?? "")
    whole.mergeAttributes(change.map { $0(base) } ?? base, mergePolicy: .keepCurrent)
    return NSAttributedString(whole)
  }

  /// The image as it is shown.
  var shownImage: Image? { image?.preferring(preferredSymbolConfigurationForImage) }

  /// The color of the image; nil if it is the tint color.
  func imageColor(_ button: Button) -> Color? {
    imageColorTransformer.map { $0(foreground(button)) } ?? ownForeground
  }

  /// The color of the title and the image.
  func foreground(_ button: Button) -> Color { ownForeground ?? button.tintColor }

  /// The color of the title and the image; `nil` if it is the tint color.
  var ownForeground: Color? { baseForegroundColor ?? (style == .filled ? .white : nil) }

  /// Draws the background.
  func drawBackground(of button: Button, on canvas: Canvas) {
    let tint = baseBackgroundColor ?? button.tintColor!
    var shown = background
    if shown.backgroundColor == nil {
      switch style {
      case .plain: break
      case .tinted: shown.backgroundColor = tint.withAlphaComponent(0.18)
      case .gray: shown.backgroundColor = baseBackgroundColor ?? .secondarySystemFill
      case .filled: shown.backgroundColor = button.isEnabled ? tint : .secondarySystemFill
      }
    }
    let height = canvas.bounds.height
    let isRound = cornerStyle == .dynamic && button.measures.hasRoundButtons
    shown.cornerRadius =
      isRound ? height / 2 : cornerStyle.radius(height, stated: background.cornerRadius)
    shown.draw(on: canvas, selected: false)
  }
}
