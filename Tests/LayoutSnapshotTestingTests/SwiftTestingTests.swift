import LayoutSnapshotTesting
import Testing

@Suite struct SwiftTestingTests {
  @Test func card() {
    assertSnapshot(of: Card(), on: .classic)
  }

  @Test(arguments: [Device.iPhone15, .iPhone15.landscape])
  func card(device: Device) {
    assertSnapshot(of: Card(), on: [device], named: "modern")
  }

  /// Breaks the card that ``card()`` verifies, and compares it with the same references.
  @Test func card_broken_failsAtTheCallersLine() {
    let card = Card()
    card.button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    card.constraints.first { $0.firstItem === card.title && $0.firstAttribute == .leading }?.constant = 24
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: card, on: [.iPhone4, .iPhone5], record: .never, testName: "card()")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SwiftTestingTests.swift"
        && text.contains("Card/title: x 16 -> 24, width 288 -> 280 (iPhone4, iPhone5)")
        && text.contains("pixels differ")
    }
  }
}
