import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews
import Testing

/// The bars of a document: those in a view, and those around a scene.
@Suite struct SceneBarTests {
  @Test func barsInAView_showTheirItems() throws {
    let document = try InterfaceBuilderDocument(
      Fixture.xib(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <navigationBar id="nav"><rect key="frame" x="0" y="20" width="375" height="44"/><items>
          <navigationItem title="Places" id="item">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="cancel"/>
            <rightBarButtonItems>
              <barButtonItem title="Send" style="done" id="send"/>
              <barButtonItem id="custom"><label key="customView" text="Custom" id="label">
                <rect key="frame" x="0" y="0" width="60" height="21"/></label></barButtonItem>
            </rightBarButtonItems>
          </navigationItem></items></navigationBar>
        <toolbar id="tool"><rect key="frame" x="0" y="574" width="375" height="44"/><items>
          <barButtonItem title="Less" id="less"/><barButtonItem systemItem="flexibleSpace" id="space"/>
          <barButtonItem title="More" id="more"/></items></toolbar>
        <tabBar id="tabs"><rect key="frame" x="0" y="618" width="375" height="49"/><items>
          <tabBarItem systemItem="favorites" id="t1"/><tabBarItem title="Own" badgeValue="7" id="t2"/>
        </items></tabBar></subviews></view>
        """))
    let scene = try document.scene()
    _ = try scene.view.layout(on: .iPhone8)
    #expect(try texts(scene["nav"]) == ["Cancel", "Custom", "Places", "Send"])
    #expect(try texts(scene["tool"]) == ["Less", "More"])
    #expect(try texts(scene["tabs"]) == ["7", "Favorites", "Own"])
    // The custom view is where the bar puts it, beside the item at the edge.
    let (custom, bar) = (try #require(scene["label"]), try #require(scene["nav"]))
    let place = custom.convert(custom.bounds, to: bar)
    #expect(place.maxX < 359 && place.minX > 200)
    #expect(abs(place.midY - 22) <= 0.5)
  }

  @Test func searchBars_haveTheirSegmentsAndTheirButton_andItemsTheirPrompt() throws {
    let document = try InterfaceBuilderDocument(
      Fixture.xib(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <navigationBar id="nav"><rect key="frame" x="0" y="20" width="375" height="74"/><items>
          <navigationItem title="Places" prompt="Choose one" id="item"/></items></navigationBar>
        <searchBar showsCancelButton="YES" showsScopeBar="YES" id="search">
          <rect key="frame" x="0" y="94" width="375" height="100"/>
          <scopeButtonTitles><string>Near</string><string>Far</string></scopeButtonTitles>
        </searchBar></subviews></view>
        """))
    let scene = try document.scene()
    _ = try scene.view.layout(on: .iPhone8)
    #expect(try texts(scene["nav"]) == ["Choose one", "Places"])
    let search = try #require(scene["search"] as? SearchBar)
    #expect(search.scopeButtonTitles == ["Near", "Far"] && search.showsScopeBar && search.showsCancelButton)
    #expect(search.subviews.contains { $0 is SegmentedControl })
    #expect(document.unsupported.isEmpty, "\(document.unsupported)")
  }

  @Test func barsAroundAScene_showWhatItsContainersSay() throws {
    let document = try InterfaceBuilderDocument(Self.storyboard)
    let first = try document.scene("First")
    #expect(try shown(first, .iPhone8) == ["1", "Add", "First", "Inbox", "Other"])
    let pushed = try document.scene("Second")
    #expect(try shown(pushed, .iPhone8) == ["Done", "First", "Second"])
    let simulated = try document.scene("Simulated")
    #expect(try shown(simulated, .iPhone8) == ["Edit", "Simulated"])
    #expect(try document.scene("Alone").view.barsAround == nil)
  }

  @Test func barsAroundAScene_areAsHighAsTheyAreOnTheDevice() throws {
    let scene = try InterfaceBuilderDocument(Self.storyboard).scene("First")
    let rows: [(Device, CGFloat, CGFloat)] = [
      (.iPhone8, 64, 49), (.iPhone15, 103, 83), (.iPhone8.landscape, 32, 32), (.iPad9, 70, 50),
    ]
    for (device, top, bottom) in rows {
      _ = try scene.view.layout(on: device)
      #expect(scene.view.safeAreaInsets.top == top)
      #expect(scene.view.safeAreaInsets.bottom == bottom)
    }
  }

  /// In pictures as at run time and on the canvas, and in no layout.
  @Test func barsAroundAScene_areDrawnAboveIt() throws {
    for options in [LoadingOptions(), .canvas(.saved)] {
      func tree(_ title: String) throws -> (Layout, Int) {
        let text = Self.storyboard.replacingOccurrences(of: "title=\"First\"", with: "title=\"\(title)\"")
        let document = try InterfaceBuilderDocument(text)
        let scene = try document.scene(try document.description(of: "First"), options)
        let tree = try scene.view.solvedTree(on: .iPhone8)
        var glyphs = 0
        for case .glyphs(let run) in tree.displayList.commands { glyphs += run.places.count }
        return (tree.layout, glyphs)
      }
      let (short, long) = (try tree("First"), try tree("First of all"))
      #expect(short.0 == long.0)
      #expect(short.0.nodes.count == 1)
      #expect(long.1 - short.1 == 5)
    }
  }

  @Test func cellsOfADocument_showAccessoryAndSeparator() throws {
    func drawn(_ table: String, _ cell: String) throws -> (commands: Int, frames: [CGRect]) {
      let xib = Fixture.xib(
        """
        <tableView \(table) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell \(cell) id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="375" height="43.5"/>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """)
      let tree = try InterfaceBuilderDocument(xib).scene().view.solvedTree(on: .iPhone8)
      return (tree.displayList.commands.count, tree.layout.nodes.map(\.frame))
    }
    let bare = try drawn(#"separatorStyle="none""#, "")
    let lined = try drawn("", "")
    let full = try drawn("", #"accessoryType="disclosureIndicator""#)
    #expect(lined.commands == bare.commands + 1)
    #expect(full.commands > lined.commands)
    #expect(bare.frames == lined.frames && lined.frames == full.frames)
  }

  // MARK: Tools

  private func texts(_ view: View?) throws -> [String] {
    func texts(in view: View) -> [String] {
      if view.isHidden { return [] }
      return ((view as? Label)?.text.map { $0.isEmpty ? [] : [$0] } ?? [])
        + view.subviews.flatMap { texts(in: $0) }
    }
    return texts(in: try #require(view)).sorted()
  }

  private func shown(_ scene: InterfaceBuilderScene, _ device: Device) throws -> [String] {
    _ = try scene.view.solvedTree(on: device)
    return try texts(scene.view.barsAround?.containers(on: device).view)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
    initialViewController="tabs"><device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s0"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="g0"/>
      <segue destination="elsewhere" kind="relationship" relationship="viewControllers" id="g1"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s1"><objects><navigationController id="nav">
      <tabBarItem key="tabBarItem" title="Inbox" badgeValue="1" id="i0"/>
      <navigationBar key="navigationBar" id="b0"/><connections>
      <segue destination="first" kind="relationship" relationship="rootViewController" id="g2"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="first" storyboardIdentifier="First">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" title="First" id="n1">
        <barButtonItem key="rightBarButtonItem" title="Add" id="a"/></navigationItem>
      <connections><segue destination="second" kind="show" id="g3"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects>
      <viewController id="second" storyboardIdentifier="Second" hidesBottomBarWhenPushed="YES">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" title="Second" id="n2">
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem>
    </viewController></objects></scene>
    <scene sceneID="s4"><objects><viewController id="simulated" storyboardIdentifier="Simulated">
      <view key="view" id="v3"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <toolbarItems><barButtonItem systemItem="edit" id="e"/></toolbarItems>
      <navigationItem key="navigationItem" title="Simulated" id="n3"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
    </viewController></objects></scene>
    <scene sceneID="s5"><objects><viewController id="alone" storyboardIdentifier="Alone">
      <view key="view" id="v4"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    <scene sceneID="s6"><objects><viewControllerPlaceholder storyboardName="Other" id="elsewhere">
      <tabBarItem key="tabBarItem" title="Other" id="i1"/></viewControllerPlaceholder></objects></scene>
    </scenes></document>
    """
}
