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
