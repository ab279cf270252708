import Foundation
import Testing
import LayoutSnapshotViews

@Suite struct AttributedTextTests {
  /// Foundation on Linux once halted the process here.
  @Test func attributedString_ofRunsWithDifferentValues_isAppended() {
    func style(_ spacing: CGFloat) -> ParagraphStyle {
      let style = MutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let rows: [(NSAttributedString.Key, [any ValueObject])] = [
      (.foregroundColor, [Color.red, Color.blue, Color { _ in .red }]),
      (.backgroundColor, [Color.systemBackground, Color.clear]),
      (.paragraphStyle, [style(1), style(2), ParagraphStyle.default]),
      (
        .font,
        [Font.systemFont(ofSize: 10), Font.boldSystemFont(ofSize: 10), Font.italicSystemFont(ofSize: 10)]
      ),
    ]
    for (key, values) in rows {
      let text = NSMutableAttributedString(string: "")
      for value in values { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      text.addAttribute(key, value: values[1], range: NSRange(location: 1, length: 2))
      var seen: [String] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) {
        value, range, _ in
        seen.append("\(range.location) \((value as? any ValueObject)?.description ?? "nothing")")
      }
      var expected = ["0 \(values[0])", "1 \(values[1])"]
      if values.count > 2 { expected.append("4 \(values[2])") }
      #expect(seen == expected)
    }
  }

  @Test func valueObjects_thatSayTheSame_areEqual() {
    #expect(Color.red == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Color.red.isEqual(Color(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(!Color.red.isEqual(Font.systemFont(ofSize: 1)))
    #expect(Set([Color.red, .red.withAlphaComponent(1), .blue]).count == 2)
    #expect(ParagraphStyle() == MutableParagraphStyle())
    #expect(ParagraphStyle().hash == MutableParagraphStyle().hash)
    #expect("\(Color.red)" == "#FF0000")
  }
}
