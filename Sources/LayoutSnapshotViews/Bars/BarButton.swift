import Foundation

/// The view of an item with a title or an image.
final class BarButton: Button {
  private weak var item: UIBarButtonItem?
  private var width: LayoutConstraint?

  func show(_ item: UIBarButtonItem) {
    self.item = item
    buttonType = .system
    let title = item.image == nil ? item.title : nil
    var attributes = item.barLooks?.attributes(of: item) ?? [:]
    attributes.merge(item.titleAttributes(item.isEnabled ? [.normal] : [.normal, .disabled])) { $1 }
    let font = Font.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = attributes[.font] as? Font ?? font
    setTitle(title, for: .normal)
    setTitleColor(attributes[.foregroundColor] as? Color, for: item.isEnabled ? .normal : .disabled)
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    let all = [.font: font, .foregroundColor: item.tintColor ?? tintColor as Any].merging(attributes) { $1 }
    setAttributedTitle(
      isPlain ? nil : title.map { NSAttributedString(string: $0, attributes: all) }, for: .normal)
    setImage(item.image, for: .normal)
    imageEdgeInsets = item.imageInsets
    let looks = item.barLooks?.state(of: item)
    setBackgroundImage(item.shownGround ?? looks?.backgroundImage, for: .normal)
    let offset = item.titlePositionAdjustment(for: .default)
    let x = offset.horizontal + (looks?.titlePositionAdjustment.horizontal ?? 0)
    let y = offset.vertical + (looks?.titlePositionAdjustment.vertical ?? 0)
    titleEdgeInsets = EdgeInsets(top: y, left: x, bottom: -y, right: -x)
    isEnabled = item.isEnabled
    if tintColor != item.tintColor { tintColor = item.tintColor }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    if item.width > 0 {
      if width == nil { width = widthAnchor.constraint(equalToConstant: item.width) }
      width?.constant = item.width
    }
    width?.isActive = item.width > 0
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(Action { [weak self] _ in self?.item?.sendActions() }, for: .touchUpInside)
  }
}
