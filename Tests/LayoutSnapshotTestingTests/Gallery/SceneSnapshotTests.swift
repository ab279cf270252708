import LayoutSnapshotTesting
import Testing

/// A scene of a storyboard as it stands in Xcode, on every screen, against references that are in the package.
@Suite struct SceneSnapshotTests {
  @Test func login() throws {
    assertSnapshot(of: try .scene("Login", in: "Fixtures/InterfaceBuilder/Login.storyboard"), on: .all)
  }
}
