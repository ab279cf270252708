import LayoutSnapshotTesting
import TestTools
import Testing

@Suite struct SwiftTestingTests {
  @Test func card() {
    assertSnapshot(of: Card(), on: .classic)
  }

  @Test(arguments: [Device.iPhone15, .iPhone15.landscape])
  func card(device: Device) {
    assertSnapshot(of: Card(), on: [device], named: "modern")
  }

  /// Records a card where nobody looks, breaks it, and compares it with itself.
  @Test(.developerMachine) func card_broken_failsAtTheCallersLine() throws {
    let folder = try TemporaryFolder()
    let card = Card()
    let line = #line + 2
    func check(_ mode: RecordMode) {
      assertSnapshot(of: card, on: [.iPhone4, .iPhone5], record: mode, root: folder.path)
    }
    withKnownIssue { check(.all) }
    card.button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    card.constraints.first { $0.firstItem === card.title && $0.firstAttribute == .leading }?.constant = 24
    withKnownIssue {
      check(.never)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SwiftTestingTests.swift"
        && text.contains("title: x 16 -> 24, width 288 -> 280 on iPhone4, iPhone5")
        && text.contains("title.leading == Card.leading + 24, was + 16; 1 view followed on iPhone4, iPhone5")
        && text.contains("pixels differ")
    }
  }
}
