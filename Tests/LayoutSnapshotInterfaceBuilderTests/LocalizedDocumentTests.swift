import Foundation
import LayoutSnapshotViews
import Testing

@testable import LayoutSnapshotInterfaceBuilder

/// Documents with the texts of a language.
@Suite struct LocalizedDocumentTests {
  @Test func textsOfALanguage_takeThePlaceOfTheDocumentsOwn() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "localized-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
      <label text="Name" id="a"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>
      <label id="b"><rect key="frame" x="0.0" y="20" width="50" height="40"/><string key="text">Two
      lines</string></label>
      <button id="c"><rect key="frame" x="0.0" y="60" width="50" height="20"/><state key="normal" title="Save"/></button>
      <textField placeholder="Street" id="d"><rect key="frame" x="0.0" y="80" width="50" height="20"/></textField>
      <segmentedControl id="e"><rect key="frame" x="0.0" y="100" width="50" height="20"/><segments>
      <segment title="One"/><segment title="Two"/></segments></segmentedControl>
      </subviews></view></objects></document>
      """.utf8
    ).write(to: file)
    let texts = [
      "a.text": "Namen", "b.text": "Zeilen", "c.normalTitle": "Sichern", "d.placeholder": "Straße",
      "e.segmentTitles[1]": "Zwei", "x.text": "nothing",
    ]
    let views = try InterfaceBuilderDocument(contentsOf: file, texts: texts).scene().view.subviews
    #expect(views.prefix(2).map { ($0 as? Label)?.text } == ["Namen", "Zeilen"])
    #expect((views[2] as? Button)?.currentTitle == "Sichern")
    #expect((views[3] as? TextField)?.placeholder == "Straße")
    let segments = try #require(views[4] as? SegmentedControl)
    #expect([0, 1].map { segments.titleForSegment(at: $0) } == ["One", "Zwei"])
  }
}
