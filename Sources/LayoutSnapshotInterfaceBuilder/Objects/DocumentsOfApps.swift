import Foundation
import LayoutSnapshotViews

/// Reads the documents that an app's own code asks for. The views' module finds this class by its name.
final class DocumentsOfApps: AppDocumentReader {
  static func document(_ file: String, bundle: Bundle?, source: String?) throws -> any AppDocument {
    try DocumentOfApp(InterfaceBuilderDocument(contentsOf: place(of: file, bundle, source)), bundle, source)
  }

  /// In the bundle, or in the package of the source that asks, or in that of the tests.
  private static func place(of file: String, _ bundle: Bundle?, _ source: String?) throws -> URL {
    if let url = (bundle ?? .main).url(forResource: file, withExtension: nil) { return url }
    let tests = FileManager.default.currentDirectoryPath + "/Package.swift"
    guard let source else { return try DocumentFinder(besides: tests).find(file) }
    do {
      return try DocumentFinder(besides: source).find(file)
    } catch {
      // The sources may have been compiled on another machine.
      guard let url = try? DocumentFinder(besides: tests).find(file) else { throw error }
      return url
    }
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
    _ identifier: String?, of storyboard: UIStoryboard, make: ((NSCoder) -> ViewController?)?
  ) throws -> ViewController? {
    try inFile {
      if let identifier {
        let found = document.scenes.first { $0.identifier == identifier }
        guard let found else {
          throw InterfaceBuilderError(.noScene(identifier, known: document.scenes.compactMap(\.identifier)))
        }
        return try AppScene(self, storyboard: storyboard).controller(found, make: make)
      }
      guard let initial = document.scenes.first(where: \.isInitial) else { return nil }
      return try AppScene(self, storyboard: storyboard).controller(initial, make: make)
    }
  }

  /// Errors name the file.
  func inFile<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var error as InterfaceBuilderError {
      error.file = error.file ?? document.file
      throw error
    }
  }
}
