import LayoutSnapshotTesting
import Testing

/// Tests in a folder with a file of settings.
@Suite struct SettingsOfFolderTests {
  @Test func card() {
    assertSnapshot(of: Card())
    assertSnapshot(of: Card(), as: .hierarchy, on: .iPhone4)
  }
}
