/// A scene of a storyboard, or a view of a xib, before it is created.
public struct SceneDescription: Sendable {
  /// The storyboard identifier, if there is one.
  public let identifier: String?
  /// The custom class of the controller or the view, if it has one.
  public let customClass: String?
  /// The name in the document outline, if one was given.
  public let userLabel: String?
  /// Whether it is the storyboard's initial scene.
  public let isInitial: Bool
  /// Interface Builder's identifier of the object.
  public let objectIdentifier: String

  /// The element of the controller, or of a view without one.
  let element: XMLElement
  /// Interface Builder's identifier of the storyboard scene; in a xib, that of the view.
  package var sceneIdentifier: String { element.parent?.parent?["sceneID"] ?? objectIdentifier }

  /// The controller's title, if it has one, as a readable name.
  let title: String?

  /// The name to request the scene by: the first one that it has.
  public var name: String { identifier ?? customClass ?? userLabel ?? title ?? objectIdentifier }

  /// Whether a name refers to this scene.
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
