import LayoutSnapshotTesting
import Testing

@Suite struct SwiftTests {
  @Test func two() {
    assertInlineSnapshot(of: "first\n  indented\n\nlast", as: .lines)
    assertInlineSnapshot(of: View(), as: .hierarchy, on: .iPhone4)
  }

  @Test func raw() {
    assertInlineSnapshot(of: #"a \(b) c"#, as: .lines)
  }

  @Test func quotes() {
    let text = "\"\"\"# and \\#"
    assertInlineSnapshot(
      of: text,
      as: .lines
    )
  }

  @Test func devices() {
    assertInlineSnapshot(of: View(), as: .hierarchy, on: [.iPhone4, .iPhone5])
  }
}
