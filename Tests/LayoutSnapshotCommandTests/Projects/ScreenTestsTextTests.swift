import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotSources
import Testing

@testable import LayoutSnapshotCommand

@Suite struct ScreenTestsTextTests {
  private func document(_ scenes: String...) throws -> InterfaceBuilderDocument {
    let all = scenes.enumerated().map { id, name in
      """
      <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(name)" id="c-\(id)">
      <view key="view" id="v-\(id)"/></viewController></objects></scene>
      """
    }
    return try InterfaceBuilderDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(all.joined())</scenes></document>
      """)
  }

  private func screens(
    _ sources: String, _ documents: [(path: String, document: InterfaceBuilderDocument)] = []
  ) throws
    -> AppScreens
  {
    let folder = try ThrowAwayPackage()
    try folder.write(sources, to: "A.swift")
    return AppScreens(sources: AppSources(of: [folder.path + "/A.swift"]), documents: documents)
  }

  private func text(_ screens: AppScreens) -> String {
    ScreenTestsText(screens: screens, module: "Shop").text
  }

  @Test func controllers_thatAreRefused_areComments() throws {
    var screens = try screens("class A: UIViewController {}\nclass B: UIViewController {}")
    #expect(screens.drawn.count == 2)
    let lines = text(screens).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains("of: B()") })
    #expect(ScreenTestsText(screens: screens, module: "Shop").group(atLine: line + 1) == 1)
    #expect(ScreenTestsText(screens: screens, module: "Shop").group(atLine: 1) == nil)
    screens[screens.drawn[1]].refusal = "Fatal error:\nno"
    #expect(
      text(screens).hasSuffix(
        """
          @Test func a() { assertSnapshot(of: A(), on: devices) }

          // B is not drawn: Fatal error:\\nno
        }

        """))
    #expect(screens.report == ["not drawn: B: Fatal error:\nno"])
    #expect(screens.drawn.count == 1)
  }

  @Test func scenes_thatAreRefused_areNoArguments() throws {
    var screens = try screens(
      "class D: UIResponder, UIApplicationDelegate {}",
      [
        ("Shop/Main.storyboard", document("Home", "A &quot;B&quot;")),
        ("Shop/Other/Main.storyboard", document("Home")),
      ])
    #expect(
      screens.drawn.map { screens.name(of: $0) } == [
        "launch", "Shop/Main.storyboard, Home", "Shop/Main.storyboard, A \"B\"",
        "Shop/Other/Main.storyboard, Home",
      ])
    #expect(
      text(screens).contains(
        "  @Test(arguments: try StoryboardScene.all(in: \"Shop/Main.storyboard\"))\n  func shop_Main("))
    screens[screens.drawn[2]].refusal = "no"
    screens[screens.drawn[2]].refusal = "none"
    screens[screens.drawn[1]].note = "looks different from run to run"
    let text = text(screens)
    #expect(text.contains("  // The scene Home looks different from run to run\n"))
    #expect(text.contains(#".filter { !["A \"B\""].contains($0.name) })"#))
    #expect(text.contains("  // The scene Home is not drawn: none\n}\n") && !text.contains("other_Main"))
  }

  /// Whatever people call their scenes and files, it is Swift.
  @Test func names_ofAllKinds_giveTestsThatCompile() throws {
    var screens = try screens(
      "",
      [
        ("Default.storyboard", document("A&#10;B")), ("Main.storyboard", document("x")),
        ("main.storyboard", document("x")), ("设置.storyboard", document("x")),
        ("主页.storyboard", document("x")),
        ("Launch.storyboard", document("x")),
      ])
    let trials = TrialsText(screens: screens, module: "Shop", place: "/app/Tests.swift").text
    #expect(trials.contains(#"try scene("A\u{a}B", in:"#))
    screens[screens.drawn[0]].refusal = "no"
    #expect(text(screens).contains("  // The scene A\\nB is not drawn: no\n"))
    #expect(text(screens).contains("  func `default`(") == false)
    #expect(text(screens).contains("  func main_"))
  }

  /// Each screen has a test of its own, and errors of the file find it.
  @Test func trials_areFoundByTheirLines() throws {
    let screens = try screens("", [("Shop/Main.storyboard", document("Home", "End"))])
    let trials = TrialsText(screens: screens, module: "Shop", place: "/app/Tests.swift")
    let lines = trials.text.components(separatedBy: "\n")
    #expect(lines.first == "#sourceLocation(file: \"/app/Tests.swift\", line: 1)")
    for place in screens.drawn {
      let line = try #require(lines.firstIndex { $0.contains("func \(TrialsText.name(of: place))()") })
      // The first line is that behind the one which says so.
      for inside in line...line + 2 { #expect(trials.place(atLine: inside) == place) }
    }
    #expect(trials.place(atLine: 1) == nil && trials.place(atLine: lines.count) == nil)
  }

  @Test func classesThatAreLeftOut_areNamedWithTheirStoryboards() throws {
    let folder = try ThrowAwayPackage()
    try folder.write(
      "<a customClass=\"Map\"/><b customClass=\"Map\"/><c customClass=\"Home\"/>", to: "Main.storyboard")
    var choice = SourceChoice([
      SourceFacts(path: "Map.swift", bytes: Array("import PDFKit\nclass Map {}".utf8)),
      SourceFacts(path: "Home.swift", bytes: Array("class Home {}".utf8)),
    ])
    choice.leaveOut(importing: ["PDFKit"])
    let classes = UnmadeClasses(["Main.storyboard", "None.storyboard"], in: folder.path, choice)
    #expect(
      classes.lines { $0 } == ["Main.storyboard is drawn with UIKit's classes in place of Map (Map.swift)"])
  }
}
