import Foundation
import LayoutSnapshotInterfaceBuilder

/// The documents of the project's own, one for each group of features.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/InterfaceBuilder")

  static func document(_ name: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(contentsOf: folder.appendingPathComponent(name))
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// A xib around views, with nothing else in it.
  static func xib(_ views: String, after: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    \(views)
    </objects>
    \(after)
    </document>
    """
  }
}
