import Foundation
import TestTools
import Testing
import LayoutSnapshotViews

/// What labels say and how: attributed text, alignment of rectangles, shrinking, truncation.
@Suite
struct LabelTests {
  private func label(_ text: String = "Label") -> Label {
    let label = Label()
    label.text = text
    return label
  }

  @Test
  func attributedText_isAsHighAsItsLargestFont() {
    let label = label()
    let text = NSMutableAttributedString(string: "Label ")
    text.append(NSAttributedString(string: "large", attributes: [.font: Font.systemFont(ofSize: 34)]))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.text == "Label large")
    // A font for the label is one for all of its text.
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 20.5)
    label.text = "Label"
    #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
  }

  @Test
  func kern_addsPointsAfterEachCharacter() {
    let label = label()
    // 41.06 and 5 * 2
    label.attributedText = NSAttributedString(string: "Label", attributes: [.kern: 2])
    #expect(label.intrinsicContentSize.width == 51.5)
  }

  @Test
  func paragraphStyle_becomesTheLabels() {
    let style = MutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    style.lineSpacing = 10
    let label = label()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "Label\nLabel", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingHead)
    // 2 * 20.287 + 10
    #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 51))
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 29.25), (.right, 58.5), (.natural, 0), (.justified, 0),
  ])
  func textRect_liesHalfwayDownWhereTheAlignmentSays(alignment: TextAlignment, x: Double) {
    let label = label()
    label.textAlignment = alignment
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60.5)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == rect(x, 20, 41.5, 20.5))
  }

  @Test
  func sizeThatFits_wrapsTextOfManyLinesOnly() {
    let label = label(MultilineTests.text)
    let offer = CGSize(width: 100, height: 1000)
    #expect(label.sizeThatFits(offer).height == 20.5)
    #expect(label.sizeThatFits(offer).width > 400)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(offer).height == 101.5)
    label.numberOfLines = 3
    #expect(label.sizeThatFits(offer).height == 61)
    #expect(label.sizeThatFits(.zero).height == 20.5)
  }

  @Test
  func shrinkingLabel_isTruncatedOnlyBelowItsLeastSize() throws {
    let label = label("Label Label")
    label.adjustsFontSizeToFitWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let root = View()
    root.accessibilityIdentifier = "root"
    root.addSubview(label)
    #expect(try root.layout(on: .iPhone5)["root/Label"]?.isTruncated == false)
    // It is 86.5 points wide, so that 60 is less than three quarters.
    label.minimumScaleFactor = 0.75
    #expect(try root.layout(on: .iPhone5)["root/Label"]?.isTruncated == true)
    width.constant = 70
    #expect(try root.layout(on: .iPhone5)["root/Label"]?.isTruncated == false)
  }

  @Test
  func subclass_canAskForMoreRoom() throws {
    final class Padded: Label {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
    }
    let label = Padded()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.addSubview(label)
    for (scale, width, height) in [(2, 61.5, 30.5), (1, 62, 31), (2, 61.5, 30.5)] {
      _ = try root.layout(on: Device(name: "screen", width: 300, height: 300, scale: scale))
      #expect(label.frame.size == CGSize(width: width, height: height))
    }
  }

  @Test
  func changedText_needsNoNewEngine() throws {
    let label = label()
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.addSubview(label)
    _ = try root.layout(on: .iPhone5)
    #expect(label.frame.width == 41.5)
    let engine = try root.currentEngine()
    label.text = "Label Label"
    _ = try root.layout(on: .iPhone5)
    #expect(label.frame.width == 87.5)
    #expect(try root.currentEngine() === engine)
  }

  @Test
  func cell_isAsHighAsItsText() throws {
    let (cell, label) = (View(), label(MultilineTests.text))
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 121.5))
  }

  /// The usual code for the header of a table: it is laid out at the table's width, and then asked for its height.
  @Test
  func fittingWithoutAWidth_keepsTheLinesOfTheLastLayout() throws {
    let header = View()
    let text = label("Label Label Label Label Label Label Label Label Label")
    text.numberOfLines = 0
    header.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: header.topAnchor),
      text.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10),
    ])
    let asked = { header.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
    let oneLine = asked()
    #expect(oneLine.height == 20.5 && oneLine.width > 400)
    _ = try header.layout(on: Device(name: "header", width: 120, height: 300, scale: 2))
    // Two words fit into 100 points.
    #expect(asked().height == 101.5 && asked().width <= 120)
    _ = try header.layout(on: Device(name: "header", width: 220, height: 300, scale: 2))
    #expect(asked().height == 61)
    text.preferredMaxLayoutWidth = 500
    #expect(asked() == oneLine)
    // What asks anew is not told of the last layout.
    text.preferredMaxLayoutWidth = 0
    #expect(try header.fittingSize() == oneLine)
  }

  @Test
  func proportionalStack_followsItsContentsFromScaleToScale() throws {
    let (a, b) = (label(), label("Label Label"))
    let stack = StackView(arrangedSubviews: [a, b])
    stack.distribution = .fillProportionally
    for scale in [2, 1, 2] {
      _ = try stack.layout(on: Device(name: "screen", width: 300, height: 100, scale: scale))
      // 41.5 of 129 at 2x, 42 of 130 at 1x.
      #expect(a.frame.width == (scale == 2 ? 96.5 : 97))
    }
  }
}
