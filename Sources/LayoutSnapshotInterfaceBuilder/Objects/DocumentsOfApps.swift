import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotViews

/// Reads the documents that an app's code asks for. The module of the views finds this class by its name.
final class DocumentsOfApps: AppDocumentReader {
  static func document(_ file: String, bundle: Bundle?, source: String?) throws -> any AppDocument {
    try read(file, bundle, source)
  }

  static func read(_ file: String, _ bundle: Bundle?, _ source: String?) throws -> DocumentOfApp {
    let url = try place(of: file, bundle, source)
    let texts = AppStrings.shared.texts(of: url.deletingPathExtension().lastPathComponent)
    return try DocumentOfApp(InterfaceBuilderDocument(contentsOf: url, texts: texts), bundle, source)
  }

  /// Looks in the bundle, then in the package of the calling source, then in that of the tests, for the
  /// closest document.
  private static func place(of file: String, _ bundle: Bundle?, _ source: String?) throws -> URL {
    if let url = (bundle ?? .main).url(forResource: file, withExtension: nil) { return url }
    let tests = FileManager.default.currentDirectoryPath + "/Package.swift"
    let packages = [source, tests].compactMap { $0 }.map { (start: $0, package: PackageDocuments.around($0)) }
    for (start, package) in packages {
      // The sources may have been compiled on another machine, so that their package is not here.
      if let package, let place = try package.nearest(file, to: start) { return place }
    }
    throw InterfaceBuilderError(
      .fileNotFound(file, searched: packages.compactMap { $0.package?.folder ?? $0.start }))
  }
}

/// The documents in a package. The package is searched once, because each controller asks for a nib of its
/// name.
struct PackageDocuments {
  let folder: String
  private let paths: [String: [String]]

  private static let known = Locked<[String: PackageDocuments]>([:])

  /// The documents of the package that contains a file; `nil` without a package.
  static func around(_ file: String) -> PackageDocuments? {
    guard let folder = DocumentFinder(besides: file).package?.path else { return nil }
    if let documents = known.withLock({ $0[folder] }) { return documents }
    let documents = PackageDocuments(in: folder)
    known.withLock { $0[folder] = documents }
    return documents
  }

  init(in folder: String) {
    self.folder = folder
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var paths: [String: [String]] = [:]
    while let url = files?.nextObject() as? URL {
      guard ["storyboard", "xib"].contains(url.pathExtension) else { continue }
      paths[url.lastPathComponent, default: []].append(url.path)
    }
    self.paths = paths.mapValues { $0.sorted() }
  }

  /// The document that shares the most folders with a file; of several localized documents, the base one.
  ///
  /// - Parameter name: the document's name, or the end of its path.
  /// - Throws: ``InterfaceBuilderError`` if several documents remain.
  func nearest(_ name: String, to file: String) throws(InterfaceBuilderError) -> URL? {
    let start = file.split(separator: "/")
    func shared(_ path: String) -> Int {
      zip(start, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let all = (paths[(name as NSString).lastPathComponent] ?? []).filter { "/\($0)".hasSuffix("/\(name)") }
    let most = all.map(shared).max() ?? 0
    var near = all.filter { shared($0) == most }
    let base = near.filter { $0.contains("/Base.lproj/") }
    if base.count == 1 { near = base }
    guard near.count <= 1 else { throw InterfaceBuilderError(.ambiguousFile(name, near)) }
    return near.first.map { URL(fileURLWithPath: $0) }
  }
}

/// A storyboard or a nib of an app.
final class DocumentOfApp: AppDocument {
  let document: InterfaceBuilderDocument
  let bundle: Bundle?
  let source: String?

  init(_ document: InterfaceBuilderDocument, _ bundle: Bundle?, _ source: String?) {
    (self.document, self.bundle, self.source) = (document, bundle, source)
  }

  func objects(owner: AnyObject?) throws -> [AnyObject] {
    let scene = AppScene(self, storyboard: nil)
    scene.owner = owner
    scene.ownerID = "-1"
    return try inFile { try scene.topObjects() }
  }

  func controller(
    _ scene: AppSceneChoice, of storyboard: UIStoryboard, make: ((NSCoder) -> ViewController?)?
  ) throws -> ViewController? {
    try inFile {
      guard let description = try description(of: scene) else { return nil }
      return try AppScene(self, storyboard: storyboard).controller(description, make: make)
    }
  }

  private func description(of scene: AppSceneChoice) throws(InterfaceBuilderError) -> SceneDescription? {
    switch scene {
    case .initial: return document.scenes.first(where: \.isInitial)
    case .identifier(let identifier):
      if let found = document.scenes.first(where: { $0.identifier == identifier }) { return found }
      throw InterfaceBuilderError(.noScene(identifier, known: document.scenes.compactMap(\.identifier)))
    case .object(let identifier):
      if let found = document.scenes.first(where: { $0.objectIdentifier == identifier }) { return found }
      throw InterfaceBuilderError(.noScene(identifier, known: document.scenes.map(\.objectIdentifier)))
    }
  }

  /// Adds the file's name to errors.
  func inFile<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var error as InterfaceBuilderError {
      error.file = error.file ?? document.file
      throw error
    }
  }
}
