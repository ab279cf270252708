import Gallery
import LayoutSnapshotTesting
import Testing

/// The layouts that the documents show from which this package began, on the screens that these show them on.
@Suite struct GalleryTests {
  @Test func evenButtons() { assertSnapshot(of: EvenButtons(), on: .classic) }
  @Test func squareGrid() { assertSnapshot(of: SquareGrid(), on: .classic) }
  @Test func proportions() { assertSnapshot(of: Proportions(), on: .classic) }
  @Test func twoButtons() {
    assertSnapshot(of: TwoButtons(), on: .classic + DeviceMatrix.iPhone5.with(.rightToLeft))
  }
  @Test func settings() { assertSnapshot(of: Settings(), on: .classic + DeviceMatrix.iPhone5.with(.dark)) }
  @Test func settings_asText() {
    assertSnapshot(of: Settings(), as: .constraints + .hierarchy, on: .iPhone5)
  }

  @Test(arguments: [Device.iPhone4, .iPhone4.landscape, .iPhone15, .iPadAir])
  func layouts_areSound(device: Device) {
    for view in [EvenButtons(), SquareGrid(), Proportions(), TwoButtons(), Settings()] {
      expectLayout(of: view, on: device) {
        $0.isUnambiguous
        $0.hasNoConflicts
        $0.truncatesNothing
        $0.overlapsNothing
        $0.staysInside
      }
    }
  }
}
