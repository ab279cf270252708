import Testing

@testable import LayoutSnapshotValues

@Suite struct LayoutPathTests {
  @Test func path_isTakenApartInOnePlace() {
    let path = LayoutPath("Card/stack/title")
    #expect(path.name == "title")
    #expect(path.parent == "Card/stack")
    #expect(path.depth == 2)
    #expect(path.belowRoot == "stack/title")
    #expect(path.ends == ["title", "stack/title", "Card/stack/title"])
  }

  @Test func root_hasNoParent() {
    let root = LayoutPath("Card")
    #expect(root.parent == nil && root.depth == 0 && root.name == "Card" && root.belowRoot.isEmpty)
    #expect(root.ends == ["Card"])
  }

  @Test func item_containsWhatLiesInIt_notWhatBeginsAlike() {
    let stack = LayoutPath("Card/stack")
    #expect(stack.contains("Card/stack/title"))
    #expect(stack.contains("Card/stack/title/icon"))
    #expect(!stack.contains("Card/stack"))
    #expect(!stack.contains("Card/stack2"))
    #expect(!stack.contains("Card"))
  }
}
