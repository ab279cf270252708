import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotSources
import LayoutSnapshotStore

/// A package beside an Xcode project that tests an app's own sources.
struct AppPackage {
  /// The name of the module that the app's sources become.
  let module: String
  /// The app's folders, as paths from the package's.
  let folders: [String]
  /// Where the library comes from, as it stands in the manifest.
  let dependency: String
  /// The products besides UIKit that the app's module depends on.
  let products: Set<String>
  /// The sources that take part, by their paths.
  let kept: [String]
  /// The sources that do not, with the reason.
  let leftOut: [(path: String, reason: String)]
  /// What is left out of those that take part, with the reason.
  let parts: [(path: String, part: String, reason: String)]
  var screens: AppScreens
  /// The folder of the package.
  private let folder: String

  /// The files of the package, by their paths from its folder.
  var files: [(path: String, text: String)] {
    [
      (Self.manifestPlace, manifest(with: products)),
      (
        "\(host)/\(host).swift",
        "// The app's own sources are prepared and compiled with this file. It can stay as it is.\n"
      ),
      (places.list, WrittenText(list, comment: "#").text),
      (testsPlace, WrittenText(ScreenTestsText(screens: screens, module: module).text, comment: "//").text),
    ]
  }

  static let manifestPlace = "Package.swift"
  private let places: Places
  var testsPlace: String { places.tests }

  /// The folder with the list of sources.
  private var host: String { places.host }

  /// Where the files of a module's package lie.
  struct Places {
    /// The folder with the list of sources.
    let host: String
    /// The target of the tests, whose folder is called like it.
    let testTarget: String
    var list: String { "\(host)/sources.txt" }
    var tests: String { "Tests/\(testTarget)/ScreenTests.swift" }
    var all: [String] { [manifestPlace, "\(host)/\(host).swift", list, tests] }

    /// A project may have a folder with tests of its own, which SwiftPM would compile with these. What a manifest says that is
    /// there already stays so.
    init(module: String, in folder: String) {
      host = "Linux\(module)"
      let (usual, other) = (module + "Tests", module + "ScreenTests")
      let manifest = Self.text(folder + "/" + AppPackage.manifestPlace)
      let targets = SwiftCalls.texts(of: "testTarget", in: manifest)
      let known = [usual, other].first { name in
        targets.contains { $0.contains("name: \(SwiftText.literal(name)),") }
      }
      // A link is no folder of tests, and nothing is written behind it.
      let place = "\(folder)/Tests/\(usual)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: place)
      let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
      let isOthers = isFolder && !WrittenText.isOurs(Self.text(place + "/ScreenTests.swift"))
      testTarget = known ?? (isOthers ? other : usual)
    }

    private static func text(_ path: String) -> String {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// Makes comments of the tests that errors stand in.
  ///
  /// - Returns: whether there is a test less.
  mutating func refuse(_ errors: [CompilerError]) -> Bool {
    let text = ScreenTestsText(screens: screens, module: module)
    let places = errors.flatMap { error in
      // The file begins with a line that says whether it was edited.
      text.group(atLine: error.line - 1).map { group in
        screens.drawn.filter { $0.group == group }.map { ($0, error.text) }
      } ?? []
    }
    for (place, reason) in places { screens[place].refusal = screens[place].refusal ?? reason }
    return !places.isEmpty
  }

  /// Whether a manifest is as it is written for an app with these folders, whichever products its sources needed then.
  func isManifest(_ text: String) -> Bool {
    text == manifest(with: AppModule.products(inManifest: text))
  }

  private func manifest(with products: Set<String>) -> String {
    """
    // swift-tools-version: 6.2
    // Beside the Xcode project: tests the app's views on Linux, without a change in any of its files.
    import PackageDescription

    let package = Package(
      name: "\(module)",
      platforms: [.macOS(.v13)],
      dependencies: [\(dependency)],
      targets: [
        .target(
          name: "\(module)", dependencies: [\(AppDependency.products(products))],
          // The whole folder, so that new files of the app are seen. \(host)/sources.txt names those that take part.
          path: ".",
          exclude: [
    \(excluded.map { "        \(SwiftText.literal($0))," }.joined(separator: "\n"))
          ],
          sources: ["\(host)/\(host).swift"],
          swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
        .testTarget(
          name: "\(places.testTarget)",
          dependencies: [
            "\(module)", \(AppDependency.products()),
            .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    )

    """
  }

  /// All that lies beside the list of sources: SwiftPM would warn of each file that it does not know, and refuses texts of two
  /// targets that have one name. Files that are excluded are found all the same when tests ask for them.
  private var excluded: [String] {
    let own = [Self.manifestPlace, "Package.resolved", host, "Tests", Self.snapshots]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["Tests", Self.snapshots] + names.filter { !$0.hasPrefix(".") && !own.contains($0) }.sorted()
  }

  /// Where references lie. SwiftPM warns of what is excluded and not there, so the folder is made.
  static let snapshots = "Snapshots"

  private var list: String {
    var lines = ["# The app's folders, as paths from here. A line with ! leaves something out."]
    lines += folders.map { "../\($0)" }
    var last: String?
    func add(_ path: String, _ part: String, _ reason: String) {
      let place = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      if reason != last { lines.append("# \(reason)") }
      lines.append("!../\(place)\(part)")
      last = reason
    }
    for (path, reason) in leftOut { add(path, "", reason) }
    for (path, part, reason) in parts { add(path, ": " + part, reason) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AppPackage {
  /// A package of some of the sources in an app's folders.
  init(
    of folders: [String], in folder: String, module: String, dependency: String, products: Set<String>,
    kept: [String], leftOut: [(path: String, reason: String)],
    parts: [(path: String, part: String, reason: String)] = []
  ) {
    (self.folders, self.folder, self.dependency, self.products) = (folders, folder, dependency, products)
    (self.module, self.kept, self.leftOut, self.parts) = (module, kept, leftOut, parts)
    places = Places(module: module, in: folder)
    // One folder may lie in another.
    let paths = Set(
      folders.flatMap { place in
        let names =
          FileManager.default.enumerator(atPath: folder + "/" + place)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") && !SourceFile.isHidden($0) }.map {
          place + "/" + $0
        }
      }
    ).sorted()
    let documents = paths.compactMap { path -> (path: String, document: InterfaceBuilderDocument)? in
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      guard let document = try? InterfaceBuilderDocument(contentsOf: url), !document.isLaunchScreen else {
        return nil
      }
      return (path, document)
    }
    screens = AppScreens(
      sources: AppSources(
        of: kept, without: parts.reduce(into: [:]) { $0[$1.path, default: []].insert($1.part) }),
      documents: documents)
  }
}
