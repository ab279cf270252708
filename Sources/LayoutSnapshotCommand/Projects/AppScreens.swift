import Foundation
import LayoutSnapshotSources

/// The screens of an app that its generated tests draw.
struct AppScreens {
  /// A test, or what a comment says in place of one.
  struct Screen: Equatable {
    /// What is drawn, for people: `launch`, `Main.storyboard`, `ProfileController`.
    var name: String
    var lines: [String]
    /// Why there is no test; none where there is one.
    var refusal: String?
  }

  var screens: [Screen]
  /// The storyboards that are no launch screens, as paths from the package's folder.
  let storyboards: [String]

  init(sources: AppSources, storyboards: [String]) {
    self.storyboards = storyboards
    screens = Self.launch(sources)
    screens += storyboards.isEmpty ? Self.controllers(sources) : Self.scenes(of: storyboards)
  }

  /// The source of the tests of a module.
  func text(module: String) -> String {
    (head(module) + screens.flatMap { Self.lines(of: $0) + [""] }.dropLast() + ["}", ""]).joined(
      separator: "\n")
  }

  /// Makes comments of the tests that errors stand in.
  ///
  /// - Parameters:
  ///   - errors: errors of the file with the tests, whose first line ``text(module:)`` does not have.
  /// - Returns: whether there is a test less.
  mutating func refuse(_ errors: [CompilerError], module: String) -> Bool {
    var line = head(module).count + 2
    var isLess = false
    for index in screens.indices {
      let count = Self.lines(of: screens[index]).count
      let error = errors.first { (line..<line + count).contains($0.line) }
      if let error, screens[index].refusal == nil {
        screens[index].refusal = error.text
        isLess = true
      }
      line += count + 1
    }
    return isLess
  }

  private static func lines(of screen: Screen) -> [String] {
    guard let refusal = screen.refusal else { return screen.lines }
    return ["  // \(screen.name) is not drawn: \(refusal)"]
  }

  private func head(_ module: String) -> [String] {
    ["LayoutSnapshotTesting", "Testing", "UIKit"].map { "import \($0)" }
      + """

      @testable import \(module)

      /// The app's screens on a small phone, a large one and a tablet.
      @Suite(.serialized) struct ScreenTests {
        private let devices: DeviceMatrix = [.iPhoneSE, .iPhone17, .iPadPro11]

      """.components(separatedBy: "\n")
  }

  /// What the app shows first, with what its delegates do.
  private static func launch(_ sources: AppSources) -> [Screen] {
    guard let delegate = sources.delegate else { return [] }
    let scene = sources.sceneDelegate.map { ", scene: \($0)()" } ?? ""
    return [
      Screen(
        name: "launch",
        lines: [
          "  @Test func launch() {",
          "    assertSnapshot(of: UIApplication.shared.launch(\(delegate)()\(scene)), on: devices)",
          "  }",
        ])
    ]
  }

  private static func scenes(of storyboards: [String]) -> [Screen] {
    let names = storyboards.map { ($0 as NSString).lastPathComponent }
    return zip(storyboards, names).enumerated().map { index, storyboard in
      let isAlone = names.filter { $0 == storyboard.1 }.count == 1
      let stem = (storyboard.1 as NSString).deletingPathExtension
      return Screen(
        name: storyboard.1,
        lines: [
          "  @Test(arguments: try StoryboardScene.all(in: \"\(isAlone ? storyboard.1 : storyboard.0)\"))",
          "  func \(identifier(stem, index: isAlone ? nil : index))(_ scene: StoryboardScene) throws {",
          "    assertSnapshot(of: try scene.controller(), on: devices)",
          "  }",
        ])
    }
  }

  private static func controllers(_ sources: AppSources) -> [Screen] {
    guard !sources.controllers.isEmpty else {
      let line = "  // @Test func firstScreen() { assertSnapshot(of: FirstViewController(), on: devices) }"
      return [Screen(name: "", lines: [line])]
    }
    return sources.controllers.map { name in
      Screen(
        name: name,
        lines: [
          "  @Test func \(identifier(name, index: nil))() { assertSnapshot(of: \(name)(), on: devices) }"
        ])
    }
  }

  /// A name of a function: a word with a small first letter.
  private static func identifier(_ text: String, index: Int?) -> String {
    let word = AppPackage.moduleName(text)
    return word.prefix(1).lowercased() + word.dropFirst() + (index.map { "_\($0 + 1)" } ?? "")
  }
}
