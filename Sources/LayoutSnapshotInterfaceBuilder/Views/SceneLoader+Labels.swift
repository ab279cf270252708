import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  func configure(_ label: Label, _ element: XMLElement) throws(InterfaceBuilderError) {
    label.font = try font(element) ?? systemFont(ofSize: Font.labelFontSize)
    label.textColor = try color(element, key: "textColor") ?? .label
    label.numberOfLines = try element.integer("numberOfLines") ?? 1
    label.lineBreakMode = try lineBreakMode(of: element) ?? .byTruncatingTail
    label.textAlignment = try textAlignment(of: element) ?? .left
    label.adjustsFontForContentSizeCategory = followsTextSize(element)
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    label.minimumScaleFactor = CGFloat(try element.number("minimumScaleFactor") ?? 0)
    // The width that older versions of Xcode wrote down is what the canvas had; only a stated one counts.
    if element["preferredMaxLayoutWidth"] != nil, let width = try element.number("preferredMaxLayoutWidth"),
      document.toolsVersion < 9000, label.numberOfLines != 1
    {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    if let attributed = try attributedText(element, key: "attributedText", font: label.font) {
      label.attributedText = attributed
    } else {
      label.text = text(element, key: "text")
    }
  }

  /// A text as it is written in an attribute, or in an element where it has several lines.
  func text(_ element: XMLElement, key: String) -> String? {
    element[key] ?? element.child("string", key: key)?.text ?? element.child("mutableString", key: key)?.text
  }

  func textAlignment(
    of element: XMLElement, key: String = "textAlignment"
  ) throws(InterfaceBuilderError) -> TextAlignment? {
    element.word(
      key,
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
  }

  func lineBreakMode(of element: XMLElement) throws(InterfaceBuilderError) -> LineBreakMode? {
    element.word(
      "lineBreakMode",
      [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping,
        "characterWrap": .byCharWrapping, "clip": .byClipping,
      ])
  }

  /// A text of several fonts and colours: fragments one after another, each with its attributes.
  func attributedText(
    _ element: XMLElement, key: String, font: Font
  ) throws(InterfaceBuilderError) -> NSAttributedString? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in string.children where fragment.name == "fragment" {
      let content = text(fragment, key: "content") ?? ""
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      for child in fragment.child("attributes").map({ Array($0.children) }) ?? [] {
        switch (child.name, child["key"]) {
        case ("color", "NSColor"):
          if let color = try value(of: child) { attributes[.foregroundColor] = color }
        case ("font", "NSFont"):
          let size = CGFloat(try child.number("size") ?? Double(font.pointSize))
          attributes[.font] = child["name"].flatMap { Font(name: $0, size: size) } ?? metaFont(child, size)
        case ("paragraphStyle", "NSParagraphStyle"):
          attributes[.paragraphStyle] = try paragraphStyle(child)
        default: break
        }
      }
      result.append(NSAttributedString(string: content, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ element: XMLElement) throws(InterfaceBuilderError) -> ParagraphStyle {
    let style = MutableParagraphStyle()
    style.alignment = try textAlignment(of: element, key: "alignment") ?? .natural
    if let mode = element.word("lineBreakMode", paragraphLineBreakModes) { style.lineBreakMode = mode }
    style.lineSpacing = CGFloat(try element.number("lineSpacing") ?? 0)
    style.lineHeightMultiple = CGFloat(try element.number("lineHeightMultiple") ?? 0)
    style.minimumLineHeight = CGFloat(try element.number("minimumLineHeight") ?? 0)
    style.maximumLineHeight = CGFloat(try element.number("maximumLineHeight") ?? 0)
    style.paragraphSpacing = CGFloat(try element.number("paragraphSpacing") ?? 0)
    style.paragraphSpacingBefore = CGFloat(try element.number("paragraphSpacingBefore") ?? 0)
    style.firstLineHeadIndent = CGFloat(try element.number("firstLineHeadIndent") ?? 0)
    style.headIndent = CGFloat(try element.number("headIndent") ?? 0)
    style.tailIndent = CGFloat(try element.number("tailIndent") ?? 0)
    return style
  }

  private func metaFont(_ element: XMLElement, _ size: CGFloat) -> Font {
    let isBold = (element["metaFont"] ?? element["name"] ?? "").lowercased().contains("bold")
    return systemFont(ofSize: size, weight: isBold ? .bold : .regular)
  }
}

private let paragraphLineBreakModes: KeyValuePairs<String, LineBreakMode> = [
  "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
  "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
  "truncatingMiddle": .byTruncatingMiddle,
]
