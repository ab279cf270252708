import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotViews
import Testing

/// Controllers have guides above and below their contents. Code of views has to say the same without them.
@Suite struct BarGuideCodeTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="11762" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc">
    <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
    <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view id="box" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="28" width="375" height="20"/></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="above" secondAttribute="bottom" constant="8" id="a"/>
    <constraint firstItem="below" firstAttribute="top" relation="greaterThanOrEqual" secondItem="box" \
    secondAttribute="bottom" id="b"/>
    <constraint firstItem="box" firstAttribute="height" secondItem="above" secondAttribute="height" id="c"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="above" secondAttribute="leading" id="d"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="e"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test func guidesOfBars_arePrintedAsTheSafeArea_becauseViewsHaveNone() throws {
    let scene = try InterfaceBuilderDocument(Self.text).scene()
    let code = LayoutEditor(scene.view, on: .iPhone8).swiftCode(named: "Start")
    #expect(!code.contains("topLayoutGuide") && !code.contains("bottomLayoutGuide"), "\(code)")
    for line in [
      "box.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)",
      "safeAreaLayoutGuide.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor)",
      "box.heightAnchor.constraint(equalTo: topAnchor.anchorWithOffset(to: safeAreaLayoutGuide.topAnchor))",
      "box.leadingAnchor.constraint(equalTo: leadingAnchor)",
    ] { #expect(code.contains(line), "\(code)") }
  }
}
