import LayoutSnapshotGraphics
import Testing

@Suite struct DisplayListOperandsTests {
  private let rect = FixedRect(pixels: PixelEdges(left: 0, top: 0, right: 10, bottom: 20))

  @Test func displayList_withGroups_isIndented() {
    var list = DisplayList(width: 10, height: 20)
    list.append(.beginClip(.rounded(RoundedRect(rect, radius: Fixed(pixels: 3)))))
    list.append(.beginGroup(alpha: 128))
    list.append(.border(RoundedRect(rect, radius: Fixed(pixels: 3)), width: .one, .black))
    list.append(.end)
    list.append(.beginTransform(.translation(x: Fixed(pixels: 2), y: Fixed(pixels: -1))))
    list.append(
      .image(ImageFill(NamedImage("dot", Bitmap(width: 1, height: 2, fill: .black)), in: rect)))
    list.append(.end)
    list.append(.end)
    #expect(list.depth == 0)
    #expect(
      list.description == """
        canvas 10 20
        clip 0 0 10 20 round 3
          group alpha 128
            border 0 0 10 20 round 3 width 1 #000000
          end
          transform 16777216 0 0 16777216 512 -256
            image "dot" 1x2 in 0 0 10 20
          end
        end

        """)
  }

  @Test func displayList_withAnEndTooMany_stopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      var list = DisplayList(width: 1, height: 1)
      list.append(.end)
    }
  }

  @Test func radii_thatDoNotFit_shrinkTogether() {
    let radii = CornerRadii(
      topLeft: Fixed(pixels: 10), topRight: Fixed(pixels: 10), bottomRight: Fixed(pixels: 4),
      bottomLeft: Fixed(pixels: 0))
    let fitted = RoundedRect(rect, radii: radii).radii
    #expect(fitted.topLeft == Fixed(pixels: 5))
    #expect(fitted.topRight == Fixed(pixels: 5))
    #expect(fitted.bottomRight == Fixed(pixels: 2))
  }

  @Test func transform_andItsInverse_leadBack() throws {
    let map = Affine.rotation(turns: 500_000_000).then(.scale(x: 40_000_000, y: 9_000_000))
      .then(.translation(x: Fixed(pixels: 100), y: Fixed(pixels: 7)))
    let inverse = try #require(map.inverse)
    for step in Int32(0)..<50 {
      let point = FixedPoint(step * 1000, 40_000 - step * 900)
      let back = inverse.map(map.map(point))
      #expect(abs(back.x.rawValue - point.x.rawValue) <= 2)
      #expect(abs(back.y.rawValue - point.y.rawValue) <= 2)
    }
    #expect(Affine.scale(x: 0, y: Affine.one).inverse == nil)
  }
}
