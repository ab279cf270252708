import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// The colour that an element keeps under a key.
  func color(_ element: XMLElement, key: String) throws(InterfaceBuilderError) -> Color? {
    guard let color = element.child("color", key: key) else { return nil }
    return try value(of: color)
  }

  func value(of color: XMLElement) throws(InterfaceBuilderError) -> Color? {
    let alpha = color.looseNumber("alpha") ?? 1
    if let white = color.looseNumber("white") { return Color(white: CGFloat(white), alpha: CGFloat(alpha)) }
    if let red = color.looseNumber("red") {
      return Color(
        red: CGFloat(red), green: CGFloat(color.looseNumber("green") ?? 0),
        blue: CGFloat(color.looseNumber("blue") ?? 0), alpha: CGFloat(alpha))
    }
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      if let known = Color.system(named: name) { return known }
      return try document.resources.colors[name].map { resource throws(InterfaceBuilderError) in
        try value(of: resource)
      } ?? nil
    }
    // The app's catalogue knows the dark form, too; the document keeps one.
    if !options.isForCanvas, let name = color["name"], let known = Color(named: name) { return known }
    guard let name = color["name"], let resource = document.resources.colors[name] else { return nil }
    return try value(of: resource)
  }
}
