/// What a document of Xcode's data model editor says of an app's objects.
///
///     let model = try DataModel(at: "App/Recipes.xcdatamodeld")
///     model.entities.map(\.name)   // ["Recipe", "Step"]
///
/// The order is that of the document, so that what is made of it is the same every time.
package struct DataModel: Equatable, Sendable {
  /// What `NSPersistentContainer(name:)` calls it: the name of the outermost folder without its ending.
  package var name: String
  package var entities: [Entity]

  /// Reads the current version of a model.
  ///
  /// - Parameter path: a folder `X.xcdatamodeld` with versions, or a single `X.xcdatamodel`.
  /// - Throws: ``DataModelProblem`` if there is no version in it or its text says no model.
  package init(at path: String) throws(DataModelProblem) {
    guard let contents = DataModelPlace.contents(of: path) else { throw .noVersion(path: path) }
    try self.init(ofContents: contents)
  }

  /// Reads the text of a version, `X.xcdatamodeld/X 2.xcdatamodel/contents`, whether it is the current one or
  /// not.
  package init(ofContents path: String) throws(DataModelProblem) {
    guard let bytes = DataModelPlace.bytes(of: path) else { throw .unreadable(path: path) }
    try self.init(contents: bytes, name: DataModelPlace.name(ofContents: path), path: path)
  }

  /// Reads the text of a version.
  ///
  ///     let text = #"<model><entity name="Recipe" representedClassName="Recipe"/></model>"#
  ///     try DataModel(contents: Array(text.utf8), name: "Recipes").entities[0].className   // "Recipe"
  ///
  /// - Parameter path: what problems call the file.
  package init(
    contents bytes: [UInt8], name: String, path: String = "contents"
  ) throws(DataModelProblem) {
    self.name = name
    entities = try DataModelReader(path: path).entities(in: bytes)
  }

  /// The entity of a name.
  package func entity(named name: String) -> Entity? { entities.first { $0.name == name } }
}
