import Foundation
import ViewTree

extension SceneLoader {
  func configure(_ button: Button, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let label = button.titleLabel {
      label.font = try font(element) ?? Font.systemFont(ofSize: defaultFontSize(of: element))
      label.lineBreakMode = try lineBreakMode(of: element) ?? .byTruncatingMiddle
    }
    try configureInsets(of: button, element)
    button.isSelected = element.flag("selected") ?? false
    for child in element.children where child.name == "state" {
      let state: Control.State? = child.word(
        "key",
        [
          "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
          "focused": .focused,
        ])
      guard let state else { continue }
      if let title = text(child, key: "title") { button.setTitle(title, for: state) }
      if let font = button.titleLabel?.font,
        let title = try attributedText(child, key: "attributedTitle", font: font)
      {
        button.setAttributedTitle(title, for: state)
      }
      if let color = try color(child, key: "titleColor") { button.setTitleColor(color, for: state) }
      if let image = image(child["image"] ?? child.child("imageReference", key: "image")?["image"]) {
        button.setImage(image, for: state)
      }
    }
  }

  /// Documents leave out the size that buttons of a kind have: 15 for those of the system, 18 for custom ones.
  private func defaultFontSize(of element: XMLElement) -> CGFloat {
    element["buttonType"] == nil ? Font.buttonFontSize : 15
  }

  private func configureInsets(of button: Button, _ element: XMLElement) throws(InterfaceBuilderError) {
    func insets(_ key: String) throws(InterfaceBuilderError) -> EdgeInsets? {
      guard let inset = try element.insets("inset", key: key) else { return nil }
      return EdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    }
    if let insets = try insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = try insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = try insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let alignment = element.word(
      "contentHorizontalAlignment",
      [
        "center": Control.ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
        "leading": .leading, "trailing": .trailing,
      ])
    {
      button.contentHorizontalAlignment = alignment
    }
    if let alignment = element.word(
      "contentVerticalAlignment",
      ["center": Control.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill])
    {
      button.contentVerticalAlignment = alignment
    }
  }

  /// An image of the document's catalogue, as far as the document knows it: its size.
  func image(_ name: String?) -> Image? {
    guard let name else { return nil }
    let size = document.resources.images[name].map { CGSize(width: $0.width, height: $0.height) }
    return Image(size: size ?? .zero)
  }
}
