import Foundation
import LayoutSnapshotTesting
import Testing
import XCTest

/// Tests whose snapshots could be taken for those of another.
extension AttackedTests {
  @Test func `total (net)`() { assertSnapshot(of: "net", as: .lines) }

  @Test func `total (gross)`() { assertSnapshot(of: "gross", as: .lines) }

  @Test func `(only)`() { assertSnapshot(of: "only", as: .lines) }

  @Test(.serialized, arguments: ["a/b", "a b", "a-b"])
  func alike(argument: String) { assertSnapshot(of: argument, as: .lines) }

  @Test(.serialized, arguments: [Alike(text: "one"), Alike(text: "two")])
  func described(argument: Alike) { assertSnapshot(of: argument.text, as: .lines) }

  @Test func loop() {
    for text in ["one", "two", "three"] { assertSnapshot(of: text, as: .lines) }
  }

  @Test func insistent() { assertSnapshot(of: Self.text, as: .lines, record: .all) }

  /// Attributes of neighbouring runs that are other instances of equal or different values.
  @MainActor @Test func appended() throws {
    let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: Color.red])
    for (color, alignment) in [(Color.blue, TextAlignment.left), (.red, .right), (.red, .right)] {
      let style = MutableParagraphStyle()
      style.alignment = alignment
      text.append(
        NSAttributedString(string: "b", attributes: [.foregroundColor: color, .paragraphStyle: style]))
    }
    let label = Label()
    label.attributedText = text
    _ = try label.layout(on: .iPhone8)
    #expect(label.intrinsicContentSize.width > 0)
  }
}

/// Two that are described alike.
struct Alike: Sendable, CustomStringConvertible {
  let text: String
  var description: String { "alike" }
}

/// A thread that the first test leaves behind takes its snapshot while the second one runs.
final class LateXCTests: XCTestCase {
  private static let begun = DispatchSemaphore(value: 0)
  private static let ended = DispatchSemaphore(value: 0)

  func test1Leaves() {
    Thread.detachNewThread {
      Self.begun.wait()
      assertSnapshot(of: "late", as: .lines)
      Self.ended.signal()
    }
  }

  func test2Follows() {
    Self.begun.signal()
    Self.ended.wait()
  }
}
