import Foundation

/// The text of a version of a data model, `Recipes.xcdatamodeld/Recipes.xcdatamodel/contents`, or of one
/// without versions.
///
/// A plugin can import no module of the package, so that this says again what `DataModelPlace` does.
struct DataModelText {
  let path: String
  /// The outermost folder of the model.
  let model: String

  private static let (versions, version, text) = (".xcdatamodeld", ".xcdatamodel", "contents")

  /// - Returns: nil for the path of anything else.
  init?(path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    guard (path as NSString).lastPathComponent == Self.text, folder.hasSuffix(Self.version) else {
      return nil
    }
    let around = (folder as NSString).deletingLastPathComponent
    (self.path, model) = (path, around.hasSuffix(Self.versions) ? around : folder)
  }

  /// Whether the version is the one that the app uses: the one that the model names, or else the first.
  var isCurrent: Bool {
    guard model.hasSuffix(Self.versions) else { return true }
    let list = FileManager.default.contents(atPath: model + "/.xccurrentversion")
      .flatMap { try? PropertyListDecoder().decode([String: String].self, from: $0) }
    let named = list?["_XCCurrentVersionName"].map { [$0] } ?? []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model)) ?? []
    let all = names.filter { $0.hasSuffix(Self.version) && !$0.hasPrefix(".") }.sorted()
    let texts = (named + all).map { "\(model)/\($0)/\(Self.text)" }
    return texts.first { FileManager.default.fileExists(atPath: $0) } == path
  }

  var nameOfCopy: String { (model as NSString).lastPathComponent + "+Classes.swift" }

  /// The same with the folders between, as other sources have it.
  func nameOfCopy(below url: URL) -> String {
    let start = url.deletingLastPathComponent().path + "/"
    let folders = (model as NSString).deletingLastPathComponent + "/"
    return folders.hasPrefix(start) ? folders.dropFirst(start.count) + nameOfCopy : nameOfCopy
  }
}
