import Foundation
import LayoutSnapshotInterfaceBuilder
import Testing
import LayoutSnapshotViews

/// Scenes in scenes, and what the containers around a scene cover of it.
struct ContainerTests {
  @Test func containerView_holdsTheSceneThatItsSegueEmbeds_eachItsOwn() throws {
    let scene = try Fixture.document("Containers.storyboard").scene("Outer")
    _ = try scene.view.layout(on: .iPhone8)
    let (left, right) = (try #require(scene["left"]), try #require(scene["right"]))
    #expect(left.frame == CGRect(x: 0, y: 64, width: 187.5, height: 603))
    for container in [left, right] {
      #expect(container.subviews.count == 1)
      #expect(container.subviews[0].frame == CGRect(origin: .zero, size: container.frame.size))
      // What lies in the embedded scene lies by its own constraints, in either of them.
      #expect(container.subviews[0].subviews[0].frame == CGRect(x: 177.5, y: 593, width: 10, height: 10))
    }
    #expect(scene["Dot"] === left.subviews[0].subviews[0])
    _ = try scene.view.layout(on: .iPhone8.landscape)
    #expect(right.subviews[0].subviews[0].frame.maxX == 333.5)
  }

  @Test func navigationController_coversTheTopOfItsRoot() throws {
    let outer = try Fixture.document("Containers.storyboard").scene("Outer")
    _ = try outer.view.layout(on: .iPhone15)
    // 59 for the island and 44 for the bar.
    #expect(outer["left"]?.frame.minY == 103)
    let inner = try Fixture.document("Containers.storyboard").scene("Inner")
    _ = try inner.view.layout(on: .iPhone15)
    #expect(inner.view.safeAreaInsets.top == 59)
  }

  @Test func embedSegue_inACircle_namesTheScenes() throws {
    let text = try String(
      contentsOf: Fixture.folder.appendingPathComponent("Containers.storyboard"), encoding: .utf8
    ).replacingOccurrences(
      of: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"dot\" userLabel=\"Dot\">",
      with: """
        <containerView id="back"><connections>
        <segue destination="vc-outer" kind="embed" id="g3"/></connections></containerView>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="dot" userLabel="Dot">
        """)
    let document = try InterfaceBuilderDocument(text)
    let error = try #require(throws: InterfaceBuilderError.self) { try document.scene("Outer") }
    #expect(error.problem == .cyclicReference(["Outer", "Inner", "Outer"]))
    #expect("\(error)".contains("Outer -> Inner -> Outer"))
    #expect(error.location != nil)
  }

  @Test func scene_withoutAName_isTheOneThatTheInitialContainerShows() throws {
    let document = try Fixture.document("Containers.storyboard")
    #expect(try document.scene().description.identifier == "Outer")
    #expect(try document.description(of: nil).identifier == "Outer")
  }

  @Test func scene_withoutANameOrAnInitialOne_isTheOnlyOneWithAView_orNamesThemAll() throws {
    let text = try String(
      contentsOf: Fixture.folder.appendingPathComponent("Containers.storyboard"), encoding: .utf8
    ).replacingOccurrences(of: " initialViewController=\"nav\"", with: "")
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(text).scene()
    }
    #expect(error.problem == .noInitialScene(known: ["Outer", "Inner"]))
    let start = try #require(text.range(of: "        <scene sceneID=\"s2\">"))
    let single = String(text[..<start.lowerBound]) + "</scenes></document>"
    #expect(try InterfaceBuilderDocument(single).description(of: nil).identifier == "Outer")
  }

  @Test func embedSegue_toAnotherStoryboard_isAWarningWithLineAndColumn_andTheRestLoads() throws {
    let text = Fixture.xib(
      """
      <view id="a"><subviews><containerView id="b"><connections>
      <segue destination="other" kind="embed" id="s"/></connections></containerView></subviews></view>
      <viewControllerPlaceholder storyboardName="Settings" id="other"/>
      """)
    let scene = try InterfaceBuilderDocument(text).scene()
    #expect(scene.warnings.map(\.problem) == [.otherDocument("Settings", by: "the segue s")])
    #expect(scene.warnings.map(\.location) == [DocumentLocation(line: 5, column: 1)])
    #expect("\(scene.warnings[0])".contains("5:1: the segue s leads to Settings.storyboard"))
    #expect(scene["b"] != nil)
  }

  @Test func embedSegue_toNothing_tellsWhere() throws {
    let text = Fixture.xib(
      """
      <view id="a"><subviews><containerView id="b"><connections>
      <segue destination="ghost" kind="embed" id="s"/></connections></containerView></subviews></view>
      """)
    let error = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(text).scene()
    }
    #expect(error.problem == .unknownReference("ghost", by: "the segue s"))
    #expect(error.location == DocumentLocation(line: 5, column: 1))
  }
}
