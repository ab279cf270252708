import Foundation
import LayoutSnapshotViews

/// Connects outlets and actions after all objects are created.
struct Connector {
  private let scene: AppScene
  private let loaders: [SceneLoader]
  private let others: [String: AnyObject]

  init(_ scene: AppScene, _ loaders: [SceneLoader], _ others: [String: AnyObject]) {
    self.scene = scene
    self.loaders = loaders + loaders.flatMap(\.staticCells)
    self.others = others
  }

  /// Connects an element and all elements in it, except prototypes: each copy of a prototype connects its
  /// own.
  func connectAll(in element: XMLElement) throws(InterfaceBuilderError) {
    try connect(element)
    for child in element.children where child.name != "prototypes" && child.name != "connections" {
      try connectAll(in: child)
    }
  }

  /// Makes the connections of one element.
  func connect(_ element: XMLElement) throws(InterfaceBuilderError) {
    guard let list = element.child("connections"), let id = element["id"], let source = object(id) else {
      return
    }
    var collections: [(name: String, objects: [AnyObject])] = []
    for connection in list.children {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let target = target(of: connection) else { continue }
        try connect(name, of: source, to: target, connection)
      case "outletCollection":
        guard let name = connection["property"], let target = target(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(target)
        } else {
          collections.append((name, [target]))
        }
      case "action": try connectAction(connection, of: source)
      case "segue": connectSegue(connection, of: source)
      default: break
      }
    }
    for (name, objects) in collections {
      if name == "gestureRecognizers", let view = source as? View {
        for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
      } else {
        try connect(name, of: source, to: objects, list)
      }
    }
  }

  /// What an outlet leads to. On a phone it is always there; here, it can be of a kind that is not made.
  private func target(of outlet: XMLElement) -> AnyObject? {
    guard let id = outlet["destination"] else { return nil }
    if let target = object(id) { return target }
    if id != "-2" {
      let what =
        scene.document.xml.root.element(id).map { "the \($0.name) \(id)" }
        ?? "\(id), which is not in the document"
      Warning.say(
        "the outlet \(outlet["property"] ?? "") leads to \(what): it stays nil", at: outlet,
        in: scene.document)
    }
    return nil
  }

  private func object(_ id: String) -> AnyObject? {
    if id == scene.ownerID { return scene.owner }
    if let object = others[id] { return object }
    for loader in loaders {
      if let object: AnyObject = loader.items[id] ?? loader.constraints[id] { return object }
    }
    return nil
  }

  private func connect(
    _ name: String, of source: AnyObject, to value: Any, _ connection: XMLElement
  ) throws(InterfaceBuilderError) {
    if let object = source as? any _DocumentObject, object._connect(name, value) { return }
    if LibraryOutlets.connect(name, of: source, to: value) { return }
    // A class without prepared sources cannot take outlets.
    guard let type = type(of: source) as? any _DocumentObject.Type, type._sourceFile != nil else {
      return Warning.say(
        "the outlet \(name) of \(Swift.type(of: source)) is not connected", at: connection, in: scene.document
      )
    }
    throw InterfaceBuilderError(
      .noOutlet(name, of: "\(type)", to: "\(Swift.type(of: value))"), at: connection.location)
  }

  private func connectAction(_ connection: XMLElement, of source: AnyObject) throws(InterfaceBuilderError) {
    guard let name = connection["selector"] else { return }
    let isForFirst = connection["destination"] == "-2" || connection["target"] == "-2"
    let target = (connection["destination"] ?? connection["target"]).flatMap(object)
    let selector = (target.map { Swift.type(of: $0) } as? any _DocumentObject.Type)?._action(name)
    guard let target, let selector else {
      if !isForFirst, let target { connectMissing(name, of: target, connection, source) }
      return
    }
    switch source {
    case let control as Control:
      control.addTarget(
        target, action: selector, for: events[connection["eventType"] ?? ""] ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default: break
    }
  }

  /// An action that its target does not have. On a phone the app ends when the action is sent, and not before.
  private func connectMissing(
    _ name: String, of target: AnyObject, _ connection: XMLElement, _ source: AnyObject
  ) {
    var error = InterfaceBuilderError(
      .noAction(name, of: "\(Swift.type(of: target))"), at: connection.location)
    error.file = scene.document.file
    Warning.say("\(error.problem)", at: connection, in: scene.document)
    let action = Action { _ in fatalError("\(error)") }
    if let control = source as? Control {
      control.addAction(action, for: events[connection["eventType"] ?? ""] ?? .touchUpInside)
    }
    if let item = source as? UIBarButtonItem { item.primaryAction = action }
  }

  /// Adds an action to a control that performs a segue.
  private func connectSegue(_ segue: XMLElement, of source: AnyObject) {
    guard segue["kind"] != "embed" else { return }
    let action = Action { [weak scene] action in
      guard let scene else { return }
      let name = segue["identifier"] ?? ""
      let isWanted = (scene.owner as? ViewController)?.shouldPerformSegue(
        withIdentifier: name, sender: action.sender)
      if isWanted != false { attempt { try scene.file.inFile { try scene.perform(segue, action.sender) } } }
    }
    if let item = source as? UIBarButtonItem { item.primaryAction = action }
    if let control = source as? Control {
      control.addAction(action, for: control is Button ? .touchUpInside : .valueChanged)
    }
  }
}

extension XMLElement {
  /// The first element with an identifier here or further inside.
  fileprivate func element(_ id: String) -> XMLElement? {
    if self["id"] == id { return self }
    for child in children {
      if let found = child.element(id) { return found }
    }
    return nil
  }
}

/// The control events by their names in documents.
private let events: [String: Control.Event] = [
  "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
  "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
  "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
  "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
  "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
  "editingDidEndOnExit": .editingDidEndOnExit,
]
