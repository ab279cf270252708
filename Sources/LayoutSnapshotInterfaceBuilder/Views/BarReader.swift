import Foundation
import LayoutSnapshotViews

/// Reads the items of bars.
struct BarReader {
  /// Reads images and colors.
  let loader: SceneLoader
  /// Creates a view in a bar.
  let makeView: (XMLElement) throws(InterfaceBuilderError) -> View
  /// Registers an object for connections.
  let keep: (AnyObject, String) -> Void

  /// Applies an element's attributes to a navigation item.
  func configure(_ item: NavigationItem, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let title = element["title"] { item.title = title }
    if let mode = element.word(
      "largeTitleDisplayMode",
      ["always": NavigationItem.LargeTitleDisplayMode.always, "never": .never, "automatic": .automatic])
    {
      item.largeTitleDisplayMode = mode
    }
    item.prompt = element["prompt"]
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    if let id = element["id"] { keep(item, id) }
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItems = [try barButton(child)]
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItems = [try barButton(child)]
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = try barButton(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = try barButtons(child)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = try barButtons(child)
      case (_, "titleView") where ViewClass.named(child.name) != nil: item.titleView = try makeView(child)
      default: break
      }
    }
  }

  /// Applies an element's attributes to a tab bar item.
  func configure(_ item: UITabBarItem, _ element: XMLElement) {
    if let kind = element.word("systemItem", systemTabs) {
      let system = UITabBarItem(tabBarSystemItem: kind, tag: 0)
      (item.title, item.image) = (system.title, system.image)
    }
    if let title = element["title"] { item.title = title }
    if let image = loader.image(element["image"], catalog: element["catalog"]) { item.image = image }
    if let image = loader.image(element["selectedImage"], catalog: element["catalog"]) {
      item.selectedImage = image
    }
    if let value = element["badgeValue"] { item.badgeValue = value }
    if let tag = element.looseInteger("tag") { item.tag = tag }
    if let id = element["id"] { keep(item, id) }
  }

  /// The bar button items of a list.
  func barButtons(_ list: XMLElement) throws(InterfaceBuilderError) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for child in list.children where child.name == "barButtonItem" { items.append(try barButton(child)) }
    return items
  }

  /// Gives a bar of a view tree the items of a list.
  func fill(_ bar: Bar, _ list: XMLElement) throws(InterfaceBuilderError) {
    switch bar {
    case let bar as Toolbar: bar.items = try barButtons(list)
    case let bar as NavigationBar:
      var items: [NavigationItem] = []
      for child in list.children where child.name == "navigationItem" {
        let item = NavigationItem(title: "")
        try configure(item, child)
        items.append(item)
      }
      bar.items = items
    case let bar as TabBar:
      var items: [UITabBarItem] = []
      for child in list.children where child.name == "tabBarItem" {
        let item = UITabBarItem()
        configure(item, child)
        items.append(item)
      }
      bar.items = items
    default: break
    }
  }

  /// Applies an element's attributes to a navigation controller.
  func configure(_ navigation: NavigationController, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let bar = element.child("navigationBar", key: "navigationBar") {
      try loader.configureView(navigation.navigationBar, bar)
    }
    if let bar = element.child("toolbar", key: "toolbar") {
      try loader.configureView(navigation.toolbar, bar)
    }
    navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
  }

  /// Applies to a controller what bars show of it.
  func configureItems(of controller: ViewController, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let title = element["title"] { controller.title = title }
    if let item = element.child("navigationItem", key: "navigationItem") {
      try configure(controller.navigationItem, item)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") { configure(controller.tabBarItem, item) }
    if let items = element.child("toolbarItems") { controller.toolbarItems = try barButtons(items) }
  }

  private func barButton(_ element: XMLElement) throws(InterfaceBuilderError) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let custom = element.children.first(where: { ViewClass.named($0.name) != nil }) {
      item = UIBarButtonItem(customView: try makeView(custom))
    } else if let kind = element.word("systemItem", systemItems) {
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
    }
    if let title = element["title"] { item.title = title }
    if let image = loader.image(element["image"], catalog: element["catalog"]) { item.image = image }
    if element["style"] == "done" { item.style = .done }
    if let width = element.looseNumber("width") { item.width = CGFloat(width) }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let tag = element.looseInteger("tag") { item.tag = tag }
    if let color = try loader.color(element, key: "tintColor") { item.tintColor = color }
    if let id = element["id"] { keep(item, id) }
    return item
  }
}

private let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
  "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
  "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
  "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
  "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
  "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
]

private let systemTabs: KeyValuePairs<String, UITabBarItem.SystemItem> = [
  "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
  "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
  "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
]
