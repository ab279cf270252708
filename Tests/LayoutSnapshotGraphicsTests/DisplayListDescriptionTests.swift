import LayoutSnapshotGraphics
import Testing

@Suite struct DisplayListDescriptionTests {
  @Test func displayList_inWords_hasOneCommandALine() {
    var list = DisplayList(width: 10, height: 20)
    list.append(.fill(FixedRect(pixels: PixelEdges(left: -1, top: 0, right: 10, bottom: 20)), .white))
    list.append(
      .fill(
        FixedRect(
          left: Fixed(rawValue: 128), top: Fixed(rawValue: -192),
          right: Fixed(rawValue: 512), bottom: Fixed(rawValue: 257)),
        Pixel(red: 0, green: 10, blue: 255, alpha: 1)))
    #expect(
      list.description == """
        canvas 10 20
        fill -1 0 10 20 #FFFFFF
        fill 0+128/256 -1+64/256 2 1+1/256 #000AFF01

        """)
  }

  @Test(arguments: [
    (Int32(0), 0, 0), (1, 0, 1), (255, 0, 1), (256, 1, 1), (257, 1, 2), (-1, -1, 0), (-256, -1, -1),
    (.max, 8_388_607, 8_388_608), (.min, -8_388_608, -8_388_608),
  ])
  func fixed_floorAndCeiling(raw: Int32, floor: Int, ceiling: Int) {
    #expect(Fixed(rawValue: raw).floor == floor)
    #expect(Fixed(rawValue: raw).ceiling == ceiling)
  }

  @Test func fixed_atTheLimit_holdsAndBeyondStopsTheProcess() async {
    #expect(Fixed(pixels: -Fixed.wholePixelLimit).floor == -Fixed.wholePixelLimit)
    await #expect(processExitsWith: .failure) { _ = Fixed(pixels: Fixed.wholePixelLimit + 1) }
  }
}
