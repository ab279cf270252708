import Foundation
import LayoutSnapshotViews

/// The app's classes that a document names.
enum AppClass {
  /// The class of an element; `nil` if the document names none, or the program has no class with that name. What
  /// other modules than UIKit have is of their classes then, if the program has these.
  static func of(_ element: XMLElement) throws(InterfaceBuilderError) -> AnyClass? {
    let names = [element["customClass"], OtherModules.className(of: element.name)]
    for case let name? in names {
      do throws(AppClasses.Ambiguous) {
        if let type = try AppClasses.named(name, module: element["customModule"]) { return type }
      } catch {
        throw InterfaceBuilderError(.ambiguousClass(name, modules: error.modules), at: element.location)
      }
    }
    return nil
  }
}

/// A problem in a document that does not prevent loading its scene. UIKit logs such problems, too.
enum Warning {
  static func say(_ text: String, at element: XMLElement, in document: InterfaceBuilderDocument) {
    let place = [document.file, element.location.description].compactMap { $0 }.joined(separator: ":")
    FileHandle.standardError.write(Data("\(place): warning: \(text)\n".utf8))
  }
}
