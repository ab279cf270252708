import Testing

@testable import LayoutSnapshotTesting

/// Looks that no picture shows are told with what was recorded.
@Suite struct LookFlawTests {
  private var flaws: [String] { LayoutFlaw.absences(TestContext.runningTest, besides: []).map(\.text) }

  @Test func vanishingPoint_isTold() {
    let view = View()
    var transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    view.layer.transform = transform
    #expect(flaws == [])
    transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = transform
    #expect(flaws == [], "a plane that is not turned has no part that is farther away")
    view.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    #expect(
      flaws.count == 1 && flaws[0].contains("makes what is far away smaller, which is not drawn"), "\(flaws)")
  }
}
