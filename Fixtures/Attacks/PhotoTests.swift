import LayoutSnapshotTesting
import Testing

/// A picture that somebody else put into a catalogue of the package.
extension AttackedTests {
  @Test func photo() {
    let view = ImageView(image: Image(named: "Photo"))
    assertSnapshot(of: view, on: .iPhone4)
  }
}
