import Foundation

/// Modules of an app whose sources belong to one target here: they are imported no more.
package struct OwnModules: Equatable, Sendable {
  package private(set) var names: Set<String> = []
  /// Those of them that a type of the app is called like.
  private(set) var typesAlike: Set<String> = []

  package init() {}

  /// Folders are called like the modules whose sources they hold. Who imports what the own folder is called means another module: a
  /// folder with views of SwiftUI may be called like that.
  ///
  /// - Parameters:
  ///   - folders: the paths of the folders.
  ///   - paths: the sources that may import them.
  package init(folders: [String], of paths: [String]) {
    let modules = Dictionary(grouping: folders) { folder in
      SwiftText.moduleName(folder.split(separator: "/").last.map(String.init) ?? folder)
    }.filter { !AppModule.isThere($0.key) }
    names = Set(modules.keys)
    guard !names.isEmpty else { return }
    for path in paths {
      let bytes = FileManager.default.contents(atPath: path).map { Array($0) } ?? []
      guard names.contains(where: { bytes.contains(Array($0.utf8)) }), let source = try? SwiftSource(bytes)
      else {
        continue
      }
      for module in source.importedModules {
        if modules[module]?.contains(where: { path.hasPrefix($0 + "/") }) ?? false { names.remove(module) }
      }
      for type in source.types where type.keyword != "extension" && type.qualifiedName == type.name {
        if names.contains(type.name) { typesAlike.insert(type.name) }
      }
    }
  }
}
