import LayoutSnapshotTesting
import Testing

/// Texts that `Scripts/attack` has written into this file. Without the text of the first call, the third call would
/// stand where the second one is.
extension AttackedTests {
  @Test func inlineOld() {
    assertInlineSnapshot(of: "old", as: .lines) {
      """
      old
      """
    }
  }

  @Test func inlineFirst() {
    assertInlineSnapshot(of: Self.text, as: .lines)
  }

  @Test func inlineSecond() {
    assertInlineSnapshot(of: Self.text, as: .lines)
  }
}
