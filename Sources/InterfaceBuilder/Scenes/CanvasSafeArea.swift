import ViewTree

extension InterfaceBuilderDocument {
  /// What bars, notch and indicator cover of a scene's view on the canvas, as the document's structure tells.
  package func canvasSafeArea(of description: SceneDescription) -> EdgeInsets { .zero }
}

extension SceneDescription {
  /// Whether the document has a view for the scene.
  package var hasView: Bool { viewElement != nil }

  var viewElement: XMLElement? {
    let view = element.isViewController ? element.children.first { $0["key"] == "view" } : element
    return view.flatMap { ViewClass.named($0.name) == nil ? nil : $0 }
  }
}

extension InterfaceBuilderScene {
  /// Interface Builder's name of the root view.
  package var rootIdentifier: String { records.first?.id ?? "" }
}

extension InterfaceBuilderScene {
  /// Whether the root is a cell or a header of a list, which no bar covers.
  package var isCell: Bool {
    let element = records.first?.element ?? ""
    return element.hasSuffix("Cell") || element == "collectionReusableView"
  }
}
