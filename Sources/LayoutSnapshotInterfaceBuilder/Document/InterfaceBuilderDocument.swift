import Foundation
import LayoutSnapshotViews
import LayoutSnapshotXML

/// A storyboard or xib that was read and can create scenes.
///
/// ```swift
/// let document = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "Main.storyboard"))
/// let login = try document.scene("Login")
/// let layout = try login.view.layout(on: .iPhone15)
/// ```
///
/// Each call of ``scene(_:classes:)`` creates a new tree. ``unsupported`` lists the parts of the document
/// that have no effect here.
public struct InterfaceBuilderDocument: Sendable {
  /// The kind of document.
  public enum Kind: String, Sendable {
    /// Scenes of view controllers.
    case storyboard
    /// Views without controllers.
    case xib
  }

  /// Whether the document is a storyboard or a xib.
  public let kind: Kind
  /// The version of Xcode's tools that saved the document, such as 21507; 0 if it does not say.
  public let toolsVersion: Int
  /// The device of the canvas when the document was saved.
  package let canvas: CanvasDevice
  /// The scenes that can be created, in the document's order.
  public let scenes: [SceneDescription]
  /// The parts of the document that have no effect here, in the document's order.
  public let unsupported: [UnsupportedPart]
  /// The file that the document came from.
  public let file: String?

  /// Whether the storyboard is the app's launch screen.
  package var isLaunchScreen: Bool { xml.root.flag("launchScreen") == true }

  /// The version that decides how the canvas looks.
  ///
  /// Some builds of Xcode write 32700, whatever their version. Controls and cells in such documents are those
  /// of the years before 24000.
  var canvasVersion: Int { toolsVersion < 30000 ? toolsVersion : 22000 }

  /// The asset catalogs that images are taken from; nil to take them from the package that the process runs in.
  package var assets: DocumentAssets?

  /// The bytes of the document.
  package let bytes: [UInt8]
  let xml: XMLDocument
  let objects: ObjectIndex
  let resources: ResourceIndex

  /// Reads a document from a file.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column if the text is at fault.
  /// - Complexity: linear in the size of the file, at 10 MB/s or more.
  public init(contentsOf url: URL) throws(InterfaceBuilderError) {
    try self.init(contentsOf: url, texts: [:])
  }

  /// Reads a document from a file, with a language's texts instead of its own.
  init(contentsOf url: URL, texts: [String: String]) throws(InterfaceBuilderError) {
    let data: Data
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      let folder = url.deletingLastPathComponent().path
      throw InterfaceBuilderError(.fileNotFound(url.lastPathComponent, searched: [folder]))
    }
    if isFolder.boolValue {
      throw InterfaceBuilderError(.foreign("\(ForeignFile.ofFolder(url.path))"), in: url.path)
    }
    do { data = try Data(contentsOf: url) } catch {
      throw InterfaceBuilderError(.unreadable("\(error)"), in: url.path)
    }
    try self.init(bytes: Array(data), file: url.path, texts: texts)
  }

  /// Reads a document from its text.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column.
  public init(_ text: String) throws(InterfaceBuilderError) {
    try self.init(bytes: Array(text.utf8), file: nil)
  }

  /// Reads a document from the bytes of a file.
  ///
  /// - Throws: ``InterfaceBuilderError``, with line and column.
  public init(bytes: [UInt8], file: String? = nil) throws(InterfaceBuilderError) {
    try self.init(bytes: bytes, file: file, texts: [:])
  }

  private init(bytes: [UInt8], file: String?, texts: [String: String]) throws(InterfaceBuilderError) {
    do throws(InterfaceBuilderError) {
      try self.init(parsing: bytes, file: file, texts: texts)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private init(
    parsing bytes: [UInt8], file: String?, texts: [String: String]
  ) throws(InterfaceBuilderError) {
    if let foreign = ForeignFile(bytes) { throw InterfaceBuilderError(.foreign("\(foreign)")) }
    do throws(XMLFault) {
      let parsed = try XMLParser.parse(bytes, .interfaceBuilder)
      xml = texts.isEmpty ? parsed : parsed.localized(by: texts)
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
    (self.file, self.bytes) = (file, bytes)
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
  /// The bytes of a line. Lines are counted from 1.
  fileprivate func line(_ number: Int) -> ArraySlice<UInt8> {
    var rest = self[...]
    for _ in 1..<Swift.max(1, number) {
      guard let end = rest.firstIndex(of: 0x0A) else { return [] }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != 0x0A }
  }
}
