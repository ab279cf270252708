import Foundation
import Testing
import UIKitNames

/// Controllers, layouts and cells of apps override what UIKit leaves open.
@Suite struct ControllerSubclassTests {
  private final class Search: UISearchController {
    final class Bar: UISearchBar {
      override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
    }
    let bar = Bar()
    override var searchBar: UISearchBar { bar }
  }

  @Test func searchBar_ofASubclass_isTheOneThatIsShown() throws {
    let controller = UIViewController()
    controller.title = "Lakes"
    let search = Search(searchResultsController: nil)
    search.searchBar.placeholder = "Search lakes"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    search.isActive = true
    _ = try navigation.layout(on: .iPhone15)
    #expect(search.bar.superview === navigation.navigationBar)
    #expect(!search.bar.showsCancelButton && search.bar.frame.width == 393)
  }

  private final class Navigation: UINavigationController {
    override var navigationBar: UINavigationBar { super.navigationBar }
    override var toolbar: UIToolbar! { super.toolbar }
    override var nibName: String? { nil }
  }

  private final class Grid: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView? { super.collectionView }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
      super.invalidateLayout(with: context)
    }
  }

  private final class Rows: UICollectionViewCompositionalLayout {
    init() {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(section: NSCollectionLayoutSection(group: group))
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Three: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { unsafe targetContentOffset.pointee = .zero }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion {} }
  }

  @Test func layouts_ofSubclasses_placeTheirItems() throws {
    let grid = Grid()
    (grid.itemSize, grid.minimumLineSpacing) = (CGSize(width: 100, height: 40), 5)
    for (layout, height) in [(grid, 40), (Rows(), 132)] as [(UICollectionViewLayout, CGFloat)] {
      let controller = Three(collectionViewLayout: layout)
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      _ = try controller.layout(on: .iPhone15)
      #expect(controller.collectionView.visibleCells.count == 3)
      #expect(controller.collectionView.contentSize.height == height)
    }
    let moved = grid.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 9, y: 8))
    #expect(moved.center == CGPoint(x: 9, y: 8) && moved.indexPath.item == 1)
    let previous = IndexPath(item: 2, section: 0)
    #expect(
      grid.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: CGPoint(x: -5, y: -5))
        == previous)
    let context = UICollectionViewLayoutInvalidationContext()
    grid.invalidateLayout(with: context)
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [IndexPath(item: 0, section: 0)]])
  }

  @Test func barsOfANavigation_areItsOwn() throws {
    let navigation = Navigation(rootViewController: UIViewController())
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.superview === navigation.view)
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var opened: URL?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      self.scene(scene, openURLContexts: options.urlContexts)
      if let activity = options.userActivities.first { self.scene(scene, continue: activity) }
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      opened = contexts.first?.url
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { opened = userActivity.webpageURL }
  }

  @Test func scene_opensWhatATestGivesIt() throws {
    let delegate = Scene()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(delegate.opened == nil)
    let url = try #require(URL(string: "https://example.com/lake"))
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    #expect(delegate.opened == url)
  }
}
