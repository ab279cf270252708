import LayoutSnapshotViews

extension InterfaceBuilderDocument {
  /// Creates the scene with a name: a storyboard identifier, a custom class, a label, a title or an object's
  /// identifier.
  ///
  /// - Parameter name: the name, or nil for the initial scene or the only one with a view. For a navigation,
  ///   tab or split view controller, it is the scene that the controller shows first.
  /// - Throws: ``InterfaceBuilderError``.
  public func scene(
    _ name: String? = nil, classes: ViewFactories = [:]
  ) throws(InterfaceBuilderError) -> InterfaceBuilderScene {
    try scene(description(of: name), LoadingOptions(), classes)
  }

  /// Makes a described scene in a way of one's own.
  package func scene(
    _ description: SceneDescription, _ options: LoadingOptions, _ classes: ViewFactories = [:]
  ) throws(InterfaceBuilderError) -> InterfaceBuilderScene {
    do throws(InterfaceBuilderError) {
      return try SceneLoader(self, options, classes).load(description)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  /// The scene with a name. Without a name it is the scene that the initial controller shows, or the only one
  /// with a view.
  package func description(of name: String?) throws(InterfaceBuilderError) -> SceneDescription {
    let known = scenes.map(\.name)
    guard let name else {
      if let initial = scenes.first(where: \.isInitial) { return sceneShown(by: initial.element) ?? initial }
      let drawn = scenes.filter(\.hasView)
      if drawn.count == 1 { return drawn[0] }
      if let only = scenes.first, scenes.count == 1 { return only }
      throw InterfaceBuilderError(.noInitialScene(known: drawn.map(\.name)), in: file)
    }
    // Identifiers come first: authors choose them to request a scene, whereas many scenes share a class.
    let found = scenes.first { $0.identifier == name } ?? scenes.first { $0.answers(to: name) }
    guard let found else { throw InterfaceBuilderError(.noScene(name, known: known), in: file) }
    return found
  }

  /// The scene whose view a controller shows: its own, or that of the first controller that it contains.
  ///
  /// - Returns: nil where that view comes from another document or from code.
  func sceneShown(by controller: XMLElement) -> SceneDescription? {
    var controller = controller
    var visited: Set<String> = []
    while let id = controller["id"], visited.insert(id).inserted {
      if let scene = scenes.first(where: { $0.objectIdentifier == id }), scene.hasView { return scene }
      let segues = controller.child("connections")?.children.filter { $0["kind"] == "relationship" } ?? []
      let first = ["rootViewController", "viewControllers", "masterViewController"].lazy.compactMap { name in
        segues.first { $0["relationship"] == name }
      }.first
      guard let inner = first?["destination"].flatMap({ objects[$0] }) else { return nil }
      controller = inner
    }
    return nil
  }
}

extension InterfaceBuilderDocument {
  /// The objects that a table cell of a system style lays out by itself: its labels and its image.
  package var partsOfCells: Set<String> {
    let cells = xml.root.descendants.filter { $0.name == "tableViewCell" }
    return Set(
      cells.flatMap { cell in ["textLabel", "detailTextLabel", "imageView"].compactMap { cell[$0] } })
  }
}
