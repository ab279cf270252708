import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  func configure(_ button: Button, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let type = element.word("buttonType", buttonTypes) { button.buttonType = type }
    if let label = button.titleLabel {
      label.font = try font(element) ?? systemFont(ofSize: defaultFontSize(of: element))
      label.lineBreakMode = try lineBreakMode(of: element) ?? .byTruncatingMiddle
    }
    try configureInsets(of: button, element)
    if let symbol = symbolOfKind(element) { button.setImage(symbol, for: .normal) }
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
      if let image = try image(of: child) { button.setImage(image, for: state) }
      if let preferred = try preferredSymbolConfiguration(of: child) {
        button.setPreferredSymbolConfiguration(preferred, forImageIn: state)
      }
      if let image = image(child["backgroundImage"], catalog: child["catalog"]) {
        button.setBackgroundImage(image, for: state)
      }
    }
    try configureConfiguration(of: button, element)
  }

  /// The picture of the kinds of buttons that are one.
  private func symbolOfKind(_ element: XMLElement) -> Image? {
    let name: String? = element.word(
      "buttonType",
      [
        "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
        "contactAdd": "plus.circle", "close": "xmark.circle.fill",
      ])
    return name.flatMap { Image(systemName: $0, withConfiguration: .init(pointSize: 21)) }
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
}

private let buttonTypes: KeyValuePairs<String, Button.ButtonType> = [
  "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
  "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
]
