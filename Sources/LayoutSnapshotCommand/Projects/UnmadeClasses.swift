import Foundation

/// The classes of storyboards that are left out: UIKit's are drawn in their place.
struct UnmadeClasses {
  /// By the storyboard's path: the classes, with the sources that declare them.
  let classes: [(storyboard: String, found: [LeftOutSource.Need])]

  /// - Parameters:
  ///   - storyboards: their paths from a folder.
  ///   - choice: what is left out.
  init(_ storyboards: [String], in folder: String, _ choice: SourceChoice) {
    let places = choice.leftOutTypes
    classes = storyboards.compactMap { storyboard in
      let text = FileManager.default.contents(atPath: folder + "/" + storyboard).map {
        String(decoding: $0, as: UTF8.self)
      }
      let found = Self.classes(in: text ?? "").compactMap { name in
        places[name].map { LeftOutSource.Need(name: name, path: $0) }
      }
      return found.isEmpty ? nil : (storyboard, found)
    }
  }

  /// The values of `customClass`, each once, in order.
  static func classes(in document: String) -> [String] {
    let parts = document.components(separatedBy: " customClass=\"").dropFirst()
    return Set(parts.map { String($0.prefix { $0 != "\"" }) }).sorted()
  }

  func lines(_ shown: (String) -> String) -> [String] {
    classes.map { storyboard, found in
      "\(storyboard) is drawn with UIKit's classes in place of "
        + found.map { "\($0.name) (\(shown($0.path)))" }.joined(separator: ", ")
    }
  }
}
