import LayoutSnapshotGraphics
import TestTools
import Testing
import LayoutSnapshotViews

@Suite struct RegionTests {
  @Test func region_ofAName_isWhatItsViewsCover() throws {
    let card = Card()
    let outside = View(frame: rect(300, 460, 50, 50))
    outside.accessibilityIdentifier = "outside"
    card.addSubview(outside)
    let layout = try card.layout(on: .iPhone4)
    func edges(_ name: String) -> [[Int]] {
      layout.pixelEdges(named: name).map { [$0.left, $0.top, $0.right, $0.bottom] }
    }
    #expect(edges("title") == [[32, 40, 608, 128]])
    #expect(edges("Card/title") == [[32, 40, 608, 128]])
    #expect(edges("View") == [[0, 144, 207, 960], [227, 144, 640, 960]])
    #expect(edges("View[1]") == [[227, 144, 640, 960]])
    #expect(edges("outside") == [[600, 920, 640, 960]])
    #expect(edges("gap") == [[207, 144, 227, 960]])
    #expect(edges("nothing") == [])
  }
}
