import RandomNumbers
import LayoutSnapshotTypeset

/// What typesetting is measured with: the labels of a long list, each of its own words.
public struct TextScene: Sendable {
  private let texts: [String]

  /// A thousand titles of a few words and as many notes of several lines.
  public init() {
    let words = [
      "account", "balance", "of", "the", "last", "month", "transfer", "settings", "notification", "and", "a",
      "delivery", "tomorrow", "before", "noon", "receipt",
    ]
    var random = SplitMix(seed: 11)
    texts = (0..<1000).map { index in
      let count = 2 + random.below(index % 2 == 0 ? 3 : 30)
      return (0..<count).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    }
  }

  /// Shapes each text, breaks it into lines and places its glyphs.
  ///
  /// - Returns: the number of lines.
  public func layOut() -> Int {
    let typesetter = Typesetter(grid: PixelGrid(scale: 3))
    return texts.reduce(0) { count, text in
      let shaped = ShapedText(
        AttributedText(text, font: .system(17)), style: ParagraphFormat(lineBreakMode: .wordWrapping))
      let measure = typesetter.measure(shaped, width: 260)
      let layout = typesetter.layout(shaped, width: 260, height: measure.height)
      return count + layout.lines.count
    }
  }
}
