import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// What the indents, tabs and alignments of paragraph styles make of views.
@Suite struct IndentedLabelTests {
  private func text(_ parts: [(String, ParagraphStyle?)]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (string, style) in parts {
      result.append(
        NSAttributedString(string: string, attributes: style.map { [.paragraphStyle: $0] } ?? [:]))
    }
    return result
  }

  private func style(_ change: (MutableParagraphStyle) -> Void) -> ParagraphStyle {
    let style = MutableParagraphStyle()
    change(style)
    return style
  }

  /// Where the first letter of each line stands, in whole points.
  private func edges(_ label: Label) throws -> [Int] {
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let root = View()
    root.addSubview(label)
    var lines: [Fixed: Fixed] = [:]
    for case .glyphs(let run) in try root.solvedTree(on: .iPhone5).displayList.commands {
      for place in run.places {
        lines[place.origin.y] = min(lines[place.origin.y] ?? place.origin.x, place.origin.x)
      }
    }
    return lines.sorted { $0.key < $1.key }.map { Int($0.value.rawValue) / 512 }
  }

  @Test func label_isWider_byItsIndents() {
    let (plain, indented) = (Label(), Label())
    plain.text = "Item"
    indented.attributedText = text([("Item", style { ($0.firstLineHeadIndent, $0.tailIndent) = (12, -4) })])
    #expect(indented.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
  }

  @Test func items_hangBehindTheirBullets() throws {
    let hanging = style {
      ($0.headIndent, $0.tabStops) = (20, [NSTextTab(textAlignment: .left, location: 20)])
    }
    let (list, item) = (Label(), Label())
    list.attributedText = text([("•\tlong text that wraps", hanging)])
    item.text = "long text that wraps"
    #expect(list.intrinsicContentSize.width == item.intrinsicContentSize.width + 20)
    list.numberOfLines = 0
    #expect(list.sizeThatFits(CGSize(width: 100, height: 900)).height > item.intrinsicContentSize.height)
    let drawn = Label()
    drawn.attributedText = text([("•\ta long text that wraps in its room\nnext", hanging)])
    // The bullets, and the second line behind the first bullet; outlines begin a little beside their letters.
    let found = try edges(drawn)
    #expect(found.count == 3 && found[0] < 3 && (19...21).contains(found[1]) && found[2] < 3)
  }

  @Test func paragraphs_areAlignedEachByItsOwnStyle_untilTheViewSetsOne() throws {
    let parts = [("a\n", style { $0.alignment = .left }), ("b", style { $0.alignment = .right })]
    let label = Label()
    label.attributedText = text(parts)
    let own = try edges(label)
    #expect(own.count == 2 && own[0] < 3 && own[1] > 180)
    label.textAlignment = .center
    #expect(try edges(label).allSatisfy { (90...100).contains($0) })
  }

  @Test func styles_areCopiedWithIndentsAndTabs() {
    let style = MutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (-3, 5, -7)
    style.defaultTabInterval = 30
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 9),
    ]
    #expect(style.firstLineHeadIndent == 0 && style.tabStops.map(\.location) == [9, 90])
    let copy = style.mutableCopy() as? MutableParagraphStyle
    #expect(copy == style && copy?.tailIndent == -7)
    copy?.removeTabStop(NSTextTab(textAlignment: .left, location: 9))
    #expect(copy != style && copy?.tabStops.count == 1)
    copy?.addTabStop(NSTextTab(textAlignment: .center, location: 50))
    #expect(copy?.tabStops.map(\.location) == [50, 90])
    #expect(ParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
  }
}
