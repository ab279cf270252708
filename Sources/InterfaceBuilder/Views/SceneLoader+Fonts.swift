import Foundation
import ViewTree

extension SceneLoader {
  /// The font that an element keeps, as `fontDescription` says it.
  func font(_ element: XMLElement, key: String = "fontDescription") throws(InterfaceBuilderError) -> Font? {
    guard let description = element.child("fontDescription", key: key) else { return nil }
    if let style = description["style"] {
      return Font.preferredFont(forTextStyle: Font.TextStyle(rawValue: style))
    }
    let size = CGFloat(try description.number("pointSize") ?? Double(Font.systemFontSize))
    if let name = description["name"], let font = Font(name: name, size: size) { return font }
    let weight: Font.Weight? = description.word(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
    switch description["type"] {
    case "boldSystem": return Font.boldSystemFont(ofSize: size)
    case "italicSystem": return Font.italicSystemFont(ofSize: size)
    // A font that is not registered is stood in for by the system's, in the weight that its name tells.
    case nil: return Font.systemFont(ofSize: size, weight: weight ?? weightOfName(description["name"] ?? ""))
    default: return Font.systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private func weightOfName(_ name: String) -> Font.Weight {
    let name = name.lowercased()
    let parts: KeyValuePairs<String, Font.Weight> = [
      "semibold": .semibold, "demibold": .semibold, "bold": .bold, "medium": .medium, "heavy": .heavy,
      "black": .black, "ultralight": .ultraLight, "thin": .thin, "light": .light,
    ]
    return parts.first { name.contains($0.key) }?.value ?? .regular
  }
}
