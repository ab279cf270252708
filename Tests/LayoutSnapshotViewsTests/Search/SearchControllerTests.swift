import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct SearchControllerTests {
  private let rows = TextRows([(0..<60).map { "row \($0)" }])

  /// A list with a search bar, on a phone with a bar of 59 and 44 points above it.
  private func screen(
    results: ViewController? = nil, large: Bool = false
  ) -> (navigation: NavigationController, table: UITableView, search: UISearchController) {
    let (list, table) = (ViewController(), UITableView.of(rows))
    list.view = table
    list.title = "Lakes"
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    return (navigation, table, search)
  }

  @Test func searchBars_lieBelowTheTitle_andTheBarIsHigher() throws {
    for (large, height) in [(false, 96), (true, 148)] as [(Bool, CGFloat)] {
      let (navigation, table, search) = screen(large: large)
      _ = try navigation.layout(on: .iPhone15)
      let bar = navigation.navigationBar
      #expect(bar.frame == rect(0, 59, 393, height))
      #expect(search.searchBar.frame == rect(0, height - 52, 393, 52))
      #expect(search.searchBar.searchTextField.frame == rect(16, 1, 361, 36))
      #expect(table.adjustedContentInset.top == 59 + height)
    }
  }

  @Test func searchBars_goAway_asSoonAsTheContentIsScrolled() throws {
    let (navigation, table, search) = screen()
    _ = try navigation.layout(on: .iPhone15)
    table.contentOffset.y = 300
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(search.searchBar.superview == nil)
    #expect(table.adjustedContentInset.top == 103)
    table.contentOffset.y = -155
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.superview === navigation.navigationBar)
  }

  /// Between its two heights a bar must not come and go in turns.
  @Test func contentsScrolledByLessThanTheBar_comeToRest() throws {
    for offset in stride(from: -155.0, through: -95, by: 5) {
      let (navigation, table, _) = screen()
      _ = try navigation.layout(on: .iPhone15)
      table.contentOffset.y = offset
      _ = try navigation.layout(on: .iPhone15)
      #expect(navigation.navigationBar.frame.height == (offset == -155 ? 96 : 44), "\(offset)")
    }
  }

  @Test func searchBars_stay_whereTheItemSaysSo() throws {
    let (navigation, table, _) = screen()
    navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
    table.contentOffset.y = 300
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func searchesThatGoOn_takeThePlaceOfTheTitle_andVeilTheContent() throws {
    let (navigation, table, search) = screen(large: true)
    search.isActive = true
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(search.searchBar.showsCancelButton)
    #expect(search.searchBar.searchTextField.frame.maxX < 330)
    #expect(search.view.superview === table.superview)
    #expect(search.view.frame == table.frame)
    let veil = try #require(search.view.subviews.first)
    #expect(veil.frame == rect(0, 111, 393, 741) && veil.backgroundColor == .presentationDimming)
    search.obscuresBackgroundDuringPresentation = false
    _ = try navigation.layout(on: .iPhone15)
    #expect(search.view.superview == nil)
    search.hidesNavigationBarDuringPresentation = false
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 148)
    search.isActive = false
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 148 && !search.searchBar.showsCancelButton)
  }

  @Test func results_coverTheContent_onceThereIsAText() throws {
    let results = ViewController()
    let (navigation, table, search) = screen(results: results)
    search.isActive = true
    _ = try navigation.layout(on: .iPhone15)
    #expect(results.viewIfLoaded?.superview == nil)
    search.searchBar.text = "Ti"
    _ = try navigation.layout(on: .iPhone15)
    #expect(results.view.superview === search.view && results.view.frame == table.frame)
    #expect(abs(results.view.safeAreaInsets.top - 111) < 0.001)
    search.searchBar.text = ""
    _ = try navigation.layout(on: .iPhone15)
    #expect(results.view.superview == nil)
    search.showsSearchResultsController = true
    _ = try navigation.layout(on: .iPhone15)
    #expect(results.view.superview === search.view)
  }

  @Test func updatersAndDelegates_areTold() {
    let search = UISearchController(searchResultsController: nil)
    let listener = Listener()
    (search.searchResultsUpdater, search.delegate) = (listener, listener)
    search.isActive = true
    search.searchBar.text = "Ti"
    search.isActive = false
    #expect(
      listener.calls == ["will begin", "update ", "did begin", "update Ti", "will end", "update ", "did end"])
    #expect(search.searchBar.text?.isEmpty != false)
  }

  private final class Listener: UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for search: UISearchController) {
      calls.append("update \(search.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ search: UISearchController) { calls.append("will begin") }
    func didPresentSearchController(_ search: UISearchController) { calls.append("did begin") }
    func willDismissSearchController(_ search: UISearchController) { calls.append("will end") }
    func didDismissSearchController(_ search: UISearchController) { calls.append("did end") }
  }

  @Test func scopes_areShownDuringASearch_orWhereTheBarSaysSo() throws {
    let (navigation, _, search) = screen()
    search.searchBar.scopeButtonTitles = ["All", "Deep"]
    search.searchBar.selectedScopeButtonIndex = 1
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 96)
    search.isActive = true
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 96)
    let scopes = search.searchBar.subviews.compactMap { $0 as? SegmentedControl }
    #expect(scopes.map(\.selectedSegmentIndex) == [1] && scopes.map(\.frame.minY) == [49])
    let free = SearchBar()
    free.scopeButtonTitles = ["All", "Deep"]
    #expect(free.intrinsicContentSize.height == 56)
    free.showsScopeBar = true
    #expect(free.intrinsicContentSize.height == 100)
  }

  @Test func searchBarsBesideItems_needARegularWidth() throws {
    let (navigation, _, search) = screen()
    navigation.topViewController?.navigationItem.preferredSearchBarPlacement = .inline
    _ = try navigation.layout(on: .iPad9)
    #expect(navigation.navigationBar.frame.height == 50)
    #expect(search.searchBar.frame.maxX == 748 && search.searchBar.frame.width == 240)
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == rect(0, 44, 393, 52))
    _ = try navigation.layout(on: .iPad9)
    #expect(navigation.navigationBar.frame.height == 50 && search.searchBar.frame.width == 240)
  }

  @Test func prompts_makeTheBar30PointsHigher() throws {
    let (navigation, _, _) = screen()
    navigation.topViewController?.navigationItem.searchController = nil
    navigation.topViewController?.navigationItem.prompt = "Choose a lake"
    _ = try navigation.layout(on: .iPhone15)
    #expect(navigation.navigationBar.frame.height == 74)
    let texts = navigation.navigationBar.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }
    #expect(Set(texts.map(\.text)) == ["Lakes", "Choose a lake"])
    #expect(texts.first { $0.text == "Lakes" }.map { abs($0.frame.midY - 52) < 0.4 } == true)
  }

  @Test func textFromRightToLeft_mirrorsTheBar() throws {
    let (navigation, _, search) = screen()
    search.isActive = true
    _ = try navigation.layout(on: .iPhone15)
    let field = search.searchBar.searchTextField.frame
    _ = try navigation.layout(on: Device.iPhone15.with(.rightToLeft))
    let mirrored = search.searchBar.searchTextField.frame
    #expect(mirrored.minX == 393 - field.maxX && mirrored.maxX == 393 - field.minX)
  }
}
