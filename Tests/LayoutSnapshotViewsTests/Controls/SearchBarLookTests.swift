import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// The ground, the images and the parts of search bars, on a screen of 320x480 at 2x.
@Suite struct SearchBarLookTests {
  private let root = View()

  private func painted(_ bar: SearchBar) throws -> [String] {
    root.addSubview(bar)
    let list = try root.solvedTree(on: .iPhone4).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map { String($0.drop { $0 == " " }) }
  }

  private func square(_ color: Color, _ extent: CGFloat) -> Image {
    Image(color: color, size: CGSize(width: extent, height: extent))
  }

  private func bar() -> SearchBar { SearchBar(frame: rect(0, 0, 320, 56)) }

  @Test func grounds_haveAColorOrAnImage_unlessTheBarIsMinimal() throws {
    let bar = bar()
    bar.barTintColor = .red
    #expect(try painted(bar).first == "fill 0 0 640 112 #FF0000")
    bar.backgroundImage = square(.blue, 1)
    #expect(try painted(bar).first == "fill 0 0 640 112 #0000FF")
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === bar.backgroundImage)
    bar.backgroundImage = Image()
    #expect(try !painted(bar).contains { $0.hasPrefix("fill 0 0 640 112") })
    bar.backgroundImage = nil
    bar.searchBarStyle = .minimal
    #expect(try !painted(bar).contains { $0.hasPrefix("fill 0 0 640 112") })
  }

  @Test func prompts_makeTheBarHigher() throws {
    let bar = bar()
    #expect(bar.intrinsicContentSize.height == 56)
    bar.prompt = "Where to?"
    #expect(bar.intrinsicContentSize.height == 86)
    bar.frame.size.height = 86
    root.addSubview(bar)
    let layout = try root.layout(on: .iPhone4)
    #expect(bar.searchTextField.frame == rect(8, 40, 304, 36))
    let label = try #require(bar.subviews.lazy.compactMap { $0 as? Label }.first)
    #expect(label.text == "Where to?" && abs(label.frame.midX - 160) <= 0.5 && label.frame.maxY < 40)
    #expect(layout.conflicts.isEmpty && layout.nodes.filter(\.isAmbiguous).isEmpty)
    bar.prompt = nil
    #expect(!bar.subviews.contains { $0 is Label } && bar.intrinsicContentSize.height == 56)
  }

  @Test func icons_canBeReplaced_andMoved() throws {
    let bar = bar()
    let icon = square(.red, 20)
    root.addSubview(bar)
    _ = try root.layout(on: .iPhone4)
    let field = bar.searchTextField
    bar.setImage(icon, for: .search, state: .normal)
    #expect(
      (field.leftView as? ImageView)?.image === icon && bar.image(for: .search, state: .normal) === icon)
    let place = field.leftViewRect(forBounds: field.bounds)
    #expect(place == rect(8, 8, 20, 20))
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: -2), for: .search)
    #expect(field.leftViewRect(forBounds: field.bounds) == rect(13, 6, 20, 20))
    #expect(
      bar.positionAdjustment(for: .search).horizontal == 5 && bar.positionAdjustment(for: .clear) == .zero)
    bar.setImage(nil, for: .search, state: .normal)
    #expect((field.leftView as? ImageView)?.image?.isSymbolImage == true)
  }

  @Test func buttons_standAtTheEndOfTheField() throws {
    let bar = bar()
    root.addSubview(bar)
    _ = try root.layout(on: .iPhone4)
    let field = bar.searchTextField
    #expect(field.rightView == nil)
    bar.setImage(square(.red, 20), for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    #expect(field.rightViewRect(forBounds: field.bounds) == rect(276, 8, 20, 20))
    bar.showsBookmarkButton = false
    #expect(field.rightView == nil)
    let (plain, chosen) = (square(.red, 10), square(.blue, 10))
    bar.setImage(plain, for: .resultsList, state: .normal)
    bar.setImage(chosen, for: .resultsList, state: .selected)
    bar.showsSearchResultsButton = true
    #expect((field.rightView as? ImageView)?.image === plain)
    bar.isSearchResultsButtonSelected = true
    #expect((field.rightView as? ImageView)?.image === chosen)
  }

  @Test func fields_haveTheGroundAndThePlacesOfTheirBar() throws {
    let bar = bar()
    root.addSubview(bar)
    _ = try root.layout(on: .iPhone4)
    let field = bar.searchTextField
    let text = field.textRect(forBounds: field.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 1)
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 6, dy: 1))
    bar.setSearchFieldBackgroundImage(square(.red, 28), for: .normal)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    // The field is as high as the image: from 14 to 42 in the bar, and its ground is drawn 3 points lower.
    #expect(try painted(bar).contains("fill 16 34 624 90 #FF0000"))
    #expect(field.frame == rect(8, 14, 304, 28))
  }

  @Test func scopes_haveTheirOwnLooks() throws {
    let bar = SearchBar(frame: rect(0, 0, 320, 100))
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.scopeBarBackgroundImage = square(.blue, 1)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
    let commands = try painted(bar)
    #expect(commands.first == "fill 0 112 640 200 #0000FF")
    #expect(commands.contains { $0.contains("#FF0000") })
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
  }

  @Test func keyboards_areThoseOfTheField() {
    let bar = SearchBar()
    (bar.returnKeyType, bar.autocapitalizationType) = (.done, .none)
    (bar.enablesReturnKeyAutomatically, bar.keyboardType) = (true, .emailAddress)
    let field = bar.searchTextField
    #expect(field.returnKeyType == .done && field.autocapitalizationType == .none)
    #expect(field.enablesReturnKeyAutomatically && field.keyboardType == .emailAddress)
    let accessory = View()
    bar.inputAccessoryView = accessory
    #expect(field.inputAccessoryView === accessory)
    bar.isEnabled = false
    #expect(!field.isEnabled)
  }

  @Test func scopeBars_comeWhenTheirActivationSaysSo() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "a"
    #expect(search.searchBar.showsScopeBar)
    search.searchBar.text = ""
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onSearchActivation
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    search.scopeBarActivation = .manual
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
  }
}
