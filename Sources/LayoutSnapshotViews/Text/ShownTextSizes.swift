import Foundation

extension Label {
  /// The sizes of the fonts of the shown text as last laid out, run by run; empty without a text.
  package final var shownTextSizes: [CGFloat] { store.sizes(in: currentTraits) }
}

extension TextField {
  /// The sizes of the fonts of the text, or else of the placeholder, as last laid out; empty without either.
  package final var shownTextSizes: [CGFloat] { (store.isEmpty ? hint : store).sizes(in: currentTraits) }
}

extension TextView {
  /// The sizes of the fonts of the shown text as last laid out, run by run; empty without a text.
  package final var shownTextSizes: [CGFloat] { store.sizes(in: currentTraits) }
}

extension TextStore {
  fileprivate func sizes(in traits: Traits) -> [CGFloat] {
    if isEmpty { return [] }
    let defaults = TextContent.Defaults(font: font, followsTextSize: followsTextSize, traits: traits)
    let content = attributedText.map { TextContent($0, defaults) } ?? TextContent(text ?? "", defaults)
    return content.text.runs.map { CGFloat($0.font.size) }
  }
}
