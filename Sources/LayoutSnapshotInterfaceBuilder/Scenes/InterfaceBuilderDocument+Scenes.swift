import LayoutSnapshotViews

extension InterfaceBuilderDocument {
  /// Makes the scene of a name: a storyboard identifier, a custom class, a label, a title or an object's identifier.
  ///
  /// - Parameter name: none for the initial scene, or the only one.
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

  /// The scene that a name means; without one the initial scene, or the only one.
  package func description(of name: String?) throws(InterfaceBuilderError) -> SceneDescription {
    let known = scenes.map(\.name)
    guard let name else {
      if let initial = scenes.first(where: \.isInitial) { return initial }
      if let only = scenes.first, scenes.count == 1 { return only }
      throw InterfaceBuilderError(.noInitialScene(known: known), in: file)
    }
    // An identifier is what the author chose to be asked by; classes are shared by many scenes.
    let found = scenes.first { $0.identifier == name } ?? scenes.first { $0.answers(to: name) }
    guard let found else { throw InterfaceBuilderError(.noScene(name, known: known), in: file) }
    return found
  }
}

extension InterfaceBuilderDocument {
  /// The objects that a table cell of one of the system's styles lays out by itself: its labels and its picture.
  package var partsOfCells: Set<String> {
    let cells = xml.root.descendants.filter { $0.name == "tableViewCell" }
    return Set(
      cells.flatMap { cell in ["textLabel", "detailTextLabel", "imageView"].compactMap { cell[$0] } })
  }
}
