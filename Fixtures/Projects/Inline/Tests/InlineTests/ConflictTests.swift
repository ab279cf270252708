import LayoutSnapshotTesting
import Testing

/*
<<<<<<< HEAD
*/

@Suite struct ConflictTests {
  @Test func one() {
    assertInlineSnapshot(of: "conflict one", as: .lines)
  }

  @Test func two() {
    assertInlineSnapshot(of: "conflict two", as: .lines)
  }
}
