/// One scene of a storyboard or one view of a xib, before it is made.
public struct SceneDescription: Sendable {
  /// The storyboard identifier, if there is one.
  public let identifier: String?
  /// The controller's or the view's class, if it is one of the user's.
  public let customClass: String?
  /// The name in the document outline, if it was given one.
  public let userLabel: String?
  /// Whether the storyboard begins with this scene.
  public let isInitial: Bool
  /// What Interface Builder calls the object itself.
  public let objectIdentifier: String

  /// The controller, or the view that has none.
  let element: XMLElement
  /// Interface Builder's name of the storyboard scene that this is in; that of the view itself in a xib.
  package var sceneIdentifier: String { element.parent?.parent?["sceneID"] ?? objectIdentifier }

  /// Where the controller's title is, for a name that people know.
  let title: String?

  /// What to ask for this scene by: the first name that it has.
  public var name: String { identifier ?? customClass ?? userLabel ?? title ?? objectIdentifier }

  /// Whether a name means this scene.
  func answers(to name: String) -> Bool {
    [identifier, customClass, userLabel, title, objectIdentifier].contains(name)
  }

  init(_ element: XMLElement, initial: String?) {
    self.element = element
    identifier = element["storyboardIdentifier"]
    customClass = element["customClass"]
    userLabel = element["userLabel"]
    title = element["title"] ?? element.child("navigationItem")?["title"]
    objectIdentifier = element["id"] ?? ""
    isInitial = initial != nil && element["id"] == initial
  }

  static func all(in root: XMLElement, kind: InterfaceBuilderDocument.Kind) -> [SceneDescription] {
    let initial = root["initialViewController"]
    var found: [SceneDescription] = []
    for list in root.descendants where list.name == "objects" {
      for element in list.children where isScene(element) {
        found.append(SceneDescription(element, initial: initial))
      }
    }
    return found
  }

  private static func isScene(_ element: XMLElement) -> Bool {
    element.isViewController || ViewClass.named(element.name) != nil
  }
}

extension XMLElement {
  var isViewController: Bool { name.hasSuffix("Controller") && name != "viewControllerPlaceholder" }
}
