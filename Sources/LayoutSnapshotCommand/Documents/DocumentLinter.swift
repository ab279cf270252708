import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotValues

/// Checks the scenes of documents.
struct DocumentLinter: Sendable {
  /// The device to check on; none for that of the canvas, the only one on which views can be misplaced.
  var device: Device?
  var severity = LayoutFinding.Severity.advice
  var allowances: [LayoutAllowance] = []

  /// What was found in a scene.
  struct SceneFindings {
    let scene: String
    let findings: [(finding: LayoutFinding, location: DocumentLocation?)]
  }

  /// - Parameter name: the only scene to look at, or none for all.
  func lint(_ document: InterfaceBuilderDocument, only name: String?) throws(CommandFailure)
    -> [SceneFindings]
  {
    let chosen = try name.map { (name) throws(CommandFailure) in [try document.describedScene(name)] }
    var found: [SceneFindings] = []
    for description in chosen ?? document.scenes.filter(\.hasView) {
      found.append(try lint(description, in: document))
    }
    return found
  }

  private func lint(
    _ description: SceneDescription, in document: InterfaceBuilderDocument
  ) throws(CommandFailure) -> SceneFindings {
    let scene = try document.made(description, for: .canvas)
    let places = locations(in: scene)
    var findings = try findings(in: scene, of: document).filter { !Self.ofContents.contains($0.rule) }
    // On the canvas contents are as large as Xcode found them, so that a number for a size would agree with any.
    findings += try self.findings(in: try document.made(description, for: .measuring), of: document)
      .filter { Self.ofContents.contains($0.rule) }
    findings = findings.inOrder(of: scene.view.itemsWithPaths.map(\.path))
    let parts = paths(of: document.partsOfCells, in: scene)
    findings.removeAll { Self.ofConstraints.contains($0.rule) && parts.contains($0.path) }
    let isScreen = document.fillsScreen(scene)
    let shown = findings.filter { $0.severity >= severity && (isScreen || !Self.ofScreens.contains($0.rule)) }
    return SceneFindings(scene: description.name, findings: shown.map { ($0, place($0.path, places)) })
  }

  private func findings(
    in scene: InterfaceBuilderScene, of document: InterfaceBuilderDocument
  ) throws(CommandFailure) -> [LayoutFinding] {
    let name = scene.description.name
    if let device {
      do { return try scene.view.layout(on: device).findings(allowing: allowances) } catch {
        throw .layout("\(name) on \(device.name)", error)
      }
    }
    let editor = try document.editor(for: scene)
    do { return try editor.findings(allowing: allowances) } catch { throw .tool(name, error) }
  }

  /// Rules on how a view is placed and called, which is not for its owner to say where a cell does it.
  private static let ofConstraints: Set<LayoutRule> = [.autoresizing, .unnamed]

  private func paths(of objects: Set<String>, in scene: InterfaceBuilderScene) -> Set<String> {
    if objects.isEmpty { return [] }
    let views = Set(scene.records.filter { objects.contains($0.id) }.map { ObjectIdentifier($0.view) })
    return Set(scene.view.itemsWithPaths.filter { views.contains(ObjectIdentifier($0.item)) }.map(\.path))
  }

  /// Rules that ask what contents need.
  private static let ofContents: Set<LayoutRule> = [.contentSize, .fixedSize]

  /// Rules that are no good for a cell, or another view that is only a part of a screen.
  private static let ofScreens: Set<LayoutRule> = [.rootEdge, .safeArea, .readableWidth]

  private func locations(in scene: InterfaceBuilderScene) -> [String: DocumentLocation] {
    let paths = Dictionary(
      scene.view.itemsWithPaths.map { (ObjectIdentifier($0.item), $0.path) }, uniquingKeysWith: { a, _ in a })
    return Dictionary(
      scene.records.compactMap { record in
        paths[ObjectIdentifier(record.view)].map { ($0, record.location) }
      }, uniquingKeysWith: { a, _ in a })
  }

  /// Where the document speaks of an item, or of the innermost view around it that it speaks of.
  private func place(_ path: String, _ places: [String: DocumentLocation]) -> DocumentLocation? {
    var path = path
    while places[path] == nil {
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = String(path[..<slash])
    }
    return places[path]
  }
}
