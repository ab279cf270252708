import Foundation
import Testing
import LayoutSnapshotViews

/// Where baselines lie, and views that stand on the same one.
@Suite
struct BaselineTests {
  private func label(_ size: CGFloat, _ text: String = "Label") -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func place(_ views: [View], _ constraints: [LayoutConstraint]) throws {
    let root = View()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate(
      constraints + [
        views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    _ = try root.layout(on: .iPhone5)
  }

  @Test
  func labelsOfTwoSizes_standOnOneLine() throws {
    let (large, small) = (label(34), label(17))
    try place([large, small], [small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)])
    // Ascents at 2x: 34 * 0.9521 = 32.37 -> 32.5 and 17 * 0.9521 = 16.19 -> 16.
    #expect(small.frame.minY == 116.5)
  }

  /// Text stands halfway down in a label, but its baselines stay where they are in one as high as its text.
  ///
  /// In 13 of 15 pairs of labels in public storyboards, of which one is higher or lower than its text, the frames that
  /// Xcode saved have equal baselines by this rule; by that of the drawn text they are 0.75 to 25 points apart.
  @Test(arguments: [12.0, 20.5, 60])
  func baselines_ofALabelOfAnotherHeight_stayWithItsEdges(height: CGFloat) throws {
    let (label, first, last) = (label(17), label(17), label(17))
    try place(
      [label, first, last],
      [
        label.heightAnchor.constraint(equalToConstant: height),
        first.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
    #expect(first.frame.minY == 100)
    #expect(last.frame.maxY == 100 + height)
  }

  @Test
  func lastBaselines_areMeasuredFromTheBottom() throws {
    let (large, small) = (label(34), label(17))
    try place([large, small], [small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor)])
    // Heights 41 and 20.5; descents at 2x: 34 * 0.2412 = 8.2 -> 8 and 17 * 0.2412 = 4.1 -> 4.
    let baseline: CGFloat = 100 + 41 - 8
    #expect(small.frame.minY == baseline - 20.5 + 4)
  }

  @Test
  func lastBaseline_ofManyLines_isThatOfTheLast() throws {
    let (many, one) = (label(17, "Label Label Label"), label(17))
    many.numberOfLines = 0
    try place(
      [many, one],
      [
        many.widthAnchor.constraint(equalToConstant: 50),
        one.lastBaselineAnchor.constraint(equalTo: many.lastBaselineAnchor),
      ])
    #expect(many.frame.height == 61)
    #expect(one.frame.maxY == many.frame.maxY)
  }

  @Test
  func buttonsAndFields_haveTheBaselineOfALineInTheirMiddle() throws {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    let (title, field) = (label(15), TextField())
    try place(
      [button, title, field],
      [
        title.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        field.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      ])
    // The middle is at 115, the baseline 0.3555 * 15 = 5.33 below it; the ascent of 15 points is 14.28 -> 14.5.
    #expect(title.frame.minY == 106)
    // A field of 17 points has its baseline 6.04 below its middle, and is 22 high: 115 + 5.33 - 6.04 - 11.
    #expect(field.frame.minY == 103.5)
  }

  @Test
  func stack_onBaselines_alignsLabelsOfAllSizes() throws {
    let labels = [label(12), label(34), label(17)]
    let stack = StackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    try place([stack], [])
    let baselines = zip(labels, [11.5, 32.5, 16]).map { $0.frame.minY + $1 }
    #expect(baselines == [32.5, 32.5, 32.5])
    // The tallest decides above and below: 41 high.
    #expect(stack.frame.height == 41)
    stack.removeFromSuperview()
    stack.alignment = .lastBaseline
    try place([stack], [])
    #expect(zip(labels, [3.0, 8, 4]).map { $0.frame.maxY - $1 } == [33, 33, 33])
  }

  @Test
  func column_spacedByBaselines_measuresFromLastToFirst() throws {
    let labels = [label(17), label(34)]
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    try place([stack], [])
    // 16.5 of 20.5 points lie above the last baseline, the second lies 40 below at 56.5, and 32.5 below its top.
    #expect(labels.map(\.frame.minY) == [0, 24])
  }

  @Test
  func baselines_followTheTextSizeOfTheDevice() throws {
    let (large, small) = (label(17), label(17))
    large.font = .preferredFont(forTextStyle: .body)
    large.adjustsFontForContentSizeCategory = true
    let root = View()
    for view in [large, small] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for (category, ascent) in [
      (ContentSizeCategory.large, 16), (.accessibilityLarge, 31.5), (.large, 16),
    ] {
      _ = try root.layout(on: .iPhone5.with(.contentSize(category)))
      // 33 * 0.9521 = 31.42
      #expect(small.frame.minY == CGFloat(ascent) - 16)
    }
  }

  @Test
  func emptyLabel_hasTheBaselinesOfItsFont() throws {
    let (empty, full) = (label(17, ""), label(17))
    try place([full, empty], [empty.firstBaselineAnchor.constraint(equalTo: full.firstBaselineAnchor)])
    #expect(empty.frame.minY == 100)
  }

  /// As Xcode saved such a row: its label 20.5 high at the top, its field 34 high from 7 above it.
  @Test
  func row_onFirstBaselines_letsFieldsReachBeyondItsTop() throws {
    let field = TextField()
    field.borderStyle = .roundedRect
    let row = StackView(arrangedSubviews: [label(17), field])
    row.alignment = .firstBaseline
    try place([row], [])
    #expect(row.frame == CGRect(x: 0, y: 100, width: row.frame.width, height: 27))
    #expect(field.frame.minY == -7 && field.frame.height == 34)
  }

  @Test
  func row_onFirstBaselines_inAHigherStack_liesAtItsBottom() throws {
    let labels = [label(15), label(15)]
    let row = StackView(arrangedSubviews: labels)
    row.alignment = .firstBaseline
    try place([row], [row.heightAnchor.constraint(equalToConstant: 197)])
    #expect(labels.map(\.frame.minY) == [179, 179])
  }
}
