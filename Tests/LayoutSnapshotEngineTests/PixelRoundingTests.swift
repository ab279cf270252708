import Testing

@testable import LayoutSnapshotEngine

@Suite struct PixelRoundingTests {
  @Test(
    arguments: [
      (0.25, 2, 1), (0.249, 2, 0), (-0.25, 2, 0), (-0.26, 2, -1), (0.5, 1, 1), (-0.5, 1, 0),
    ] as [(Double, Int, Int)])
  func edge_onAHalf_goesUp(points: Double, scale: Int, pixel: Int) {
    #expect(PixelRounding(scale: scale).pixel(points) == pixel)
  }

  @Test(arguments: [41: 21, 43: 22])
  func edge_onAHalfOfAThird_asASolveGivesIt_goesUp(sixths: Int, pixel: Int) {
    #expect(PixelRounding(scale: 3).pixel(Self.snapped(sixths: sixths)) == pixel)
  }

  /// Every sixth of a point up to 100, at 3x: each second one is a half.
  @Test func edge_onEverySixth_roundsAsWholeNumbersDo() {
    let rounding = PixelRounding(scale: 3)
    for sixths in -600...600 {
      #expect(rounding.pixel(Self.snapped(sixths: sixths)) == (sixths + 1) >> 1)
    }
  }

  @Test func edge_thatCannotBeDrawn_isNone() {
    #expect(PixelRounding(scale: 2).pixel(5_000_000) == nil)
    #expect(PixelRounding(scale: 2).pixel(.nan) == nil)
    #expect(PixelRounding(scale: 2).pixel(-.infinity) == nil)
  }

  /// As a solve gives it: cut to steps of 2^-20.
  private static func snapped(sixths: Int) -> Double {
    let steps: Double = 1_048_576
    return (Double(sixths) / 6 * steps).rounded() / steps
  }
}
