import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// The font that an element keeps, as `fontDescription` says it.
  func font(_ element: XMLElement, key: String = "fontDescription") throws(InterfaceBuilderError) -> Font? {
    guard let description = element.child("fontDescription", key: key) else { return nil }
    return try font(description: description)
  }

  /// Whether a description or an attribute names a font that can be measured: the system's, or a registered one.
  func isKnownFont(_ description: XMLElement) -> Bool {
    guard let name = description["name"], description["type"] == nil, description["metaFont"] == nil,
      !name.hasPrefix(".")
    else { return true }
    return Font(name: name, size: 12) != nil
  }

  /// The reader's text size for which a text style is shown.
  ///
  /// In Xcode 11 and 12 the canvas showed the two lesser titles as at the second smallest one, 26 and 20 points (33 of
  /// 35 labels from tools version 13000 to 14999); in Xcode 13 and 14.0 all styles at the smallest one (63 of 64 labels
  /// from 18122 to 20037).
  private func canvasTextSize(of style: Font.TextStyle) -> TraitCollection {
    guard options.isForCanvas else { return .contentSize(.large) }
    switch canvasVersion {
    case 13000..<15000 where (style == .title1 || style == .title2) && options.follows(.titlesOfXcode11):
      return .contentSize(.small)
    case 18000..<21000 where options.follows(.smallestTextStyles): return .contentSize(.extraSmall)
    default: return .contentSize(.large)
    }
  }

  /// The font of a text style, as the canvas shows it.
  func font(ofStyle style: Font.TextStyle) -> Font {
    drawn(Font.preferredFont(forTextStyle: style, compatibleWith: canvasTextSize(of: style)))
  }

  /// The system's font, as the canvas draws it.
  func systemFont(ofSize size: CGFloat, weight: Font.Weight = .regular) -> Font {
    drawn(Font.systemFont(ofSize: size, weight: weight))
  }

  /// A font as the document's version of Xcode drew it.
  private func drawn(_ font: Font) -> Font {
    options.isForCanvas && canvasVersion < 17000 && options.follows(.textUntilIOS13)
      ? font.asUntilIOS13 : font
  }

  /// Whether a text follows the reader's text size; that of the canvas is its own.
  func followsTextSize(_ element: XMLElement) -> Bool {
    element.flag("adjustsFontForContentSizeCategory") == true && !options.isForCanvas
  }

  private func font(description: XMLElement) throws(InterfaceBuilderError) -> Font? {
    if let style = description["style"] { return font(ofStyle: Font.TextStyle(rawValue: style)) }
    let size = CGFloat(try description.number("pointSize") ?? Double(Font.systemFontSize))
    if let name = description["name"], let font = Font(name: name, size: size) { return font }
    let weight: Font.Weight? = description.word(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
    switch description["type"] {
    case "boldSystem": return systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return drawn(Font.italicSystemFont(ofSize: size))
    // A font that is not registered is stood in for by the system's, in the weight that its name tells.
    case nil:
      return systemFont(ofSize: size, weight: weight ?? weightOfName(description["name"] ?? ""))
        .standing(inPlaceOf: description["name"])
    default: return systemFont(ofSize: size, weight: weight ?? .regular)
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
