import Foundation
import Testing

/// `init` writes a package for an app, and nothing else.
@Suite struct InitProgramTests {
  private func app() throws -> ThrowAwayPackage {
    let folder = try ThrowAwayPackage()
    try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
    try folder.write("import UIKit\nclass FirstController: UIViewController {}\n", to: "My Shop/First.swift")
    try folder.write("import UIKit\nimport PDFKit\nclass Map: PDFView {}\n", to: "My Shop/Map.swift")
    try folder.write("import XCTest\nclass Tests: XCTestCase {}\n", to: "My Shop/Tests/Tests.swift")
    return folder
  }

  private func document(_ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" \(attributes)><scenes/></document>
    """
  }

  @Test func apps_getAPackage_withATestForEachStoryboard() throws {
    let folder = try app()
    try folder.write(document(), to: "My Shop/Base.lproj/Main.storyboard")
    try folder.write(document("launchScreen=\"YES\""), to: "My Shop/Base.lproj/LaunchScreen.storyboard")
    let run = try BuiltProgram.run(
      ["init", "--app", "My Shop", "--package", "../Library", "--no-build"], in: folder.path)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("1 of 2 sources, 1 storyboard\n"))
    #expect(run.output.contains("left out: My Shop/Map.swift imports PDFKit"))
    let manifest = try folder.text("Package.swift")
    #expect(manifest.contains("path: \"../Library\", traits: [\"UIKitSources\"]"))
    #expect(manifest.contains("        \"Snapshots\",\n        \"My Shop\",\n      ]"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Snapshots"))
    #expect(manifest.contains("name: \"My_Shop\""))
    let list = try folder.text("LinuxMy_Shop/sources.txt").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    #expect(list == ["../My Shop", "!../My Shop/Map.swift", "!../My Shop/Tests/Tests.swift"])
    let tests = try folder.text("Tests/My_ShopTests/ScreenTests.swift")
    #expect(tests.contains("StoryboardScene.all(in: \"Main.storyboard\")"))
    #expect(!tests.contains(".launch("))
    #expect(!tests.contains("LaunchScreen"))
  }

  @Test func apps_withoutStoryboards_getATestForEachController() throws {
    let folder = try app()
    #expect(try BuiltProgram.run(["init", "--app", "My Shop"], in: folder.path).code == 0)
    #expect(
      try folder.text("Tests/My_ShopTests/ScreenTests.swift").contains("of: FirstController(), on: devices"))
  }

  @Test func apps_withCombine_getItsProduct() throws {
    let folder = try app()
    try folder.write(
      "import Combine\nclass Model: ObservableObject {}\n", to: "My Shop/Model.swift")
    let run = try BuiltProgram.run(["init", "--app", "My Shop", "--no-build"], in: folder.path)
    #expect(run.code == 0 && run.output.contains("2 of 3 sources"), "\(run.output)\(run.errors)")
    #expect(try folder.text("Package.swift").contains(".product(name: \"UIKitCombine\", package:"))
  }

  @Test func apps_withDelegates_areLaunched() throws {
    let folder = try app()
    try folder.write(
      "import UIKit\n@main class Start: UIResponder, UIApplicationDelegate {}\n", to: "My Shop/Start.swift")
    try folder.write(
      "import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate {}\n", to: "My Shop/Scene.swift")
    #expect(try BuiltProgram.run(["init", "--app", "My Shop"], in: folder.path).code == 0)
    let tests = try folder.text("Tests/My_ShopTests/ScreenTests.swift")
    #expect(
      tests.contains("assertSnapshot(of: UIApplication.shared.launch(Start(), scene: Scene()), on: devices)"))
  }

  @Test func nothing_isOverwritten() throws {
    let folder = try app()
    try folder.write("// mine\n", to: "Package.swift")
    let run = try BuiltProgram.run(["init", "--app", "My Shop"], in: folder.path)
    #expect(run.code == 3)
    #expect(run.errors.contains("Package.swift") && run.errors.contains("is not overwritten"))
    #expect(try folder.text("Package.swift") == "// mine\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/LinuxMy_Shop"))
  }

  /// A link that leads nowhere is somebody's as well, and where links lead nothing is written.
  @Test(arguments: [
    "Package.swift", "LinuxMy_Shop/sources.txt", "LinuxMy_Shop", "Tests", "Tests/My_ShopTests",
  ])
  func links_stay_andAreNotFollowed(place: String) throws {
    for leadsToSomething in [true, false] {
      let folder = try app()
      let target = folder.path + "/elsewhere"
      if leadsToSomething {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      }
      let link = folder.path + "/" + place
      try FileManager.default.createDirectory(
        atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let before = try folder.contents(".")
      let run = try BuiltProgram.run(["init", "--app", "My Shop"], in: folder.path)
      #expect(run.code == 3 && run.errors.contains(place), "\(run.errors)")
      #expect(try folder.contents(".") == before)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
  }

  /// Whoever keeps references elsewhere goes on doing so.
  @Test func linksInThePlaceOfReferences_stay() throws {
    let folder = try app()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Snapshots", withDestinationPath: folder.path + "/elsewhere")
    #expect(try BuiltProgram.run(["init", "--app", "My Shop"], in: folder.path).code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Snapshots").hasSuffix(
        "elsewhere"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/elsewhere"))
  }

  @Test func foldersThatCannotBe_areTold() throws {
    let folder = try app()
    #expect(try BuiltProgram.run(["init"], in: folder.path).errors.contains("--app"))
    #expect(try BuiltProgram.run(["init", "--app", "Nothing"], in: folder.path).errors.contains("Nothing"))
    let outside = try BuiltProgram.run(["init", "--app", "../"], in: folder.path + "/My Shop")
    #expect(outside.code == 3 && outside.errors.contains("not inside this folder"))
  }
}
