import Foundation

/// A storyboard or a nib, as the classes here ask for it. The module that reads documents lies above this one.
package protocol AppDocument: AnyObject {
  /// Makes the objects of a nib, connected with each other and with an owner.
  func objects(owner: AnyObject?) throws -> [AnyObject]

  /// Makes a controller with all that its scene has.
  ///
  /// - Parameters:
  ///   - identifier: none for the initial one.
  ///   - make: makes the controller itself in the place of its class's initialiser.
  func controller(
    _ identifier: String?, of storyboard: UIStoryboard, make: ((NSCoder) -> ViewController?)?
  ) throws -> ViewController?
}

/// Finds documents and reads them.
package protocol AppDocumentReader: SendableMetatype {
  /// - Parameters:
  ///   - file: the document's name with its ending.
  ///   - source: the source that asks for it; the document is looked for in its package.
  static func document(_ file: String, bundle: Bundle?, source: String?) throws -> any AppDocument
}

/// The reader of the program. It is found by its name, because its module lies above this one.
enum AppDocuments {
  private static let reader: (any AppDocumentReader.Type)? =
    _typeByName("LayoutSnapshotInterfaceBuilder.DocumentsOfApps") as? any AppDocumentReader.Type

  /// - Throws: what is wrong with the document.
  static func read(_ file: String, bundle: Bundle?, source: String?) throws -> any AppDocument {
    guard let reader else {
      throw CannotRead(
        description:
          "\(file) cannot be read: the program is linked without LayoutSnapshotInterfaceBuilder. Add the product UIKit or LayoutSnapshotTesting to the target's dependencies"
      )
    }
    return try reader.document(file, bundle: bundle, source: source)
  }

  private struct CannotRead: Error, CustomStringConvertible { let description: String }
}
