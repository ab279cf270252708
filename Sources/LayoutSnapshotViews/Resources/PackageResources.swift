import Foundation
import LayoutSnapshotSupport

/// The files that an app finds in its bundle: here those of the package that the process runs in.
///
/// Prepared sources ask it where they ask a bundle. Every bundle is the same, because a package on Linux has none of the app's.
struct PackageResources {
  static let shared = PackageResources(in: PackageFolder.path)

  let package: String
  private let read = Locked<[String: [String]]>([:])
  /// The app's `Info.plist`, and what its Xcode project sets.
  private let list: (data: Data, settings: BuildSettings)?
  /// Where that list is.
  let pathOfList: String?

  init(in package: String) {
    self.package = package
    pathOfList = Self.list(in: package)
    list = pathOfList.flatMap { path in
      FileManager.default.contents(atPath: path).map { ($0, BuildSettings(of: path, in: package)) }
    }
  }

  // MARK: Files

  /// Where a file is. Of several files of one name the one for the language of the current device's locale is taken, then one
  /// without a language; of those the first by path, with a warning.
  func path(of name: String?, type: String?, in folder: String? = nil, language: String? = nil) -> String? {
    let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    if let name, ["momd", "mom"].contains(type) { return AppFiles.model(name, in: package) }
    let found = paths(
      type: name.map { type.isEmpty ? ($0 as NSString).pathExtension : type } ?? type, in: folder
    )
    .filter { path in
      guard let name, !name.isEmpty else { return true }
      let file = type.isEmpty ? name : name + "." + type
      return path.hasSuffix("/" + file)
    }
    guard let first = found.first else { return nil }
    let languages = language.map { [$0] } ?? Self.languages + ["Base", ""]
    for language in languages {
      let fitting = found.filter { Self.language(of: $0) == language }
      if fitting.count > 1, name != nil {
        Self.warn("\(fitting[0]) is used, and not \(fitting.dropFirst().joined(separator: ", "))")
      }
      if let path = fitting.first { return path }
    }
    return language == nil ? first : nil
  }

  /// The files with an ending, in the order of their paths.
  func paths(type: String, in folder: String? = nil) -> [String] {
    let type = type.hasPrefix(".") ? String(type.dropFirst()) : type
    let all = read.withLock { known in
      if let files = known[type] { return files }
      let files = PackageFolder.files(in: package, endings: [type])
      known[type] = files
      return files
    }
    guard let folder, !folder.isEmpty else { return all }
    return all.filter { ($0 as NSString).deletingLastPathComponent.hasSuffix("/" + folder) }
  }

  /// `de` for `de.lproj/Help.html`.
  private static func language(of path: String) -> String {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension : ""
  }

  /// The languages of the current locale: `de_AT`, `de-AT`, `de`.
  private static var languages: [String] {
    let locale = CurrentDevice.unwatched.traitCollection.localeIdentifier ?? ""
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    return [locale, parts.joined(separator: "-"), parts.first ?? ""].filter { !$0.isEmpty }
  }

  // MARK: Properties

  /// What the app's `Info.plist` says, with the values of its variables.
  var infoDictionary: [String: Any] {
    guard let list else { return [:] }
    return Self.properties(of: list.data)?.mapValues { list.settings.resolved($0) } ?? [:]
  }

  private static func properties(of list: Data) -> [String: Any]? {
    unsafe try? PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
  }

  /// The list of the app itself, if there are others: it names a storyboard or says how the app begins.
  private static func list(in package: String) -> String? {
    let lists = PackageFolder.files(in: package, endings: ["plist"]).filter { $0.hasSuffix("Info.plist") }
    let signs = [
      "UIMainStoryboardFile", "UIApplicationSceneManifest", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
    ]
    return lists.first { list in
      let properties = FileManager.default.contents(atPath: list).flatMap(properties)
      return signs.contains { properties?[$0] != nil }
    } ?? lists.first
  }

  private static func warn(_ text: String) { FileHandle.standardError.write(Data("warning: \(text)\n".utf8)) }
}
