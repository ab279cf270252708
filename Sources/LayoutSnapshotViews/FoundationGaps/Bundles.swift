import Foundation

// Foundation's bundles are the test runner's on Linux. Prepared sources call these members instead: `url(forResource:)` has
// become `_url(forResource:)`.

extension Bundle {
  /// The bundle of the module: every bundle finds the files of the package.
  public static var _module: Bundle { .main }

  /// Where a file of the bundle or of the package is.
  ///
  /// ```swift
  /// let url = Bundle.main._url(forResource: "cities", withExtension: "json")
  /// ```
  public func _url(
    forResource name: String?, withExtension ext: String?, subdirectory: String? = nil,
    localization: String? = nil
  ) -> URL? {
    _path(forResource: name, ofType: ext, inDirectory: subdirectory, forLocalization: localization)
      .map { URL(fileURLWithPath: $0) }
  }

  /// Where a file of the bundle or of the package is.
  ///
  /// ```swift
  /// let path = Bundle.main._path(forResource: "cities", ofType: "json")
  /// ```
  public func _path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String? = nil,
    forLocalization localization: String? = nil
  ) -> String? {
    path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localization)
      ?? PackageResources.shared.path(of: name, type: ext, in: subpath, language: localization)
  }

  /// Where the files with an ending are, in the order of their paths.
  public func _urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    _paths(forResourcesOfType: ext, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
  }

  /// Where the files with an ending are, in the order of their paths.
  public func _paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    let own = paths(forResourcesOfType: ext, inDirectory: subpath).sorted()
    let package = PackageResources.shared.paths(type: ext ?? "", in: subpath)
    // The folder of the test runner holds files of the build tools, which no app would find.
    let (first, second) = self === Bundle.main ? (package, own) : (own, package)
    return first.isEmpty ? second : first
  }

  /// The folder with the app's files, side by side as in an app: of every bundle that is the test runner's.
  ///
  /// ```swift
  /// let names = try FileManager.default._contentsOfDirectory(atPath: Bundle.main._bundlePath)
  /// ```
  public var _bundlePath: String { bundlePath == Bundle.main.bundlePath ? AppFolder.path : bundlePath }

  /// The folder with the app's files.
  public var _bundleURL: URL { URL(fileURLWithPath: _bundlePath, isDirectory: true) }

  /// The folder with the app's files.
  public var _resourcePath: String? { bundlePath == Bundle.main.bundlePath ? AppFolder.path : resourcePath }

  /// The folder with the app's files.
  public var _resourceURL: URL? { _resourcePath.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// What the app's `Info.plist` says.
  public var _infoDictionary: [String: Any]? {
    (infoDictionary ?? [:]).merging(PackageResources.shared.infoDictionary) { $1 }
  }

  /// What the app's `Info.plist` says of a key.
  public func _object(forInfoDictionaryKey key: String) -> Any? { _infoDictionary?[key] }

  /// What the app's `Info.plist` calls it.
  public var _bundleIdentifier: String? {
    _infoDictionary?["CFBundleIdentifier"] as? String ?? bundleIdentifier
  }
}
