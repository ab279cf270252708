import Foundation

/// Where the text of a data model lies.
///
///     App.xcdatamodeld/.xccurrentversion            names App 2.xcdatamodel
///     App.xcdatamodeld/App.xcdatamodel/contents
///     App.xcdatamodeld/App 2.xcdatamodel/contents   this one
package enum DataModelPlace {
  private static let (versions, version, text) = (".xcdatamodeld", ".xcdatamodel", "contents")

  /// The text of the current version.
  ///
  /// - Parameter path: a folder with versions, or a single one.
  /// - Returns: nil if there is none, as in the folders of Xcode before version 4, whose texts are no XML.
  package static func contents(of path: String) -> String? {
    if path.hasSuffix(version) { return existing("\(path)/\(text)") }
    guard path.hasSuffix(versions) else { return nil }
    if let name = currentVersion(of: path), let found = existing("\(path)/\(name)/\(text)") { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(version) && !$0.hasPrefix(".") }.sorted()
      .lazy.compactMap { existing("\(path)/\($0)/\(text)") }.first
  }

  /// Of the paths below a folder those of the current versions' texts, in order.
  package static func contents(among names: [String], below folder: String) -> [String] {
    names.sorted().filter { name in
      guard !name.hasPrefix("."), !name.contains("/.") else { return false }
      let path = folder + "/" + name
      return isContents(path) && isCurrent(path)
    }
  }

  /// Whether a path is that of a version's text.
  package static func isContents(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 1 && parts[parts.count - 1] == text && parts[parts.count - 2].hasSuffix(version)
  }

  /// Whether a version's text is the one that an app uses.
  static func isCurrent(_ contents: String) -> Bool {
    let model = model(ofContents: contents)
    return !model.hasSuffix(versions) || Self.contents(of: model) == contents
  }

  /// The name of the model whose version's text lies at a path.
  package static func name(ofContents path: String) -> String {
    let name = (model(ofContents: path) as NSString).lastPathComponent
    return (name as NSString).deletingPathExtension
  }

  /// The outermost folder around a version's text.
  package static func model(ofContents path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let around = (folder as NSString).deletingLastPathComponent
    return around.hasSuffix(versions) ? around : folder
  }

  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The folder of the version that an app uses. A model that never had another one need not say.
  private static func currentVersion(of path: String) -> String? {
    FileManager.default.contents(atPath: path + "/.xccurrentversion")
      .flatMap { try? PropertyListDecoder().decode([String: String].self, from: $0) }?[
        "_XCCurrentVersionName"]
  }

  private static func existing(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue ? path : nil
  }
}
