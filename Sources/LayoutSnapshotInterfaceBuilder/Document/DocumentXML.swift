@_exported import struct LayoutSnapshotXML.DocumentLocation
import LayoutSnapshotXML

// Foundation has types of these names on some systems. Names of the module itself go before them.

typealias XMLDocument = LayoutSnapshotXML.XMLDocument
typealias XMLElement = LayoutSnapshotXML.XMLElement
typealias XMLParser = LayoutSnapshotXML.XMLParser

extension LayoutSnapshotXML.XMLParser.Rules {
  /// Texts of one space are content there.
  static let interfaceBuilder = Self(namesOfBlankText: ["string", "mutableString"])
}
