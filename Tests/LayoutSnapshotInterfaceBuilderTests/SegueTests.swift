import Foundation
import Testing

@testable import LayoutSnapshotInterfaceBuilder
@testable import LayoutSnapshotViews

/// Segues whose destinations the app makes, and those that lead back.
@Suite final class SegueTests {
  /// Nothing else retains a container while a test looks at its children.
  private var kept: [AnyObject] = []

  @Test func destinations_areMadeByTheMethodThatTheDocumentNames() throws {
    let list = try controller(as: ListScreen.self)
    list.performSegue(withIdentifier: "detail", sender: "row 3")
    let detail = try #require(list.navigationController?.topViewController as? DetailScreen)
    #expect(detail.item == "row 3, detail")
    #expect(detail.title == "Detail")
    #expect(list.prepared == ["detail DetailScreen"])
  }

  @Test func aMethodThatMakesNothing_leavesItToTheDestinationsOwnInitialiser() throws {
    let list = try controller(as: ListScreen.self)
    list.performSegue(withIdentifier: "detail", sender: nil)
    let detail = try #require(list.navigationController?.topViewController)
    #expect(detail is DetailScreen)
    #expect((detail as? DetailScreen)?.item == nil)
  }

  @Test func methodsThatAreNotThere_endTheProcess() async {
    await #expect(processExitsWith: .failure) {
      let tests = SegueTests()
      let list = try tests.controller(as: ViewController.self)
      list.performSegue(withIdentifier: "detail", sender: nil)
    }
  }

  @Test func unwindSegues_leadBackToTheControllerThatHasTheAction() throws {
    let list = try controller(as: ListScreen.self)
    let navigation = try #require(list.navigationController)
    list.performSegue(withIdentifier: "detail", sender: "row 1")
    let detail = try #require(navigation.topViewController as? DetailScreen)
    navigation.pushViewController(ViewController(), animated: false)
    detail.present(ViewController(), animated: false)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.unwound == ["back from DetailScreen"])
    #expect(detail.prepared == ["back to ListScreen"])
    #expect(navigation.viewControllers.count == 1 && navigation.topViewController === list)
    #expect(detail.presentedViewController == nil)
  }

  @Test func presentedControllers_areDismissedByTheWayBack() throws {
    let list = try controller(as: ListScreen.self)
    _ = try list.navigationController?.layout(on: .iPhone15)
    list.performSegue(withIdentifier: "sheet", sender: nil)
    let sheet = try #require(
      list.presentedViewController ?? list.navigationController?.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.unwound == ["back from DetailScreen"])
    #expect(list.presentedViewController == nil && list.navigationController?.presentedViewController == nil)
  }

  @Test func withoutAControllerThatHasTheAction_nothingHappens() throws {
    let list = try controller(as: ViewController.self)
    let navigation = try #require(list.navigationController)
    list.performSegue(withIdentifier: "sheet", sender: nil)
    let sheet = try #require(list.presentedViewController ?? navigation.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    #expect((list.presentedViewController ?? navigation.presentedViewController) === sheet)
  }

  /// Apps turn the mask of an embedded view off, so that its content decides the container's height.
  @Test func embeddedViewsWithoutAMask_areHeldAtTheirContainersEdges() throws {
    let document = try DocumentOfApp(InterfaceBuilderDocument(Self.embedding), nil, nil)
    let board = UIStoryboard(name: "Board", bundle: nil)
    let outer = try #require(document.controller(.initial, of: board, make: nil) as? OuterScreen)
    _ = try outer.layout(on: .iPhone15)
    let container = try #require(outer.view.subviews.first)
    let inner = try #require(container.subviews.first)
    #expect(outer.prepared == 1)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 393, height: 70))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 393, height: 70))
    _ = try outer.layout(on: .iPhone5)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
  }

  private static let embedding = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="Out-er-000">
    <scenes><scene sceneID="Sce-ne-000"><objects>
    <viewController id="Out-er-000" customClass="OuterScreen" customModule="App">
    <view key="view" id="Vie-w0-000"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="Con-ta-000">
    <rect key="frame" x="0" y="0" width="393" height="100"/>
    <connections><segue destination="Inn-er-000" kind="embed" identifier="inner" id="Seg-ue-000"/></connections>
    </containerView></subviews>
    <constraints>
    <constraint firstItem="Con-ta-000" firstAttribute="top" secondItem="Vie-w0-000" secondAttribute="top" id="Con-st-000"/>
    <constraint firstItem="Con-ta-000" firstAttribute="leading" secondItem="Vie-w0-000" secondAttribute="leading" id="Con-st-001"/>
    <constraint firstItem="Con-ta-000" firstAttribute="trailing" secondItem="Vie-w0-000" secondAttribute="trailing" id="Con-st-002"/>
    </constraints></view>
    </viewController>
    </objects></scene><scene sceneID="Sce-ne-001"><objects>
    <viewController id="Inn-er-000">
    <view key="view" id="Vie-w0-001"><rect key="frame" x="0" y="0" width="393" height="100"/>
    <constraints><constraint firstAttribute="height" constant="70" id="Con-st-003"/></constraints></view>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  /// The first screen of the storyboard, in its navigation controller.
  private func controller<Screen: ViewController>(as type: Screen.Type) throws -> Screen {
    let text = Self.storyboard.replacingOccurrences(of: "FIRST", with: "\(type)")
    let document = try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil)
    let board = UIStoryboard(name: "Board", bundle: nil)
    let navigation = try #require(
      document.controller(.initial, of: board, make: nil) as? NavigationController)
    kept.append(navigation)
    return try #require(navigation.topViewController as? Screen)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="Nav-ig-000">
    <scenes><scene sceneID="Sce-ne-000"><objects>
    <navigationController id="Nav-ig-000"><connections>
    <segue destination="Lis-t0-000" kind="relationship" relationship="rootViewController" id="Seg-ue-000"/>
    </connections></navigationController>
    </objects></scene><scene sceneID="Sce-ne-001"><objects>
    <viewController id="Lis-t0-000" customClass="FIRST" customModule="App"><connections>
    <segue destination="Det-ai-000" kind="show" identifier="detail" destinationCreationSelector="make:sender:segueIdentifier:" id="Seg-ue-001"/>
    <segue destination="Det-ai-000" kind="presentation" identifier="sheet" id="Seg-ue-002"/>
    </connections></viewController>
    </objects></scene><scene sceneID="Sce-ne-002"><objects>
    <viewController title="Detail" id="Det-ai-000" customClass="DetailScreen" customModule="App"><connections>
    <segue destination="Exi-t0-000" kind="unwind" identifier="back" unwindAction="unwindToList:" id="Seg-ue-003"/>
    </connections></viewController>
    <exit id="Exi-t0-000" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene></scenes>
    </document>
    """
}

// What preparation writes into an app's classes, written by hand.

class ListScreen: ViewController {
  var prepared: [String] = []
  var unwound: [String] = []

  func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailScreen? {
    (sender as? String).flatMap { DetailScreen(coder: coder, item: "\($0), \(segueIdentifier ?? "")") }
  }
  func unwindToList(_ segue: UIStoryboardSegue) {
    unwound.append("\(segue.identifier ?? "") from \(type(of: segue.source))")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "") \(type(of: segue.destination))")
  }

  override func _destination(_ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?)
    -> ViewController??
  {
    switch name {
    case "make:sender:segueIdentifier:":
      return .some(self.make(coder, sender: sender, segueIdentifier: identifier))
    default: return super._destination(name, coder, sender, identifier)
    }
  }
  override class func _action(_ name: String) -> Selector? {
    name == "unwindToList:" ? Selector("unwindToList:", ListScreen.unwindToList(_:)) : super._action(name)
  }
  override class var _sourceFile: String? { #filePath }
}

class DetailScreen: ViewController {
  private(set) var item: String?
  var prepared: [String] = []

  init?(coder: NSCoder, item: String) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    _decode(coder)
  }

  required init?(coder: NSCoder) {
    super.init(nibName: nil, bundle: nil)
    _decode(coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "") to \(type(of: segue.destination))")
  }
  override class func _decoded(by coder: NSCoder) -> UIResponder? { self.init(coder: coder) }
  override class var _sourceFile: String? { #filePath }
}

class OuterScreen: ViewController {
  var prepared = 0

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared += 1
    segue.destination.view?.translatesAutoresizingMaskIntoConstraints = false
  }
  override class var _sourceFile: String? { #filePath }
}
