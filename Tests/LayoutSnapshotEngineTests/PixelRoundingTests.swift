import Testing

@testable import LayoutSnapshotEngine

@Suite struct PixelRoundingTests {
  @Test(arguments: [
    (0.25, 2, 1), (0.249, 2, 0), (-0.25, 2, 0), (-0.26, 2, -1), (0.5, 1, 1), (-0.5, 1, 0),
    // A half of a third, as a solve gives it: cut to steps of 2^-20.
    (Double((41.0 / 6 * 1_048_576).rounded() / 1_048_576), 3, 21),
    (Double((43.0 / 6 * 1_048_576).rounded() / 1_048_576), 3, 22),
  ])
  func edge_onAHalf_goesUp(points: Double, scale: Int, pixel: Int) {
    #expect(PixelRounding(scale: scale).pixel(points) == pixel)
  }

  /// Every sixth of a point up to 100, at 3x: each second one is a half.
  @Test func edge_onEverySixth_roundsAsWholeNumbersDo() {
    let rounding = PixelRounding(scale: 3)
    for sixths in -600...600 {
      let snapped = (Double(sixths) / 6 * 1_048_576).rounded() / 1_048_576
      #expect(rounding.pixel(snapped) == (sixths + 1) >> 1)
    }
  }

  @Test func edge_thatCannotBeDrawn_isNone() {
    #expect(PixelRounding(scale: 2).pixel(5_000_000) == nil)
    #expect(PixelRounding(scale: 2).pixel(.nan) == nil)
    #expect(PixelRounding(scale: 2).pixel(-.infinity) == nil)
  }
}
