import Foundation
import LayoutSnapshotViews

/// What leads from a scene to another, and back.
extension AppScene {
  /// Creates the destination of a segue: by the owner's method, if the segue names one, or else by its own initialiser.
  func destination(of segue: XMLElement, sender: Any?) throws(InterfaceBuilderError) -> ViewController? {
    guard let id = segue["destination"],
      let element = document.objects[id] ?? document.objects.placeholder(id)
    else {
      throw InterfaceBuilderError(
        .unknownReference(segue["destination"] ?? "", by: "the segue \(segue["id"] ?? "")"),
        at: segue.location)
    }
    var isThere = true
    var make: ((NSCoder) -> ViewController?)?
    if let name = segue["destinationCreationSelector"], let source = owner as? ViewController {
      make = { coder in
        guard let made = source._destination(name, coder, sender, segue["identifier"]) else {
          isThere = false
          return nil
        }
        return made
      }
    }
    let made: ViewController?
    if element.name == "viewControllerPlaceholder" {
      made = referenced(element, make)
    } else {
      // Only its controllers retain a storyboard.
      made = try AppScene(file, storyboard: storyboard).controller(
        SceneDescription(element, initial: nil), make: make)
    }
    guard isThere else {
      throw InterfaceBuilderError(
        .noSegueAction(
          segue["destinationCreationSelector"] ?? "", of: "\(owner.map { "\(type(of: $0))" } ?? "")"),
        at: segue.location)
    }
    return made
  }

  /// Creates the controller of another storyboard.
  private func referenced(
    _ element: XMLElement, _ make: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let name = element["storyboardName"] ?? ""
    let other = UIStoryboard(name: name, bundle: file.bundle, source: file.source)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController(creator: make)
    }
    return other.instantiateViewController(identifier: identifier, creator: make)
  }

  /// Performs a segue of the scene by its identifier.
  func perform(_ name: String, in element: XMLElement, _ sender: Any?) throws(InterfaceBuilderError) {
    let segues = ([element] + element.descendants).filter { $0.name == "segue" }
    guard let segue = segues.first(where: { $0["identifier"] == name }) else {
      throw InterfaceBuilderError(
        .noSegue(name, known: segues.compactMap { $0["identifier"] }), at: element.location)
    }
    try perform(segue, sender)
  }

  /// Creates the destination of a segue and shows it.
  func perform(_ segue: XMLElement, _ sender: Any?) throws(InterfaceBuilderError) {
    guard let source = owner as? ViewController else { return }
    let kind = segue["kind"] ?? "show"
    if kind == "unwind" { return unwind(segue, from: source, sender) }
    guard let target = try destination(of: segue, sender: sender) else { return }
    let way = UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: target) {
      switch kind {
      case "showDetail", "replace": source.showDetailViewController(target, sender: sender)
      case "presentation", "modal", "popoverPresentation", "popover": source.present(target, animated: true)
      default: source.show(target, sender: sender)
      }
    }
    source.prepare(for: way, sender: sender)
    way.perform()
  }

  /// Goes back to the nearest controller that has the segue's action, and calls it. Without one nothing happens, as in UIKit.
  private func unwind(_ segue: XMLElement, from source: ViewController, _ sender: Any?) {
    guard let name = segue["unwindAction"] else { return }
    var place: ViewController? = source
    while let current = place {
      if let target = current.unwindTarget(name, from: source), let action = type(of: target)._action(name) {
        let way = UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: target) {
          target.returnHere()
        }
        source.prepare(for: way, sender: sender)
        target.perform(action, with: way)
        way.perform()
        return
      }
      place = current.parent ?? current.presentingViewController
    }
    Warning.say("no controller before \(type(of: source)) has the action \(name)", at: segue, in: document)
  }
}

extension ViewController {
  /// The controller that an unwind segue leads to from here: this one, or one of its children, the topmost first.
  fileprivate func unwindTarget(_ action: String, from source: ViewController) -> ViewController? {
    if self !== source, type(of: self)._action(action) != nil { return self }
    return children.reversed().first { $0 !== source && type(of: $0)._action(action) != nil }
  }

  /// Takes away what is shown over the controller: what it or a container of it presents, and what lies above in the stack.
  fileprivate func returnHere() {
    var shown = self
    while true {
      if shown.presentedViewController != nil { shown.dismiss(animated: false) }
      guard let parent = shown.parent else { return }
      if let navigation = parent as? NavigationController {
        for popped in navigation.popToViewController(shown, animated: false) ?? []
        where popped.presentedViewController != nil { popped.dismiss(animated: false) }
      } else if let tabs = parent as? TabBarController {
        tabs.selectedViewController = shown
      }
      shown = parent
    }
  }
}
