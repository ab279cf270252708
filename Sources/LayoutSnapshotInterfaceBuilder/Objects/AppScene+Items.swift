import Foundation
import LayoutSnapshotViews

/// The bar items of a scene's controller.
extension AppScene {
  /// Applies an element's attributes to a navigation item.
  func configure(_ item: NavigationItem, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let title = element["title"] { item.title = title }
    if let mode = element.word(
      "largeTitleDisplayMode",
      ["always": NavigationItem.LargeTitleDisplayMode.always, "never": .never, "automatic": .automatic])
    {
      item.largeTitleDisplayMode = mode
    }
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItems = [try barButton(child)]
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItems = [try barButton(child)]
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = try barButton(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = try barButtons(child)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = try barButtons(child)
      case (_, "titleView") where ViewClass.named(child.name) != nil: item.titleView = try partOfBar(child)
      default: break
      }
    }
  }

  /// Applies an element's attributes to a tab bar item.
  func configure(_ item: UITabBarItem, _ element: XMLElement) {
    let loader = SceneLoader(document, LoadingOptions(), [:])
    if let title = element["title"] { item.title = title }
    if let image = loader.image(element["image"], catalog: element["catalog"]) { item.image = image }
    if let image = loader.image(element["selectedImage"], catalog: element["catalog"]) {
      item.selectedImage = image
    }
    if let value = element["badgeValue"] { item.badgeValue = value }
    if let id = element["id"] { keep(item, id) }
  }

  func barButtons(_ list: XMLElement) throws(InterfaceBuilderError) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for child in list.children where child.name == "barButtonItem" { items.append(try barButton(child)) }
    return items
  }

  private func barButton(_ element: XMLElement) throws(InterfaceBuilderError) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let custom = element.children.first(where: { ViewClass.named($0.name) != nil }) {
      item = UIBarButtonItem(customView: try partOfBar(custom))
    } else if let kind = element.word("systemItem", systemItems) {
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
    }
    let loader = SceneLoader(document, LoadingOptions(), [:])
    if let title = element["title"] { item.title = title }
    if let image = loader.image(element["image"], catalog: element["catalog"]) { item.image = image }
    if element["style"] == "done" { item.style = .done }
    if let width = element.looseNumber("width") { item.width = CGFloat(width) }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let color = try loader.color(element, key: "tintColor") { item.tintColor = color }
    if let id = element["id"] { keep(item, id) }
    return item
  }

  private func partOfBar(_ element: XMLElement) throws(InterfaceBuilderError) -> View {
    let (view, loader) = try load(SceneDescription(element, initial: nil))
    keep(loader)
    return view
  }
}

private let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
  "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
  "flexibleSpace": .flexibleSpace,
  "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
  "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
  "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
  "undo": .undo,
  "redo": .redo, "close": .close,
]
