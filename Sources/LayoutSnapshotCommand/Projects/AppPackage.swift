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
  let sources: [AppSources]
  /// The storyboards that are no launch screens, as paths from the package's folder.
  let storyboards: [String]
  let hasLanguages: Bool
  /// The folder of the package.
  private let folder: String

  /// The files of the package, by their paths from its folder.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      (
        "\(host)/\(host).swift",
        "// The app's own sources are prepared and compiled with this file. It can stay as it is.\n"
      ),
      ("\(host)/sources.txt", list),
      ("Tests/\(module)Tests/ScreenTests.swift", tests),
    ]
  }

  /// The folder with the list of sources.
  private var host: String { "Linux\(module)" }

  private var manifest: String {
    let localization = hasLanguages ? "\n  defaultLocalization: \"en\"," : ""
    return """
      // swift-tools-version: 6.2
      // Beside the Xcode project: tests the app's views on Linux, without a change in any of its files.
      import PackageDescription

      let package = Package(
        name: "\(module)",\(localization)
        platforms: [.macOS(.v13)],
        dependencies: [\(dependency)],
        targets: [
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKit", package: "LayoutSnapshotTesting")],
            // The whole folder, so that new files of the app are seen. \(host)/sources.txt names those that take part.
            path: ".", exclude: ["Tests"], sources: ["\(host)/\(host).swift"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSources", package: "LayoutSnapshotTesting")]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: [
              "\(module)", .product(name: "UIKit", package: "LayoutSnapshotTesting"),
              .product(name: "LayoutSnapshotTesting", package: "LayoutSnapshotTesting"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        ]
      )

      """
  }

  private var list: String {
    var lines = ["# The app's folders, as paths from here. A line with ! leaves something out."]
    lines += folders.map { "../\($0)" }
    for file in sources.flatMap(\.leftOut) {
      let path = file.path.hasPrefix(folder + "/") ? String(file.path.dropFirst(folder.count + 1)) : file.path
      lines.append(
        file.missing.isEmpty
          ? "# Tests of Xcode:" : "# Not on Linux: \(file.missing.joined(separator: ", ")).")
      lines.append("!../\(path)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var tests: String {
    let cases = launchTests + (storyboards.isEmpty ? controllerTests : storyboardTests)
    let imports = ["LayoutSnapshotTesting", "Testing", "UIKit"].map { "import \($0)" }.joined(separator: "\n")
    return """
      \(imports)

      @testable import \(module)

      /// The app's screens on a small phone, a large one and a tablet.
      @Suite(.serialized) struct ScreenTests {
        private let devices: DeviceMatrix = [.iPhoneSE, .iPhone17, .iPadPro11]

      \(cases.joined(separator: "\n\n"))
      }

      """
  }

  /// What the app shows first, with what its delegates do.
  private var launchTests: [String] {
    guard let delegate = sources.compactMap(\.delegate).first else { return [] }
    let scene = sources.compactMap(\.sceneDelegate).first.map { ", scene: \($0)()" } ?? ""
    return [
      """
        @Test func launch() {
          assertSnapshot(of: UIApplication.shared.launch(\(delegate)()\(scene)), on: devices)
        }
      """
    ]
  }

  private var storyboardTests: [String] {
    let names = storyboards.map { ($0 as NSString).lastPathComponent }
    return zip(storyboards, names).enumerated().map { index, storyboard in
      let isAlone = names.filter { $0 == storyboard.1 }.count == 1
      let stem = (storyboard.1 as NSString).deletingPathExtension
      return """
          @Test(arguments: try StoryboardScene.all(in: "\(isAlone ? storyboard.1 : storyboard.0)"))
          func \(identifier(stem, index: isAlone ? nil : index))(_ scene: StoryboardScene) throws {
            assertSnapshot(of: try scene.controller(), on: devices)
          }
        """
    }
  }

  private var controllerTests: [String] {
    let controllers = sources.flatMap(\.controllers)
    guard !controllers.isEmpty else {
      return ["  // @Test func firstScreen() { assertSnapshot(of: FirstViewController(), on: devices) }"]
    }
    return controllers.map { name in
      "  @Test func \(identifier(name, index: nil))() { assertSnapshot(of: \(name)(), on: devices) }"
    }
  }

  /// A name of a function: a word with a small first letter.
  private func identifier(_ text: String, index: Int?) -> String {
    let word = Self.moduleName(text)
    return word.prefix(1).lowercased() + word.dropFirst() + (index.map { "_\($0 + 1)" } ?? "")
  }

  /// A name as Xcode makes it of a product's: what no identifier can hold is a low line.
  static func moduleName(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let word = String(letters)
    return word.first.map { $0.isNumber } ?? true ? "_" + word : word
  }
}

extension AppPackage {
  /// Looks at an app's folders.
  init(of folders: [String], in folder: String, module: String?, dependency: String) {
    self.folders = folders
    self.folder = folder
    self.dependency = dependency
    self.module = module ?? Self.moduleName((folders[0] as NSString).lastPathComponent)
    sources = folders.map { AppSources(at: folder + "/" + $0) }
    var storyboards: [String] = []
    var hasLanguages = false
    for place in folders {
      let names =
        FileManager.default.enumerator(atPath: folder + "/" + place)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !name.contains("/.") {
        if name.hasSuffix(".lproj") || name.contains(".lproj/") { hasLanguages = true }
        guard name.hasSuffix(".storyboard"),
          let document = try? InterfaceBuilderDocument(
            contentsOf: URL(fileURLWithPath: "\(folder)/\(place)/\(name)")),
          !document.isLaunchScreen
        else { continue }
        storyboards.append(place == "." ? name : "\(place)/\(name)")
      }
    }
    (self.storyboards, self.hasLanguages) = (storyboards, hasLanguages)
  }
}
