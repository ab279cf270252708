import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

@Suite struct ImageTests {
  private func draw(_ fill: ImageFill, width: Int, height: Int) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    list.append(.image(fill))
    return Rasterizer.draw(list)
  }

  /// Levels of grey in a row.
  private func image(_ levels: [UInt8]) -> NamedImage {
    var bitmap = Bitmap(width: levels.count, height: 1)
    for (x, level) in levels.enumerated() { bitmap[x, 0] = Pixel(red: level, green: level, blue: level) }
    return NamedImage("levels", bitmap)
  }

  private func levels(_ fill: ImageFill, width: Int) -> [UInt8] {
    let bitmap = draw(fill, width: width, height: 1)
    return (0..<width).map { bitmap[$0, 0].red }
  }

  @Test func image_atItsOwnSize_isCopied() {
    let image = Showcase.checkers
    let bitmap = draw(ImageFill(image, in: Showcase.rect(0, 0, 12, 9)), width: 12, height: 9)
    #expect(bitmap == image.bitmap)
  }

  @Test func image_enlarged_isBetweenItsPixels() {
    let fill = ImageFill(image([0, 100]), in: Showcase.rect(0, 0, 4, 1))
    #expect(levels(fill, width: 4) == [0, 25, 75, 100])
  }

  @Test func image_reduced_isTheMean() {
    let fill = ImageFill(image([0, 100, 40, 60, 10, 30]), in: Showcase.rect(0, 0, 3, 1))
    #expect(levels(fill, width: 3) == [50, 50, 20])
    let two = ImageFill(image([0, 90, 30]), in: Showcase.rect(0, 0, 2, 1))
    #expect(levels(two, width: 2) == [30, 50])
  }

  @Test func image_withCaps_stretchesTheMiddle() {
    var fill = ImageFill(image([10, 200, 30]), in: Showcase.rect(0, 0, 6, 1))
    fill.caps = ImageFill.Caps(left: 1, right: 1)
    #expect(levels(fill, width: 6) == [10, 200, 200, 200, 200, 30])
  }

  @Test func image_tiled_repeats() {
    var fill = ImageFill(image([10, 20, 30]), in: Showcase.rect(0, 0, 8, 1))
    fill.resizing = .tile
    #expect(levels(fill, width: 8) == [10, 20, 30, 10, 20, 30, 10, 20])
  }

  @Test func image_asTemplate_takesTheTint() {
    var fill = ImageFill(image([10, 200]), in: Showcase.rect(0, 0, 2, 1))
    fill.tint = Pixel(red: 1, green: 2, blue: 3)
    #expect(draw(fill, width: 2, height: 1)[1, 0] == Pixel(red: 1, green: 2, blue: 3))
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, [0, 0, 100, 40]), (.scaleAspectFit, [40, 0, 60, 40]),
    (.scaleAspectFill, [0, -80, 100, 120]), (.center, [45, 10, 55, 30]), (.top, [45, 0, 55, 20]),
    (.bottom, [45, 20, 55, 40]), (.left, [0, 10, 10, 30]), (.right, [90, 10, 100, 30]),
    (.topLeft, [0, 0, 10, 20]), (.topRight, [90, 0, 100, 20]), (.bottomLeft, [0, 20, 10, 40]),
    (.bottomRight, [90, 20, 100, 40]),
  ])
  func contentMode_placesTheImage(mode: ContentMode, edges: [Int]) {
    let placed = mode.placement(
      width: Fixed(pixels: 10), height: Fixed(pixels: 20), in: Showcase.rect(0, 0, 100, 40))
    #expect(placed == Showcase.rect(edges[0], edges[1], edges[2], edges[3]))
  }
}
