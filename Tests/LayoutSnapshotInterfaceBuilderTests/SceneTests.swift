import Foundation
import LayoutSnapshotInterfaceBuilder
import Testing
import LayoutSnapshotViews

struct SceneTests {
  @Test func scene_byIdentifierClassOrNothing_isTheSame() throws {
    let document = try Fixture.document("Login.storyboard")
    for name in ["Login", "LoginViewController", "vc-login", nil] {
      #expect(try document.scene(name).description.objectIdentifier == "vc-login")
    }
    let error = try #require(throws: InterfaceBuilderError.self) { try document.scene("Logout") }
    #expect(error.problem == .noScene("Logout", known: ["Login"]))
  }

  @Test func scene_onItsCanvas_liesWhereItWasSaved() throws {
    let scene = try Fixture.document("Login.storyboard").scene()
    _ = try scene.view.layout(on: .iPhone15)
    for record in scene.records where record.isLaidOut && !record.isFlagged {
      let saved = try #require(record.savedFrame)
      #expect(abs(record.view.frame.minY - saved.minY) < 0.01, "\(record.id)")
      #expect(abs(record.view.frame.height - saved.height) < 0.01, "\(record.id)")
      #expect(abs(record.view.frame.width - saved.width) < 0.01, "\(record.id)")
    }
  }

  @Test func scene_onAnotherDevice_followsItsConstraints() throws {
    let scene = try Fixture.document("Login.storyboard").scene()
    _ = try scene.view.layout(on: .iPhone4)
    #expect(scene["titleLabel"]?.frame.minY == 60)
    #expect(scene["card"]?.frame.width == 288)
    #expect(scene["card"]?.frame.height == 144)
    #expect(scene["hint"]?.frame.width == 96)
  }

  @Test func outlets_giveViewsConstraintsAndCollections() throws {
    let scene = try Fixture.document("Login.storyboard").scene()
    #expect((scene["titleLabel"] as? Label)?.text == "Welcome")
    #expect(scene["Title"] === scene["titleLabel"])
    #expect(scene.constraint("hintHeight")?.identifier == "hint-height")
    #expect(scene.collection("panels").count == 2)
    #expect(scene["nobody"] == nil)
  }

  @Test func constraint_placeholder_takesNoPart() throws {
    let scene = try Fixture.document("Login.storyboard").scene()
    let height = try #require(scene.constraint("hint-height"))
    #expect(height.isPlaceholder && height.priority == .defaultHigh)
    _ = try scene.view.layout(on: .iPhone15)
    #expect(scene["hint"]?.frame.height == 0)
  }

  @Test func colors_namedAndOfTheSystem_areFound() throws {
    let scene = try Fixture.document("Login.storyboard").scene()
    #expect(scene["card"]?.backgroundColor == Color(red: 0.5, green: 0.25, blue: 0.75, alpha: 1))
    #expect(scene.view.backgroundColor == .systemBackground)
  }

  @Test func customClass_fallsBackOrIsMadeByTheFactory() throws {
    final class HintView: View {}
    let document = try Fixture.document("Login.storyboard")
    #expect(type(of: try #require(try document.scene()["hint"])) == View.self)
    let scene = try document.scene("Login", classes: ["HintView": { HintView() }])
    #expect(scene["hint"] is HintView)
    #expect(scene["hint"]?.isHidden == true)
  }

  @Test func customClass_thatIsNoStack_isRefusedForAStack() throws {
    let text = Fixture.xib("<stackView id=\"s\" customClass=\"Column\"/>")
    let document = try InterfaceBuilderDocument(text)
    let error = try #require(throws: InterfaceBuilderError.self) {
      try document.scene(nil, classes: ["Column": { View() }])
    }
    #expect(error.problem == .unsuitableClass("Column", expected: "StackView"))
  }

  @Test func xib_stackFixedAndLooseViews_lieWhereTheyWereSaved() throws {
    let scene = try Fixture.document("Stack.xib").scene("Card")
    _ = try scene.view.layout(on: Device(name: "canvas", width: 300, height: 200, scale: 2))
    #expect(scene["column"]?.frame == CGRect(x: 10, y: 20, width: 280, height: 170))
    #expect(scene["a"]?.frame == CGRect(x: 0, y: 0, width: 50, height: 80))
    #expect(scene["b"]?.frame == CGRect(x: 0, y: 90, width: 70, height: 80))
    #expect(scene["corner"]?.frame == CGRect(x: 260, y: 0, width: 40, height: 20))
    #expect(scene["Loose"]?.frame == CGRect(x: 5, y: 7, width: 11, height: 9))
  }

  @Test func xib_autoresizedView_keepsToItsCorner() throws {
    let scene = try Fixture.document("Stack.xib").scene()
    _ = try scene.view.layout(on: Device(name: "wide", width: 400, height: 300, scale: 2))
    #expect(scene["corner"]?.frame == CGRect(x: 360, y: 0, width: 40, height: 20))
  }

  @Test(arguments: [("YES", 360.0), ("NO", 80)])
  func xib_subviews_followTheSizeOfAView_onlyIfItSaysSo(flag: String, width: Double) throws {
    let text = Fixture.xib(
      """
      <view autoresizesSubviews="\(flag)" id="v"><rect key="frame" x="0" y="0" width="120" height="100"/>
      <subviews><view id="w"><rect key="frame" x="20" y="10" width="80" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
      """)
    let scene = try InterfaceBuilderDocument(text).scene()
    _ = try scene.view.layout(on: Device(name: "wide", width: 400, height: 300, scale: 2))
    let frame = scene.records.first { $0.id == "w" }?.view.frame
    #expect(frame == CGRect(x: 20, y: 10, width: width, height: 30))
  }

  @Test func cells_areAsWideAsTheirTableLetsThem_onEveryDevice() throws {
    let text = Fixture.xib(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <prototypes><tableViewCell id="c"><rect key="frame" x="20" y="18" width="374" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
      <rect key="frame" x="0" y="0" width="374" height="44"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let scene = try InterfaceBuilderDocument(text).scene()
    func frame(_ id: String) -> CGRect? { scene.records.first { $0.id == id }?.view.frame }
    _ = try scene.view.layout(on: .iPhone15)
    #expect(frame("c") == CGRect(x: 20, y: 18, width: 353, height: 44))
    #expect(frame("k") == CGRect(x: 0, y: 0, width: 353, height: 44))
    _ = try scene.view.layout(on: .iPhone4.landscape)
    #expect(frame("c")?.width == 440)
  }

  @Test func content_ofACell_leavesRoomForTheAccessory_atTheOtherSideFromRightToLeft() throws {
    let text = Fixture.xib(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="c" accessoryType="disclosureIndicator">
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
      <rect key="frame" x="0" y="0" width="341" height="43.5"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let scene = try InterfaceBuilderDocument(text).scene()
    let content = try #require(scene.records.first { $0.id == "k" }).view
    _ = try scene.view.layout(on: .iPhone8)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 341, height: 43.5))
    _ = try scene.view.layout(on: .iPhone8.rightToLeft)
    #expect(content.frame == CGRect(x: 34, y: 0, width: 341, height: 43.5))
    _ = try scene.view.layout(on: .iPhone15)
    #expect(content.frame.width == 359)
  }

  @Test func sizeClasses_changeConstantsConstraintsAndViews() throws {
    let scene = try Fixture.document("SizeClasses.storyboard").scene("Adaptive")
    let box = try #require(scene["box"])
    _ = try scene.view.layout(on: .iPhone8)
    #expect(box.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(scene["extra"]?.frame == CGRect(x: 0, y: 654, width: 10, height: 10))

    _ = try scene.view.layout(on: .iPhone8.landscape)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(scene["extra"]?.superview == nil)

    _ = try scene.view.layout(on: .iPad9)
    #expect(box.frame == CGRect(x: 0, y: 20, width: 300, height: 80))
    #expect(scene["extra"]?.superview === scene.view)

    _ = try scene.view.layout(on: .iPhone8)
    #expect(box.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(scene["extra"]?.frame == CGRect(x: 0, y: 654, width: 10, height: 10))
  }

  @Test func unsupported_listsWhatIsNotUnderstood() throws {
    let text = Fixture.xib("<view id=\"a\" gravity=\"9.81\">\n<hologram id=\"h\"/></view>")
    let parts = try InterfaceBuilderDocument(text).unsupported.map(\.description)
    #expect(parts == ["4:14: view gravity=\"9.81\"", "5:1: <hologram>"])
    #expect(try Fixture.document("Login.storyboard").unsupported.isEmpty)
  }

  @Test func viewScene_findsTheFileBesidesTheTestOrInThePackage() throws {
    #expect(try View.scene("Login", in: "Fixtures/InterfaceBuilder/Login.storyboard").subviews.count == 3)
    #expect(try View.scene(in: "Login.storyboard").subviews.count == 3)
    #expect(throws: InterfaceBuilderError.self) { try View.scene(in: "Missing.storyboard") }
  }

  @Test func scene_isFreedWithItsViews() throws {
    weak var view: View?
    weak var scene: InterfaceBuilderScene?
    do {
      let made = try Fixture.document("SizeClasses.storyboard").scene()
      (view, scene) = (made.view, made)
      _ = try made.view.layout(on: .iPad9)
    }
    #expect(view == nil && scene == nil)
  }
}
