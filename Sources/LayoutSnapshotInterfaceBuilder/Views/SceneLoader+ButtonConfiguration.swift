import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Gives a button the configuration that its element keeps, if it keeps one.
  func configureConfiguration(of button: Button, _ element: XMLElement) throws(InterfaceBuilderError) {
    guard let source = element.child("buttonConfiguration", key: "configuration") else { return }
    var configuration = plainConfiguration(source["style"])
    configuration.title = text(source, key: "title") ?? attributedTitle(of: source)
    configuration.image = try image(of: source)
    configuration.preferredSymbolConfigurationForImage = try preferredSymbolConfiguration(of: source)
    configuration.imagePadding = CGFloat(try source.number("imagePadding") ?? 0)
    if let placement = source.word("imagePlacement", placements) { configuration.imagePlacement = placement }
    if let insets = try source.insets("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    configuration.baseForegroundColor = try color(source, key: "baseForegroundColor")
    configuration.baseBackgroundColor = try color(source, key: "baseBackgroundColor")
    if source["cornerStyle"] == "capsule" { configuration.cornerStyle = .capsule }
    button.configuration = configuration
    button.titleLabel?.font = try font(source, key: "titleFontDescription") ?? font(ofStyle: .body)
  }

  private func plainConfiguration(_ style: String?) -> Button.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    case "borderedProminent": .borderedProminent()
    case "borderedTinted": .borderedTinted()
    case "bordered": .bordered()
    case "borderless": .borderless()
    default: .plain()
    }
  }

  /// The words of a title of several fonts, which are shown in one.
  private func attributedTitle(of source: XMLElement) -> String? {
    guard let title = source.child("attributedString", key: "attributedTitle") else { return nil }
    return title.children.filter { $0.name == "fragment" }.compactMap { text($0, key: "content") }.joined()
  }
}

private let placements: KeyValuePairs<String, DirectionalRectEdge> = [
  "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
]
