import Foundation

/// A storyboard or a nib. The module that reads documents depends on this one, so it is used through this
/// protocol.
package protocol AppDocument: AnyObject {
  /// Creates the objects of a nib, connected with each other and with an owner.
  func objects(owner: AnyObject?) throws -> [AnyObject]

  /// Creates a controller with all objects of its scene; `nil` if the storyboard has no initial controller.
  ///
  /// - Parameter make: creates the controller in place of its class's initializer.
  func controller(
    _ scene: AppSceneChoice, of storyboard: UIStoryboard, make: ((NSCoder) -> ViewController?)?
  ) throws -> ViewController?
}

/// The scene of a storyboard to create.
package enum AppSceneChoice {
  /// The initial scene.
  case initial
  /// The scene with a storyboard identifier.
  case identifier(String)
  /// The scene whose controller has this object identifier of Interface Builder.
  case object(String)
}

/// Finds documents and reads them.
package protocol AppDocumentReader: SendableMetatype {
  /// - Parameters:
  ///   - file: the document's file name with its extension.
  ///   - source: the calling source; the document is looked for in its package.
  static func document(_ file: String, bundle: Bundle?, source: String?) throws -> any AppDocument
}

/// The program's reader of documents. Its module depends on this one, so it is looked up by name.
enum AppDocuments {
  private static let reader: (any AppDocumentReader.Type)? =
    _typeByName("LayoutSnapshotInterfaceBuilder.DocumentsOfApps") as? any AppDocumentReader.Type

  /// - Throws: the reason why the document cannot be read.
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
