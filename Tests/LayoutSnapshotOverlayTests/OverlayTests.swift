import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotOverlay

@Suite struct OverlayTests {
  private func draw(_ change: (inout ReviewOverlay) -> Void) -> Bitmap {
    var overlay = ReviewOverlay(width: 40, height: 20)
    change(&overlay)
    return Rasterizer.draw(overlay.displayList)
  }

  /// The picture in letters: `.` where nothing is, `#` where something is.
  private func text(_ bitmap: Bitmap, rows: Range<Int>, columns: Range<Int>) -> String {
    rows.map { y in
      columns.map { bitmap[$0, y].alpha == 0 ? "." : "#" }.joined()
    }.joined(separator: "\n")
  }

  @Test func bar_hasTEndsOfSevenPixels() {
    let bitmap = draw { $0.marks = [.init(.bar(from: .init(x: 2, y: 5), to: .init(x: 12, y: 5)))] }
    #expect(
      text(bitmap, rows: 1..<10, columns: 0..<14) == """
        ..............
        ..#........#..
        ..#........#..
        ..#........#..
        ..##########..
        ..#........#..
        ..#........#..
        ..#........#..
        ..............
        """)
    #expect(bitmap[5, 5] == ReviewOverlay.State.satisfied.color)
  }

  @Test func optionalLine_isFourOnThreeOffFromItsStart() {
    let bitmap = draw {
      $0.marks = [
        .init(.line(from: .init(x: 1, y: 0), to: .init(x: 17, y: 0)), isRequired: false, state: .broken)
      ]
    }
    #expect(text(bitmap, rows: 0..<1, columns: 0..<20) == ".####...####...##...")
    #expect(bitmap[1, 0] == ReviewOverlay.State.broken.color)
  }

  @Test func badge_isFourteenPixelsInTheMiddle() {
    for relation in [ReviewOverlay.Relation.equal, .lessOrEqual, .greaterOrEqual] {
      let bitmap = draw {
        $0.marks = [
          .init(
            .line(from: .init(x: 0, y: 10), to: .init(x: 40, y: 10)), relation: relation, state: .misplaced,
            hasBadge: true)
        ]
      }
      let columns = (0..<40).filter { x in (0..<20).contains { $0 != 10 && bitmap[x, $0].alpha > 0 } }
      #expect(columns == Array(13..<27))
      let white = (0..<20).reduce(0) { sum, y in sum + (0..<40).filter { bitmap[$0, y] == .white }.count }
      #expect(white == (relation == .equal ? 12 : 16))
    }
  }

  @Test func guide_isTintedByAnEighth() {
    let bitmap = draw { $0.guides = [PixelEdges(left: 3, top: 3, right: 9, bottom: 9)] }
    #expect(bitmap[3, 3].alpha == 31)
    #expect(bitmap[9, 9].alpha == 0)
  }

  @Test func frame_isOutlinedInDashesAndLabelledOnAPlate() {
    let bitmap = draw { $0.frames = [.init(PixelEdges(left: 0, top: 0, right: 40, bottom: 20), label: "A1")] }
    #expect(text(bitmap, rows: 19..<20, columns: 0..<16) == "####...####...##")
    let ink = ReviewOverlay.State.satisfied.color
    let letters = (3..<10).map { y in (3..<14).map { bitmap[$0, y] == ink ? "#" : "." }.joined() }
    #expect(
      letters.joined(separator: "\n") == """
        .###....#..
        #...#..##..
        #...#...#..
        #####...#..
        #...#...#..
        #...#...#..
        #...#..###.
        """)
  }

  @Test func wireframe_isOutlinesOnWhite() {
    var overlay = ReviewOverlay(width: 40, height: 20)
    overlay.frames = [.init(PixelEdges(left: 2, top: 2, right: 30, bottom: 15))]
    let bitmap = Rasterizer.draw(overlay.wireframe)
    #expect(bitmap[2, 2] == .black)
    #expect(bitmap[29, 14] == .black)
    #expect(bitmap[3, 3] == .white)
    #expect(bitmap[30, 15] == .white)
  }
}
