import ViewTree

extension SceneLoader {
  func addContentGuide(to view: View) {
    let guide = LayoutGuide()
    guide.identifier = "contentLayoutGuide"
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    contentGuides[ObjectIdentifier(view)] = guide
  }

  /// The guides that a view element lists: its safe area, and those of a scroll view.
  func addGuides(of element: XMLElement, to view: View) throws(InterfaceBuilderError) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child["id"] else { continue }
      switch child["key"] {
      case "safeArea": items[id] = view.safeAreaLayoutGuide
      case "layoutMargins": items[id] = view.layoutMarginsGuide
      case "contentLayoutGuide": items[id] = contentGuides[ObjectIdentifier(view)]
      case "frameLayoutGuide": items[id] = view
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
      let guide = LayoutGuide()
      guide.identifier = element["type"] == "bottom" ? "bottomLayoutGuide" : "topLayoutGuide"
      root.addLayoutGuide(guide)
      let safeArea = root.safeAreaLayoutGuide
      let edges =
        element["type"] == "bottom"
        ? [
          guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ]
        : [
          guide.topAnchor.constraint(equalTo: root.topAnchor),
          guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
        ]
      LayoutConstraint.activate(
        edges + [
          guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          guide.widthAnchor.constraint(equalToConstant: 0),
        ])
      items[id] = guide
    }
  }
}
