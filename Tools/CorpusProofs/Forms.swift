import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTesting
import LayoutSnapshotViews

/// Forms among the scenes of a folder, as a screen reader goes through them.
enum Forms {
  private static let device = Device.iPhone17

  /// Prints the elements of scenes with at least two fields, in their order, with frames; and what the checks find in them.
  static func read(_ folder: URL, _ count: Int) throws {
    var found = 0
    for file in try Main.documents(in: folder, for: count) where found < count {
      guard let (name, view) = form(in: folder.appending(path: file)) else { continue }
      guard (try? view.layout(on: device)) != nil else { continue }
      let elements = ReadingOrder(view, on: device).elements
      guard elements.count > 1 else { continue }
      found += 1
      print("\(found) \(file) \(name)")
      for (index, element) in elements.enumerated() { print("  \(index + 1) \(element.line)") }
      for check in [LayoutChecks().isReadInOrder, LayoutChecks().everyControlHasALabel] {
        for words in (try? check.proof?(view, device)) ?? [] { print("  ! \(words)") }
      }
    }
  }

  /// The first scene with two fields or more that a document shows.
  private static func form(in file: URL) -> (String, View)? {
    guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { return nil }
    for description in document.scenes where description.hasView {
      guard let view = try? document.scene(description, LoadingOptions()).view else { continue }
      if view.treeViews.count(where: { $0 is TextField }) > 1 { return (description.name, view) }
    }
    return nil
  }
}
