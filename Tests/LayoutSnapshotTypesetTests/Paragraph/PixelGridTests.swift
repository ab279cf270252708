import Testing

@testable import LayoutSnapshotTypeset

@Suite("Pixel grid")
struct PixelGridTests {
  @Test func ceiling_ofNoise_staysOnItsPixel() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceiling(41.5) == 41.5)
    #expect(grid.ceiling(41.500000001) == 41.5)
    #expect(grid.ceiling(41.51) == 42)
    #expect(grid.ceiling(-0.2) == 0)
    #expect(grid.ceiling(0) == 0)
  }

  @Test func round_ofAHalf_goesUp() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.round(2.5) == 3)
    #expect(grid.round(-2.5) == -2)
    #expect(grid.round(-2.6) == -3)
    #expect(grid.roundToQuarter(0.13) == 0.25)
  }

  @Test func hugeAndInfiniteValues_passThrough() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.round(1e300) == 1e300)
    #expect(grid.ceiling(.infinity) == .infinity)
    #expect(grid.ceiling(-.infinity) == -.infinity)
  }
}
