import Foundation
import Testing

@testable import LayoutSnapshotInterfaceBuilder
@testable import LayoutSnapshotViews

/// Views and controllers of other modules than UIKit.
@Suite struct OtherModuleTests {
  private func document(_ objects: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
      """)
  }

  @Test(arguments: [("skView", "SKView"), ("sceneKitView", "SCNView"), ("glkView", "GLKView")])
  func viewsWithoutTheirModules_areGrayAreas_withTheirNames(_ element: String, _ name: String) throws {
    let view = "<\(element) id=\"Vie-w0-000\"/>"
    let made = try DocumentOfApp(document(view), nil, nil).objects(owner: nil).first as? View
    for view in [made, try document(view).scene().view] {
      let looks = try #require(view).solvedTree(on: .iPhone15).layout.looksByPath.values
      #expect(looks.compactMap { $0["content"] } == [Layout.remoteContent + name])
    }
  }

  /// The app's own class may be left out of what is compiled.
  @Test func classesThatAreNotThere_areThoseOfTheirModules_andElementsKeepTheirNames() throws {
    let map = "<mapView customClass=\"NoClassOfThatName\" customModule=\"App\" id=\"Vie-w0-000\"/>"
    let made = try DocumentOfApp(document(map), nil, nil).objects(owner: nil).first
    #expect(made.map { "\(type(of: $0))" } == "MKMapView")
    let pages =
      "<view id=\"a\"><subviews><glkView id=\"b\"/><glkView userLabel=\"Globe\" id=\"c\"/></subviews></view>"
    #expect(
      try document(pages).scene().view.subviews.map(\.accessibilityIdentifier) == ["GLKView", "Globe"])
  }

  @Test func playersWithoutAClass_areGrayAreas_behindTheirViews() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <scenes><scene sceneID="s"><objects><avPlayerViewController id="p"><view key="view" id="v"><subviews>
      <label text="Pause" id="l"/></subviews></view></avPlayerViewController></objects></scene></scenes></document>
      """
    let view = try InterfaceBuilderDocument(text).scene().view
    #expect(view.subviews.count == 2 && view.subviews[0] is RemoteContentView && view.subviews[1] is Label)
    #expect(view.subviews[0].accessibilityIdentifier == "AVPlayerViewController")
  }

  /// Only what varies is stated again for another device.
  @Test func whatCodeHasSet_stays_whereAnotherAttributeVaries() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"><subviews>
      <label userInteractionEnabled="NO" tag="4" text="A" id="l"><variation key="heightClass=regular-widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="40"/></variation></label>
      </subviews></view></objects></document>
      """
    let view = try #require(
      try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil).objects(owner: nil).first as? View)
    let label = try #require(view.subviews.first as? Label)
    (label.isUserInteractionEnabled, label.tag) = (true, 9)
    _ = try view.layout(on: .iPhone15)
    _ = try view.layout(on: .iPadPro11)
    #expect(label.isUserInteractionEnabled && label.tag == 9 && label.font.pointSize == 40)
  }

  /// Those whose module is in the program are of its class.
  @Test(arguments: [("mapView", "MKMapView"), ("wkWebView", "WKWebView")])
  func viewsWithTheirModules_areOfTheirClasses(_ element: String, _ name: String) throws {
    let nib = DocumentOfApp(try document("<\(element) id=\"Vie-w0-000\" alpha=\"0.5\"/>"), nil, nil)
    let view = try #require(try nib.objects(owner: nil).first as? View)
    #expect("\(type(of: view))" == name)
    #expect(view.alpha == 0.5)
    let looks = try view.solvedTree(on: .iPhone15).layout.looksByPath.values
    #expect(looks.compactMap { $0["content"] } == [Layout.remoteContent + name])
  }
}
