import Foundation
import LayoutSnapshotViews
import Testing

/// Texts as they were measured on iOS.
@Suite struct MeasuredTextTests {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    [.contentSize(category), .displayScale(3)]
  }

  @Test func scaledFont_isOfWholePoints_andScaledValueIsOnThePixel() {
    let metrics = FontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits(.medium))
    #expect(font.pointSize == 16)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49.0 / 3)
    let label = Label()
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 13))
    label.adjustsFontForContentSizeCategory = true
    label.text = "x"
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 13), compatibleWith: traits(.small)).pointSize == 12)
  }

  @Test(arguments: [3.0, -3]) func baselineOffset_makesALineHigher(offset: Double) throws {
    let font = Font.systemFont(ofSize: 17)
    func height(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let label = Label()
      let text = NSMutableAttributedString(string: "E = mc", attributes: [.font: font])
      text.append(NSAttributedString(string: "2", attributes: attributes))
      label.attributedText = text
      return label.intrinsicContentSize.height
    }
    let plain = height([.font: font])
    #expect(abs(height([.font: font, .baselineOffset: offset]) - plain - 3) < 0.34)
    // Small raised letters that stay below the others' tops need no room.
    #expect(height([.font: Font.systemFont(ofSize: 9), .baselineOffset: 3]) == plain)
  }

  @Test func baselineOffset_movesTheLettersAndNotTheOthers() throws {
    func glyphTops(_ offset: Double) throws -> [Int] {
      let label = Label()
      let text = NSMutableAttributedString(string: "x")
      text.append(NSAttributedString(string: "x", attributes: [.baselineOffset: offset]))
      label.attributedText = text
      label.drawsTextAsBoxes = true
      label.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
      let root = View()
      root.addSubview(label)
      let list = try root.solvedTree(on: Device(name: "test", width: 40, height: 60, scale: 1)).displayList
      return list.commands.compactMap { command in
        guard case .fill(let rect, _) = command else { return nil }
        return Int(rect.top.rawValue / 256)
      }.suffix(2)
    }
    let (plain, raised) = (try glyphTops(0), try glyphTops(4))
    #expect(Set(plain).count == 1)
    #expect(raised[0] - raised[1] == 4)
  }
}
