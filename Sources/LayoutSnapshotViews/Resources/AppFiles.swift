import Foundation

/// What other modules look for in the package.
package enum AppFiles {
  /// The models of stores, `Notes.xcdatamodeld`, in the order of their paths.
  package static var models: [String] { models(in: PackageFolder.path) }

  /// The model of a name, which the compiled one of an app, `Notes.momd`, is made of.
  package static func model(_ name: String) -> String? { model(name, in: PackageFolder.path) }

  static func model(_ name: String, in package: String) -> String? {
    models(in: package).first {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name
    }
  }

  static func models(in package: String) -> [String] {
    let contents = PackageFolder.files(in: package, endings: [""]).filter {
      $0.hasSuffix(".xcdatamodel/contents")
    }
    let models = contents.map { path in
      let model = (path as NSString).deletingLastPathComponent
      let around = (model as NSString).deletingLastPathComponent
      return (around as NSString).pathExtension == "xcdatamodeld" ? around : model
    }
    // Versions of one model lie side by side.
    return models.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
