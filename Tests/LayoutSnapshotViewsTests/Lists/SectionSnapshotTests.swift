import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Sections that are trees, of which the expanded branches show, and the lines of lists.
@Suite struct SectionSnapshotTests {
  private let device = Device(name: "small", width: 320, height: 400, scale: 2)

  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    tree.append(["b1"], to: "b")
    return tree
  }

  @Test func tree_hasItemsBeforeTheirChildren_andShowsWhatIsExpanded() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b", "b1"] && tree.rootItems == ["a", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"], "its parent is closed")
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.isExpanded("a") && !tree.isExpanded("b") && tree.isVisible("a2") && !tree.isVisible("b1"))
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1" && tree.parent(of: "b") == nil)
    #expect(tree.visualDescription() == "+ a\n  - a1\n    * a1x\n  * a2\n- b\n  * b1")
  }

  @Test func tree_takesItemsIn_andGivesBranches() {
    var tree = tree
    tree.insert(["a0"], before: "a1")
    tree.insert(["a3"], after: "a1")
    #expect(tree.items == ["a", "a0", "a1", "a1x", "a3", "a2", "b", "b1"])
    #expect(tree.level(of: "a3") == 1 && tree.parent(of: "a3") == "a")
    let branch = tree.snapshot(of: "a", includingParent: true)
    #expect(branch.items == ["a", "a0", "a1", "a1x", "a3", "a2"] && branch.level(of: "a1x") == 2)
    #expect(tree.snapshot(of: "a1").rootItems == ["a1x"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a3", "a2", "b", "b1"])
    tree.replace(childrenOf: "b", using: branchOf("c", child: "c1"))
    #expect(tree.items.suffix(3) == ["b", "c", "c1"] && tree.level(of: "c1") == 2)
    #expect(tree.parent(of: "c") == "b" && tree.parent(of: "c1") == "c")
  }

  private func branchOf(_ parent: String, child: String) -> NSDiffableDataSourceSectionSnapshot<String> {
    var branch = NSDiffableDataSourceSectionSnapshot<String>()
    branch.append([parent])
    branch.append([child], to: parent)
    return branch
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> (
    UICollectionView, UICollectionViewDiffableDataSource<Int, String>
  ) {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
      return cell
    }
    return (view, source)
  }

  @Test func applied_aSectionShowsTheOpenBranches_indentedByLevel() throws {
    let (view, source) = list(.init(appearance: .plain))
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([0, 1])
    flat.appendItems(["last"], toSection: 1)
    source.apply(flat)
    var tree = tree
    tree.expand(["a"])
    var isDone = false
    source.apply(tree, to: 0) { isDone = true }
    _ = try view.layout(on: device)
    #expect(isDone && source.snapshot().itemIdentifiers(inSection: 0) == ["a", "a1", "a2", "b"])
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["last"])
    #expect(source.snapshot(for: 0).items == tree.items && source.snapshot(for: 1).items == ["last"])
    let cells = (0..<4).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
    }
    #expect(cells.map(\.contentView.frame.minX) == [0, 10, 10, 0])
    #expect(cells.map(\.configurationState.isExpanded) == [true, false, false, false])
    tree.collapse(["a"])
    source.apply(tree, to: 0)
    _ = try view.layout(on: device)
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["a", "b"])
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    #expect(second?.contentView.frame.minX == 0)
  }

  // MARK: Lines

  /// The lines that are painted in a list of three rows, from top to bottom, in pixels.
  private func lines(_ configuration: UICollectionLayoutListConfiguration) throws -> [String] {
    let (view, source) = list(configuration)
    var items = NSDiffableDataSourceSnapshot<Int, String>()
    items.appendSections([0])
    items.appendItems(["a", "b", "c"])
    source.apply(items)
    let list = try view.solvedTree(on: device).displayList
    return "\(list)".split(separator: "\n").filter { $0.hasSuffix("#FF0000") || $0.hasSuffix("#00FF00") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func lines_haveTheColorAndTheInsetsThatAreSet() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    #expect(try lines(configuration).count == 3)
    configuration.separatorConfiguration.bottomSeparatorInsets = DirectionalEdgeInsets(
      leading: 50, trailing: 20)
    let inset = try lines(configuration)
    #expect(
      inset.count == 3 && inset.allSatisfy { $0.hasPrefix("fill 100 ") && $0.contains(" 600 ") }, "\(inset)")
  }

  @Test func lines_ofARow_areThoseThatTheHandlerGives() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, usual in
      var lines = usual
      if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { lines.topSeparatorVisibility = .visible }
      if path.item == 2 { lines.color = .green }
      return lines
    }
    let shown = try lines(configuration)
    #expect(shown.map { String($0.suffix(7)) } == ["#FF0000", "#FF0000", "#00FF00"], "\(shown)")
    configuration.showsSeparators = false
    #expect(try lines(configuration) == [])
  }
}
