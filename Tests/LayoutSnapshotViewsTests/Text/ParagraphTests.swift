import Foundation
import Testing
import LayoutSnapshotViews

/// What a paragraph style makes of the heights of lines and the spaces between them.
///
/// The rules are those of Apple's documentation of `NSParagraphStyle`: a line's natural height is multiplied, then
/// brought between the least and the greatest; paragraphs are as far apart as the first one's space after it and the
/// second one's before it together. A line of 17 points is 20.287 high, with 16.187 above its baseline.
@Suite
struct ParagraphTests {
  private func label(_ text: String, _ change: (MutableParagraphStyle) -> Void) -> Label {
    let (label, style) = (Label(), MutableParagraphStyle())
    change(style)
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label
  }

  private func height(_ text: String, _ change: (MutableParagraphStyle) -> Void) -> CGFloat {
    label(text, change).intrinsicContentSize.height
  }

  /// Two lines of 17 points are 40.574 high, 41 at 2x.
  @Test
  func lines_areAsHighAsTheStyleSays() {
    #expect(height("a\nb") { _ in } == 41)
    #expect(height("a\nb") { $0.lineHeightMultiple = 1.5 } == 61)
    #expect(height("a\nb") { $0.lineHeightMultiple = 0.5 } == 20.5)
    #expect(height("a\nb") { $0.minimumLineHeight = 30 } == 60)
    #expect(height("a\nb") { $0.minimumLineHeight = 10 } == 41)
    #expect(height("a\nb") { $0.maximumLineHeight = 12 } == 24)
    #expect(height("a\nb") { $0.maximumLineHeight = 90 } == 41)
    #expect(height("a\nb") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) } == 50)
    #expect(height("a\nb") { ($0.minimumLineHeight, $0.lineSpacing) = (30, 4) } == 64)
  }

  @Test
  func paragraphs_areApart_linesAreNot() {
    #expect(height("a\nb") { $0.paragraphSpacing = 10 } == 51)
    #expect(height("a\nb") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 5) } == 56)
    // A line separator ends a line and no paragraph.
    #expect(height("a\u{2028}b") { $0.paragraphSpacing = 10 } == 41)
    #expect(height("a") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 5) } == 20.5)
  }

  /// What a line is higher than its font lies above its letters.
  @Test
  func baselines_standAtTheFootOfTheirLines() throws {
    let root = View()
    let high = label("a") { $0.minimumLineHeight = 40 }
    let plain = label("a") { _ in }
    for view in [high, plain] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    high.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    plain.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor).isActive = true
    _ = try root.layout(on: .iPhone5)
    // 40 - 20.287 + 16.187 = 35.9, 36 at 2x; the plain one has 16.187, 16 at 2x.
    #expect(plain.frame.minY == 20)
  }

  @Test
  func styles_areCopiedWithAllThatTheySay() {
    let style = MutableParagraphStyle()
    (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (1.2, 3, 40)
    (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (5, 6, -7)
    #expect(style.lineSpacing == 0)
    let copy = style.mutableCopy() as? MutableParagraphStyle
    #expect(copy == style && copy?.paragraphSpacingBefore == 6 && copy?.maximumLineHeight == 40)
    copy?.minimumLineHeight = 4
    #expect(copy != style)
    let plain = ParagraphStyle.default
    #expect(plain.lineHeightMultiple == 0 && plain.minimumLineHeight == 0 && plain.maximumLineHeight == 0)
    #expect(plain.paragraphSpacing == 0 && plain.paragraphSpacingBefore == 0)
  }
}
