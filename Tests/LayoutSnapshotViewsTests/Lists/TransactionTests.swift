import Testing

@testable import LayoutSnapshotViews

@Suite struct TransactionTests {
  @Test func difference_saysWhichItemsCameAndWent() {
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    let change = NSDiffableDataSourceTransaction(
      initialSnapshot: snapshot(["a", "b", "c"]), finalSnapshot: snapshot(["a", "c", "d"]))
    #expect(
      change.difference.map { $0 } == [
        .remove(offset: 1, element: "b", associatedWith: nil),
        .insert(offset: 2, element: "d", associatedWith: nil),
      ])
  }
}
