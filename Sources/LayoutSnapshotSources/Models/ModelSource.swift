import LayoutSnapshotDataModel

/// A data model as a source of an app: of some entities Xcode writes the classes when it builds.
enum ModelSource {
  /// Whether a path is that of a model's text.
  static func isModel(_ path: String) -> Bool { DataModelPlace.isContents(path) }

  /// Of the paths below a folder those of the models that classes are written for, and of those that cannot
  /// be read, which is told when they are prepared.
  static func models(among names: [String], below folder: String) -> [String] {
    DataModelPlace.contents(among: names, below: folder).filter { name in
      do {
        return !ModelClasses(try DataModel(ofContents: folder + "/" + name)).isEmpty
      } catch { return true }
    }
  }

  /// The Swift code of a model's classes, as an app's own source would be.
  ///
  /// - Parameter modules: the modules that the target depends on; nil where nobody knows them. Without Core Data nothing is
  ///   written, because a target may have a model that none of its sources uses here.
  static func text(ofModel path: String, modules: Set<String>? = nil) throws(DataModelProblem) -> String {
    let name = DataModelPlace.name(ofContents: path)
    let model = try DataModel(ofContents: path)
    let lacking = modules.map { AppModule.standIns(besides: $0) } ?? []
    let hasModule =
      AppModule.standIn(for: "CoreData", lacking: lacking) != nil || lacking.contains("CoreData")
    guard hasModule else {
      return "// No classes for the model \(name): the target does not depend on UIKitCoreData.\n"
    }
    let classes = ModelClasses(model)
    guard !classes.isEmpty else { return "// The app has all classes of the model \(name) itself.\n" }
    // What the compiler finds in the classes, it finds in the copy: the model has no line that it could point
    // to. Behind them it is as in any other copy.
    return "#sourceLocation()\n" + classes.text
      + "\(Preparation.headStart)\(SwiftText.literal(place(of: path)))\(Preparation.headEnd)\n"
  }

  /// What copies call a source: a model by the folder of its version, because all their texts have one name,
  /// and the compiler warns of two files of one name in a module.
  static func place(of path: String) -> String {
    isModel(path) ? String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)) : path
  }

  /// The source that a copy calls so.
  static func path(ofPlace place: String) -> String {
    let text = place + "/contents"
    return isModel(text) ? text : place
  }

  /// What a source is called without its ending; a model with the ending of its folder.
  static func stem(of path: String) -> String {
    let path = isModel(path) ? DataModelPlace.model(ofContents: path) : path
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
