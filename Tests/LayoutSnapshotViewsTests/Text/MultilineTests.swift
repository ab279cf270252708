import Foundation
import TestTools
import Testing
@testable import LayoutSnapshotViews

/// Labels of several lines: widths first, then texts, then heights.
@Suite
struct MultilineTests {
  /// A message between two margins, with a bar below it.
  final class Message: View {
    let label = Label()
    let bar = View()

    init(_ text: String) {
      super.init(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      for view in [label, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        bar.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        bar.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        bar.widthAnchor.constraint(equalTo: label.widthAnchor),
        bar.heightAnchor.constraint(equalToConstant: 2),
      ])
    }
  }

  /// Ten words of 41.06 points with spaces of 4.36 between them: 449.8 points in one line.
  static let text = Array(repeating: "Label", count: 10).joined(separator: " ")

  /// No width is no limit, as with `preferredMaxLayoutWidth`: not a line for each letter.
  @Test
  func label_withoutAnyWidth_isOneLineHigh() throws {
    let message = Message(MultilineTests.text)
    message.label.widthAnchor.constraint(equalToConstant: 0).isActive = true
    message.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
    let layout = try message.layout(on: .iPhone4)
    #expect(message.label.frame.size == CGSize(width: 0, height: 20.5))
    #expect(layout.conflicts.isEmpty)
  }

  @Test
  func label_narrowerThanItsText_growsDownwardsAndPushesWhatIsBelow() throws {
    let message = Message(MultilineTests.text)
    // 280 points hold six words (6 * 41.06 + 5 * 4.36 = 268.2): two lines, 2 * 20.287 = 40.57 high.
    _ = try message.layout(on: .iPhone4)
    #expect(message.label.frame == rect(20, 10, 280, 41))
    #expect(message.bar.frame == rect(20, 59, 280, 2))
    // 440 points hold nine words: two lines again.
    _ = try message.layout(on: .iPhone4.landscape)
    #expect(message.label.frame == rect(20, 10, 440, 41))
    // 528 points hold them all.
    _ = try message.layout(on: .iPhone5.landscape)
    #expect(message.label.frame == rect(20, 10, 528, 20.5))
    #expect(message.bar.frame == rect(20, 38.5, 528, 2))
  }

  /// A card of at most 300 points around a label that has to show all its text: it is broken, and nothing conflicts.
  @Test
  func label_thatMustNotBeCompressed_isBrokenWhereThereIsNoRoom() throws {
    let (root, card, label) = (View(), View(), Label())
    label.text = MultilineTests.text
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    for (view, outer) in [(card, root), (label, card)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    ])
    let layout = try root.layout(on: .iPhone8)
    #expect(layout.conflicts.isEmpty)
    // Six words and the space behind them, 274.1, in the middle of 375.
    #expect(label.frame.size == CGSize(width: 274.5, height: 41))
    #expect(card.frame.width == 290.5)
  }

  @Test
  func label_leavesNoWordAloneInTheLastLine_unlessItIsToldTo() throws {
    let label = Label()
    label.text = "The quick brown fox"
    label.numberOfLines = 2
    label.preferredMaxLayoutWidth = 130
    let balanced = label.intrinsicContentSize
    label.lineBreakStrategy = []
    let full = label.intrinsicContentSize
    #expect(balanced.width < full.width - 30)
    #expect(balanced.height == full.height)
    // A text with attributes says it itself.
    label.lineBreakStrategy = .standard
    let style = MutableParagraphStyle()
    label.attributedText = NSAttributedString(string: label.text ?? "", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize == full)
    style.lineBreakStrategy = .pushOut
    label.attributedText = NSAttributedString(string: label.text ?? "", attributes: [.paragraphStyle: style])
    #expect(label.intrinsicContentSize == balanced)
  }

  @Test
  func label_turnedThereAndBack_isWhereItWas() throws {
    let message = Message(MultilineTests.text)
    let first = try message.layout(on: .iPhone4)
    _ = try message.layout(on: .iPhone5.landscape)
    #expect(try message.layout(on: .iPhone4) == first)
  }

  @Test
  func label_overAMatrix_needsOneEngineAndTwoSolvesADevice() throws {
    let message = Message(MultilineTests.text)
    _ = try message.layout(on: .iPhone4)
    let engine = try message.currentEngine()
    let before = engine.solveCount
    let devices: [Device] = [.iPhone4.landscape, .iPhone5, .iPhone5.landscape, .iPhone8, .iPhone15]
    for device in devices { _ = try message.layout(on: device) }
    #expect(try message.currentEngine() === engine)
    #expect(engine.solveCount - before <= 2 * devices.count)
  }

  @Test
  func label_withPreferredWidth_asksForThatManyLinesAtOnce() throws {
    let label = Label()
    label.text = MultilineTests.text
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    // Two words a line, and the space after them: 41.33 + 4.35 + 41.33 + 4.35 = 91.4.
    let size = label.intrinsicContentSize
    #expect(size.height == 101.5)
    #expect(size.width == 91.5)
  }

  @Test
  func label_withALineLimit_isTruncatedAndSaysSo() throws {
    let message = Message(MultilineTests.text)
    message.label.numberOfLines = 1
    let layout = try message.layout(on: .iPhone4)
    #expect(message.label.frame == rect(20, 10, 280, 20.5))
    #expect(layout["Message/Label"]?.isTruncated == true)
    #expect(layout.json.contains(#""truncated": true"#))
    #expect(try Layout(json: layout.json) == layout)
    #expect(try message.layout(on: .iPhone5.landscape)["Message/Label"]?.isTruncated == false)
  }

  @Test
  func label_squeezedInHeight_isTruncated() throws {
    let message = Message(MultilineTests.text)
    message.label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(try message.layout(on: .iPhone4)["Message/Label"]?.isTruncated == true)
  }

  /// Xcode saved such labels at the width of their longest line and the space at its end.
  @Test
  func label_betweenInequalities_isAsWideAsItsLongestLine() throws {
    let (root, label) = (View(), Label())
    label.text = MultilineTests.text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
    ])
    for _ in 0..<2 {
      // 280 points hold six words and the space after them: 6 * 41.33 + 6 * 4.35 = 274.1.
      _ = try root.layout(on: .iPhone4)
      #expect(label.frame.size == CGSize(width: 274.5, height: 41))
      // 440 hold nine, of which the last keeps the tenth company: 8 * 41.33 + 8 * 4.35 = 365.4. What was wrapped on
      // the device before is not, here.
      _ = try root.layout(on: .iPhone4.landscape)
      #expect(label.frame.size == CGSize(width: 365.5, height: 41))
    }
  }
}
