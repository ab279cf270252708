import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// Something that code does to a tree, with random values.
struct Change: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @Sendable (ChangingTree, inout SplitMix) -> Void
  var testDescription: String { name }

  /// A change of one of the views of a class.
  static func of<Changed: View>(
    _ type: Changed.Type, _ name: String, _ body: @escaping @Sendable (Changed, inout SplitMix) -> Void
  ) -> Change {
    Change(name: "\(type).\(name)") { tree, random in
      let candidates = tree.views.compactMap { $0 as? Changed }
      body(random.of(candidates), &random)
    }
  }

  /// Every change that is tried.
  static let all =
    views + margins + looks + texts + buttons + fields + stacks + scrolls + controls + constraints
    + structure
}

extension SplitMix {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) / 2 }
  mutating func chance(_ among: Int) -> Bool { number(1...among) == 1 }
  mutating func of<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  mutating func priority() -> LayoutPriority { LayoutPriority(of([1, 49, 250, 251, 500, 750, 751, 999])) }
  mutating func axis() -> LayoutConstraint.Axis { of([.horizontal, .vertical]) }
  mutating func size() -> CGSize { CGSize(width: number(0...120), height: number(0...60)) }
  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(0...30), left: length(0...30), bottom: length(0...30), right: length(0...30))
  }
  mutating func color() -> Color { of([.systemBlue, .red, .label, .systemBackground, .systemGreen]) }

  mutating func text() -> String {
    of([
      "", "A", "Two words", "A line that is as long as most lines are",
      "Many words, so many that no screen of a phone has room for all of them on a single line of text.\nAnd more.",
      "שלום עולם", "Ärger über Größe",
    ])
  }

  mutating func font() -> Font {
    of([
      .systemFont(ofSize: 11), .systemFont(ofSize: 17), .boldSystemFont(ofSize: 24),
      .italicSystemFont(ofSize: 13),
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .largeTitle),
    ])
  }

  mutating func attributedText() -> NSAttributedString {
    let style = MutableParagraphStyle()
    style.lineSpacing = length(0...12)
    style.lineHeightMultiple = of([0, 1, 1.5])
    style.maximumLineHeight = of([0, 0, 14])
    style.paragraphSpacing = length(0...20)
    style.alignment = of([.left, .center, .right])
    style.lineBreakMode = of([.byWordWrapping, .byTruncatingTail])
    let text = NSMutableAttributedString(
      string: text(), attributes: [.font: font(), .paragraphStyle: style, .foregroundColor: color()])
    text.append(NSAttributedString(string: " and more", attributes: [.font: font(), .kern: 1.5]))
    return text
  }

  mutating func image() -> Image? {
    of([
      nil, Image(systemName: "star"), Image(color: .red, size: size()),
      Image(color: .blue, size: CGSize(width: 30, height: 20))
        .withAlignmentRectInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ])
  }
}
