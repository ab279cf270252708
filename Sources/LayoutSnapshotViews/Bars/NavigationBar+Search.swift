import Foundation

extension NavigationBar {
  /// Whether the bar has the search bar of its item in it.
  final var showsSearch: Bool { topItem?.searchController != nil && !hidesSearch }

  /// Whether a search is going on for which the title gives way.
  final var isSearching: Bool {
    showsSearch && topItem?.searchBarPlacement != .inline && topItem?.searchController?.hidesTitle == true
  }

  /// What a search bar below the title adds to the bar's height.
  final var searchHeight: CGFloat {
    guard showsSearch, let item = topItem, item.searchBarPlacement != .inline,
      let search = item.searchController?.searchBar
    else { return 0 }
    return SearchBar.heightBelow + search.scopesHeight
  }

  /// Whether the item's search bar goes away, because the content is scrolled.
  ///
  /// Whether it is there does not count, or a content that is scrolled by less than the bar is high would make it come and
  /// go in turns.
  final var searchIsScrolledAway: Bool {
    guard let item = topItem, let search = item.searchController, item.hidesSearchBarWhenScrolling,
      item.searchBarPlacement != .inline, !search.isActive, let scrolled = post?.scrollView(at: self)
    else { return false }
    let missing = hidesSearch ? SearchBar.heightBelow + search.searchBar.scopesHeight : 0
    return scrolled.contentOffset.y > 0.01 - scrolled.adjustedContentInset.top - missing
  }

  /// Updates the bar after a change that its height may depend on.
  final func searchChanged() {
    changedLooks()
    invalidateIntrinsicContentSize()
    heightChanged?()
  }
}
