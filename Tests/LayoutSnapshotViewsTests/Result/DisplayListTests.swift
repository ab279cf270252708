import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

@Suite struct DisplayListTests {
  @Test func displayList_paintsBackgroundsFromBackToFront() throws {
    let card = Card()
    card.title.backgroundColor = .orange
    card.left.backgroundColor = Color.blue.withAlphaComponent(0.5)
    card.right.backgroundColor = .clear
    let tree = try card.solvedTree(on: .iPhone4)
    card.title.backgroundColor = .red  // The solved tree is a value.
    #expect(
      tree.displayList.description == """
        canvas 640 960
        fill 0 0 640 960 #FFFFFF
        fill 32 40 608 128 #FF8000
        fill 0 144 207 960 #0000FF80

        """)
  }
}
