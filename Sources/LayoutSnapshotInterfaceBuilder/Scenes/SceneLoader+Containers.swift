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
    warn(scene.warnings)
  }

  /// The scene that a segue leads to; none where its view comes from another document or from code.
  ///
  /// Of a navigation or tab bar controller that is the first one in it.
  private func scene(at segue: XMLElement) throws(InterfaceBuilderError) -> SceneDescription? {
    let id = segue["destination"] ?? ""
    if let controller = document.objects[id] { return document.sceneShown(by: controller) }
    let error = InterfaceBuilderError(
      .unknownReference(id, by: "the segue \(segue["id"] ?? "")"), at: segue.location)
    guard let reference = document.objects.placeholder(id) else { throw error }
    warn(
      .otherDocument(reference["storyboardName"], by: "the segue \(segue["id"] ?? "")"), at: segue.location)
    return nil
  }
}

extension XMLElement {
  /// The segue by which a container view shows another scene.
  fileprivate var embedSegue: XMLElement? {
    child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
  }
}
