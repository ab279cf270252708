import LayoutSnapshotViews

extension SceneLoader {
  /// The guides that a view element lists: its safe area, and those of a scroll view.
  func addGuides(of element: XMLElement, to view: View) throws(InterfaceBuilderError) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child["id"] else { continue }
      switch child["key"] {
      case "safeArea": items[id] = view.safeAreaLayoutGuide
      case "layoutMargins": items[id] = view.layoutMarginsGuide
      case "contentLayoutGuide": items[id] = (view as? ScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": items[id] = (view as? ScrollView)?.frameLayoutGuide
      case "readableContent": items[id] = view.readableContentGuide
      default: items[id] = view.safeAreaLayoutGuide
      }
    }
  }

  /// The guides of before there were safe areas: a controller's top and bottom layout guide.
  func addBarGuides(of controller: XMLElement, to root: View) throws(InterfaceBuilderError) {
    guard let guides = controller.child("layoutGuides") else { return }
    for element in guides.children where element.name == "viewControllerLayoutGuide" {
      guard let id = element["id"] else { continue }
      items[id] = root.barGuide(atTop: element["type"] != "bottom")
    }
  }
}
