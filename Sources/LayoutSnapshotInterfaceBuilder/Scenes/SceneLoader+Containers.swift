import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Lets each container view of a scene hold the view of the scene that its segue embeds, as it is at run time.
  func embedScenes(in outer: SceneDescription) throws(InterfaceBuilderError) {
    for record in records where record.element == "containerView" {
      guard let segue = document.objects[record.id]?.embedSegue else { continue }
      try embed(segue, in: record.view, of: outer)
    }
  }

  private func embed(
    _ segue: XMLElement, in container: View, of outer: SceneDescription
  ) throws(InterfaceBuilderError) {
    let chain = containers + [outer]
    guard let inner = try scene(at: segue) else { return }
    if let first = chain.firstIndex(where: { $0.objectIdentifier == inner.objectIdentifier }) {
      let names = (chain[first...] + [inner]).map(\.name)
      throw InterfaceBuilderError(.cyclicReference(names), at: segue.location)
    }
    let scene = try SceneLoader(document, options, classes, in: chain).load(inner)
    scene.view.frame = CGRect(origin: .zero, size: container.frame.size)
    scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(scene.view)
    records += scene.records
    constraintRecords += scene.constraintRecords
  }

  /// The scene that a segue leads to; none where its view comes from another document or from code.
  ///
  /// Of a navigation or tab bar controller that is the first one in it.
  private func scene(at segue: XMLElement) throws(InterfaceBuilderError) -> SceneDescription? {
    var segue: XMLElement? = segue
    var visited: Set<String> = []
    while let current = segue {
      guard let id = current["destination"], let controller = document.objects[id] else {
        throw InterfaceBuilderError(
          .unknownReference(current["destination"] ?? "", by: "the segue \(current["id"] ?? "")"),
          at: current.location)
      }
      guard visited.insert(id).inserted else { return nil }
      let found = document.scenes.first { $0.objectIdentifier == id }
      if let found, found.hasView { return found }
      segue = controller.child("connections")?.children.first {
        ["rootViewController", "viewControllers"].contains($0["relationship"])
      }
    }
    return nil
  }
}

extension XMLElement {
  /// The segue by which a container view shows another scene.
  fileprivate var embedSegue: XMLElement? {
    child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
  }
}
