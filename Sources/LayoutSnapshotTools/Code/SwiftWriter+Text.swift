import Foundation
import LayoutSnapshotViews

/// Writes texts in several fonts and colors.
extension SwiftWriter {
  /// The lines that create an attributed text, and its name; nil for a text with the same attributes
  /// throughout, for which the view's own font and color are enough.
  mutating func attributedLines(
    _ text: NSAttributedString?, of view: View, font: Font?, color: Color?
  ) -> (lines: [String], name: String)? {
    guard let text, text.length > 0 else { return nil }
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    if runs.count == 1, isPlain(runs[0].attributes, font: font, color: color) { return nil }
    let stem = names[view] ?? "root"
    let name = names.fresh(stem + "Text")
    var lines = ["let \(name) = NSMutableAttributedString(string: \(values.string(text.string)))"]
    for (range, attributes) in runs {
      let (before, words) = entries(attributes, stem)
      if words.isEmpty { continue }
      lines += before
      lines.append("\(name).addAttributes(")
      lines.append("  [\(words.joined(separator: ", "))],")
      lines.append("  range: NSRange(location: \(range.location), length: \(range.length)))")
    }
    return (lines, name)
  }

  private func isPlain(_ attributes: [NSAttributedString.Key: Any], font: Font?, color: Color?) -> Bool {
    attributes.allSatisfy { key, value in
      switch key {
      case .font: value as? Font == font
      case .foregroundColor: value as? Color == color
      default: false
      }
    }
  }

  /// The entries of a dictionary of attributes, in a fixed order, and the lines that have to come before it.
  private mutating func entries(
    _ attributes: [NSAttributedString.Key: Any], _ stem: String
  ) -> (before: [String], words: [String]) {
    var (before, words): ([String], [String]) = ([], [])
    if let font = attributes[.font] as? Font, let text = values.font(font) {
      words.append(".font: \(typed(text, "Font"))")
    }
    if let color = attributes[.foregroundColor] as? Color {
      words.append(".foregroundColor: \(typed(values.color(color), "Color"))")
    }
    if let color = attributes[.backgroundColor] as? Color {
      words.append(".backgroundColor: \(typed(values.color(color), "Color"))")
    }
    if let kern = (attributes[.kern] as? NSNumber)?.doubleValue
      ?? (attributes[.kern] as? CGFloat).map(Double.init)
    {
      words.append(".kern: \(values.number(kern))")
    }
    if let style = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int
    {
      words.append(".underlineStyle: \(style)")
    }
    if let style = attributes[.paragraphStyle] as? ParagraphStyle {
      let name = names.fresh(stem + "Paragraph")
      before = paragraphLines(style, name)
      words.append(".paragraphStyle: \(name)")
    }
    return (before, words)
  }

  private func paragraphLines(_ style: ParagraphStyle, _ name: String) -> [String] {
    let plain = ParagraphStyle.default
    var lines = ["let \(name) = \(type("MutableParagraphStyle"))()"]
    func set(_ member: String, _ value: String) { lines.append("\(name).\(member) = \(value)") }
    if style.alignment != plain.alignment { set("alignment", ".\(style.alignment)") }
    if style.lineBreakMode != plain.lineBreakMode { set("lineBreakMode", ".\(style.lineBreakMode)") }
    if style.baseWritingDirection != plain.baseWritingDirection {
      set("baseWritingDirection", ".\(style.baseWritingDirection)")
    }
    let lengths: [(String, KeyPath<ParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("paragraphSpacing", \.paragraphSpacing), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("defaultTabInterval", \.defaultTabInterval),
    ]
    for (member, path) in lengths where style[keyPath: path] != plain[keyPath: path] {
      set(member, values.number(style[keyPath: path]))
    }
    if style.tabStops != plain.tabStops {
      let stops = style.tabStops.map {
        "NSTextTab(textAlignment: .\($0.alignment), location: \(values.number($0.location)))"
      }
      set("tabStops", "[\(stops.joined(separator: ", "))]")
    }
    return lines
  }

  /// A value with its type, for places without type inference.
  private func typed(_ text: String, _ name: String) -> String {
    text.hasPrefix(".") ? type(name) + text : text
  }
}
