import Foundation

/// A search bar and the results below it, like UIKit's `UISearchController`.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Search lakes"
/// navigationItem.searchController = search
/// search.isActive = true  // as if the user had tapped the field
/// ```
///
/// The bar belongs to the navigation item whose ``NavigationItem/searchController`` it is, or to a view of the app that
/// shows ``searchBar``. While it is active in a navigation bar, its bar takes the place of the title, and the results or a
/// veil cover the content.
open class UISearchController: ViewController {
  /// The bar with the search field.
  open var searchBar: SearchBar { ownSearchBar }
  private lazy var ownSearchBar = SearchBar()
  /// The controller that shows the results; `nil` if the content itself shows them.
  public final let searchResultsController: ViewController?
  /// Who is told that the search text, the scope or ``isActive`` has changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told that the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is going on; false by default.
  open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }
  /// Whether a veil covers the content while the search is active and no results are shown; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { barChanged() } }
  /// Whether the title of the navigation bar gives way to the search bar while the search is active; true by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { barChanged() } }
  /// Whether the search bar has a button that ends the search while it is active; true by default.
  open var automaticallyShowsCancelButton = true { didSet { updateBar() } }
  /// Whether the segments of the search bar are shown while the search is active; true by default.
  open var automaticallyShowsScopeBar = true { didSet { updateBar() } }
  /// When the segments of the search bar are shown: by default as soon as the search is active.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet {
      automaticallyShowsScopeBar = scopeBarActivation != .manual
      updateBar()
    }
  }

  /// When the segments of a search bar are shown. Raw values match UIKit's.
  public enum ScopeBarActivation: Int, Sendable, CaseIterable {
    /// The system's choice: while the search is active.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// While there is a search text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  /// Whether the results are shown as soon as there is a search text; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { barChanged() } }
  /// Whether the results are shown while the search is active, whatever the text is; false by default.
  open var showsSearchResultsController = false { didSet { barChanged() } }

  /// Creates a controller with the controller that shows its results; `nil` if the content itself shows them.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    if let searchResultsController { addChild(searchResultsController) }
  }

  /// The item whose search controller it is.
  final weak var item: NavigationItem?

  /// Whether the results are in the picture.
  final var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    return showsSearchResultsController
      || automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false
  }
  /// Whether something covers the content: the results or a veil.
  final var coversContent: Bool { isActive && (showsResults || obscuresBackgroundDuringPresentation) }
  /// Whether the title of the navigation bar gives way.
  final var hidesTitle: Bool { isActive && hidesNavigationBarDuringPresentation }

  private let veil = View()

  open override func loadView() {
    let view = View()
    veil.backgroundColor = .presentationDimming
    veil.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(veil)
    // The bar above the content stays clear.
    LayoutConstraint.activate([
      veil.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      veil.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      veil.leftAnchor.constraint(equalTo: view.leftAnchor),
      veil.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    self.view = view
  }

  /// Shows the results, or the veil in their place.
  final func updateCover() {
    veil.isHidden = showsResults
    guard let searchResultsController else { return }
    guard showsResults else { return searchResultsController.disappear() }
    if searchResultsController.view.superview !== view { searchResultsController.view.fill(view) }
  }

  /// Called by the search bar when its text has changed.
  final func searchTextChanged() {
    if scopeBarActivation == .onTextEntry { updateBar() }
    searchResultsUpdater?.updateSearchResults(for: self)
    barChanged()
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.searchTextField.text = nil
    }
    updateBar()
    searchResultsUpdater?.updateSearchResults(for: self)
    barChanged()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// Shows at the bar what belongs to a search that is going on.
  private func updateBar() {
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil else { return }
    let hasText = scopeBarActivation != .onTextEntry || searchBar.text?.isEmpty == false
    searchBar.showsScopeBar = isActive && hasText
  }

  private func barChanged() { item?.shownIn?.searchChanged() }
}

/// Fills in the results of a search, like UIKit's `UISearchResultsUpdating`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search text, the scope or the activity of a search controller has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told that a search begins and ends, like UIKit's `UISearchControllerDelegate`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called in UIKit to present a search controller; never called here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}
