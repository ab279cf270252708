import Foundation
import LayoutSnapshotSupport

/// The folder that an app takes for its bundle: `Bundle.main.resourcePath`.
///
/// Xcode puts the resources of a target side by side into the app, whatever folders they come from. Code that lists them, or joins
/// a name to the path, finds them here: a folder of links to the package's files, which is made when it is first asked for and
/// goes when the process ends.
///
///     let names = try FileManager.default.contentsOfDirectory(atPath: AppFolder.path)  // "Info.plist", "cities.json", …
enum AppFolder {
  static let path = made(of: PackageResources.shared.filesOfApp, around: PackageResources.shared.folderOfApp)

  /// What becomes something else when an app is built, and so is no file in it.
  static let sources: Set = [
    "swift", "h", "m", "mm", "c", "cc", "cpp", "hpp", "s", "pch", "modulemap", "metal", "storyboard", "xib",
    "entitlements",
    "xcconfig", "xctestplan", "intentdefinition", "strings", "stringsdict", "xcstrings", "gyb", "md",
  ]
  /// Folders that become something else, too.
  static let compiled: Set = [
    "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "playground",
    "docc", "icon",
  ]
  /// Folders that are one file for whoever looks at them.
  static let whole: Set = ["bundle", "scnassets", "momd", "mlmodelc", "rcproject", "framework"]

  /// Makes a folder with a link for each file, under its name alone; files of languages stay in their folders.
  /// Of several files of one name the first by path is there, as of several that Xcode copies to one place.
  static func made(of files: [String], around folder: String) -> String {
    let top = FileManager.default.temporaryDirectory.appendingPathComponent("app-" + UUID().uuidString)
    let name = (folder as NSString).lastPathComponent
    let app = top.appendingPathComponent((name.isEmpty ? "App" : name) + ".app").path
    try? FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    for file in files {
      let around = (file as NSString).deletingLastPathComponent
      let language = (around as NSString).lastPathComponent
      let isOfLanguage = (language as NSString).pathExtension == "lproj"
      let place = isOfLanguage ? app + "/" + language : app
      if isOfLanguage {
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      }
      // Fails where an earlier file has the name.
      try? FileManager.default.createSymbolicLink(
        atPath: place + "/" + (file as NSString).lastPathComponent, withDestinationPath: file)
    }
    temporary.withLock { $0.append(top.path) }
    atexit { AppFolder.remove() }
    return app
  }

  /// What goes when the process ends.
  private static let temporary = Locked<[String]>([])
  private static func remove() {
    for folder in temporary.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
  }
}

extension PackageResources {
  /// The folder whose files are the app's: the one around its `Info.plist` that has sources, or the package.
  var folderOfApp: String {
    guard let list = pathOfList else { return package }
    var folder = (list as NSString).deletingLastPathComponent
    while folder.count > package.count, PackageFolder.files(in: folder, endings: ["swift"]).isEmpty {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  /// The files that Xcode would copy into the app, in the order of their paths.
  var filesOfApp: [String] {
    var found: [String] = []
    func search(_ folder: String, isPackage: Bool) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] {
        let path = folder + "/" + name
        let ending = (name as NSString).pathExtension
        guard !name.hasPrefix("."), !PackageFolder.others.contains(name),
          !AppFolder.compiled.contains(ending),
          // The package's own files and tests are not the app's.
          !isPackage || name != "Tests" && PackageFolder.isFolder(path)
        else { continue }
        if PackageFolder.isFolder(path), !AppFolder.whole.contains(ending) {
          search(path, isPackage: false)
        } else if !AppFolder.sources.contains(ending) {
          found.append(path)
        }
      }
    }
    search(folderOfApp, isPackage: folderOfApp == package)
    return found
  }
}
