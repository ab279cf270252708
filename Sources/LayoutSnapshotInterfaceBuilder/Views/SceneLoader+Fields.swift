import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Gives a view into which text is written the attributes of its class.
  func configureField(_ view: View, _ element: XMLElement) throws(InterfaceBuilderError) {
    switch view {
    case let field as TextField:
      field.font = try font(element) ?? systemFont(ofSize: 14)
      field.text = text(element, key: "text")
      field.placeholder = text(element, key: "placeholder")
      field.textColor = try color(element, key: "textColor") ?? .label
      field.textAlignment = try textAlignment(of: element) ?? .left
      field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
      field.adjustsFontForContentSizeCategory = followsTextSize(element)
      field.clearButtonMode =
        element.word(
          "clearButtonMode",
          [
            "never": TextField.ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
            "always": .always,
          ])
        ?? .never
      field.borderStyle =
        element.word(
          "borderStyle",
          ["none": TextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
        ?? .none
    case let textView as TextView:
      textView.font = try font(element) ?? systemFont(ofSize: 14)
      textView.textColor = try color(element, key: "textColor") ?? .label
      textView.textAlignment = try textAlignment(of: element) ?? .left
      textView.isEditable = element.flag("editable") ?? true
      textView.isSelectable = element.flag("selectable") ?? true
      textView.adjustsFontForContentSizeCategory =
        followsTextSize(element)
      if let font = textView.font,
        let attributed = try attributedText(element, key: "attributedText", font: font)
      {
        textView.attributedText = attributed
      } else {
        textView.text = text(element, key: "text") ?? ""
      }
    case let bar as SearchBar:
      bar.text = element["text"]
      bar.placeholder = element["placeholder"]
      bar.showsCancelButton = element.flag("showsCancelButton") ?? false
      if let titles = element.child("scopeButtonTitles") {
        bar.scopeButtonTitles = titles.children.filter { $0.name == "string" }.map(\.text)
      }
      bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    default: break
    }
  }
}
