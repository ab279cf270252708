import Testing

@testable import LayoutSnapshotTypeset

@Suite("Misuse of text")
struct TextMisuseTests {
  @Test func pixelGrid_withoutAScale_stops() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .nan) }
  }

  @Test func font_ofANegativeSize_stops() async {
    await #expect(processExitsWith: .failure) { _ = TextFont.system(-1) }
    await #expect(processExitsWith: .failure) { _ = TextFont.system(.infinity) }
  }
}
