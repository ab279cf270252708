import Foundation
import LayoutSnapshotTypeset

/// The title label of a button, drawn in the button's color.
final class ButtonLabel: Label {
  /// Unowned: the button owns the label.
  private var owner = BackReference<Button>()
  var button: Button? {
    get { owner.owner }
    set { owner.owner = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: Font.buttonFontSize)
    lineBreakMode = .byTruncatingMiddle
    shadowOffset = .zero
  }

  override var drawnColor: Color { button?.currentTitleColor ?? textColor }

  /// A new size of the title changes the size of the button.
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}

/// The frames of a button's image and title.
struct ButtonArrangement {
  var imageFrame = CGRect.zero
  var titleFrame = CGRect.zero
  var subtitleFrame = CGRect.zero
}

extension Button {
  /// The insets in effect: the configuration's, or ``contentEdgeInsets`` without a configuration.
  final var effectiveInsets: EdgeInsets {
    configuration?.contentInsets.resolved(rightToLeft: isRightToLeft) ?? contentEdgeInsets
  }

  /// The size of the title, the image and the insets around them.
  ///
  /// An image adds no padding of its own, but the content is at least as high as a line: with an image of 21
  /// by 21 points Xcode makes a button of 21 by 22 (5 of 5 buttons whose images are less high than a line).
  final var preferredSize: CGSize {
    if let configuration { return configuration.size(of: self) }
    let (title, image) = (titleSize, imageSize)
    let insets = contentEdgeInsets
    // Xcode sizes a button that has only a background image of 23x23 to that image.
    let ground = currentBackgroundImage?.size ?? .zero
    if ground != .zero, title.width == 0, image == .zero { return ground }
    let isPlain = insets == .zero
    let line = titleLineHeight
    let padding: CGFloat = isPlain && image == .zero ? 12 : 0
    let width = title.width + image.width
    let content = CGSize(
      width: (isPlain && image == .zero ? max(30, width) : width) + insets.left + insets.right,
      height: max(line + padding, image.height) + insets.top + insets.bottom)
    return CGSize(width: max(content.width, ground.width), height: max(content.height, ground.height))
  }

  /// Places the image and the title beside each other, with the image on the leading side.
  final func arrangement(in content: CGRect) -> ButtonArrangement {
    if let configuration { return configuration.arrangement(of: self, in: content) }
    var result = ButtonArrangement()
    let (title, image) = (titleSize, imageSize)
    let (imageArea, titleArea) = (content.inset(by: imageEdgeInsets), content.inset(by: titleEdgeInsets))
    let imageWidth = min(image.width, imageArea.width)
    let titleWidth = min(title.width, max(0, titleArea.width - image.width))
    let alignment = effectiveContentHorizontalAlignment
    func start(_ area: CGRect) -> CGFloat {
      area.minX + max(0, area.width - image.width - title.width) * alignment.share
    }
    let isMirrored = isRightToLeft
    let imageX = start(imageArea) + (isMirrored ? min(title.width, imageArea.width - imageWidth) : 0)
    let titleX = start(titleArea) + (isMirrored ? 0 : image.width)
    result.imageFrame = frame(x: imageX, width: imageWidth, height: image.height, in: imageArea)
    let fills = alignment == .fill && image == .zero
    result.titleFrame = frame(
      x: fills ? titleArea.minX : titleX, width: fills ? titleArea.width : titleWidth, height: title.height,
      in: titleArea)
    return result
  }

  private func frame(x: CGFloat, width: CGFloat, height: CGFloat, in area: CGRect) -> CGRect {
    let height = contentVerticalAlignment == .fill ? area.height : min(height, area.height)
    let y = area.minY + (area.height - height) * contentVerticalAlignment.share
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of the title in whole points; zero without a title.
  final var titleSize: CGSize {
    guard titleStore.superview === self else { return .zero }
    let size = titleStore.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The height of one line of the title in whole points, even without a title.
  private var titleLineHeight: CGFloat {
    titleSize.height > 0 ? titleSize.height : titleStore.store.font(in: currentTraits).lineHeight.rounded(.up)
  }

  final var imageSize: CGSize { spinner?.intrinsicContentSize ?? imageStore.shownImage?.size ?? .zero }
}
