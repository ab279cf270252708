import Foundation
import LayoutSnapshotViews

/// A storyboard or xib, read and ready to make scenes from.
///
/// ```swift
/// let document = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "Main.storyboard"))
/// let login = try document.scene("Login")
/// let layout = try login.view.layout(on: .iPhone15)
/// ```
///
/// Each call of ``scene(_:classes:)`` makes a fresh tree. What a document says and this module does not
/// understand is in ``unsupported``.
public struct InterfaceBuilderDocument: Sendable {
  /// Whether it holds scenes or single views.
  public enum Kind: String, Sendable {
    /// Scenes of view controllers.
    case storyboard
    /// Views without controllers.
    case xib
  }

  /// What the document is.
  public let kind: Kind
  /// The version of Xcode's tools that saved it, such as 21507; 0 if it does not say.
  public let toolsVersion: Int
  /// The screen that the canvas showed when the document was saved.
  package let canvas: CanvasDevice
  /// What can be made from the document, in its order.
  public let scenes: [SceneDescription]
  /// What the document says and nothing here makes use of, in its order.
  public let unsupported: [UnsupportedPart]
  /// The file that the document came from.
  public let file: String?

  /// The version by which the canvas is judged.
  ///
  /// Some builds of Xcode write 32700, whatever they are; controls and cells in such documents are those of the years
  /// before 24000.
  var canvasVersion: Int { toolsVersion < 30000 ? toolsVersion : 22000 }

  let xml: XMLDocument
  let objects: ObjectIndex
  let resources: ResourceIndex

  /// Reads a file.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column where the text is at fault.
  /// - Complexity: linear in the size of the file; 10 MB/s and more.
  public init(contentsOf url: URL) throws(InterfaceBuilderError) {
    let data: Data
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      let folder = url.deletingLastPathComponent().path
      throw InterfaceBuilderError(.fileNotFound(url.lastPathComponent, searched: [folder]))
    }
    if isFolder.boolValue {
      throw InterfaceBuilderError(.foreign("\(ForeignFile.ofFolder(url.path))"), in: url.path)
    }
    do { data = try Data(contentsOf: url) } catch {
      throw InterfaceBuilderError(.unreadable("\(error)"), in: url.path)
    }
    try self.init(bytes: Array(data), file: url.path)
  }

  /// Reads a text.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column.
  public init(_ text: String) throws(InterfaceBuilderError) {
    try self.init(bytes: Array(text.utf8), file: nil)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column.
  public init(bytes: [UInt8], file: String? = nil) throws(InterfaceBuilderError) {
    do throws(InterfaceBuilderError) {
      try self.init(parsing: bytes, file: file)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private init(parsing bytes: [UInt8], file: String?) throws(InterfaceBuilderError) {
    if let foreign = ForeignFile(bytes) { throw InterfaceBuilderError(.foreign("\(foreign)")) }
    do throws(XMLFault) {
      xml = try XMLParser.parse(bytes)
    } catch {
      if bytes.line(error.location.line).starts(with: "<<<<<<< ".utf8) {
        throw InterfaceBuilderError(
          .mergeConflict, at: DocumentLocation(line: error.location.line, column: 1))
      }
      throw InterfaceBuilderError(.malformed("\(error.problem)"), at: error.location)
    }
    let root = xml.root
    guard root.name == "document" else {
      throw InterfaceBuilderError(.notInterfaceBuilder(root.name), at: root.location)
    }
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS") {
      throw InterfaceBuilderError(.otherPlatform(runtime), at: root.location)
    }
    self.file = file
    kind = root["type"]?.contains("Storyboard") == true ? .storyboard : .xib
    toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    canvas = CanvasDevice(device: root.child("device"))
    objects = try ObjectIndex(root)
    resources = ResourceIndex(root)
    scenes = SceneDescription.all(in: root, kind: kind)
    unsupported = Vocabulary.unsupportedParts(of: root)
  }
}

extension [UInt8] {
  /// The bytes of a line, the first of which has the number 1.
  fileprivate func line(_ number: Int) -> ArraySlice<UInt8> {
    var rest = self[...]
    for _ in 1..<Swift.max(1, number) {
      guard let end = rest.firstIndex(of: 0x0A) else { return [] }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != 0x0A }
  }
}
