import Foundation
import ViewTree

extension SceneLoader {
  /// The colour that an element keeps under a key.
  func color(_ element: XMLElement, key: String) throws(InterfaceBuilderError) -> Color? {
    guard let color = element.child("color", key: key) else { return nil }
    return try value(of: color)
  }

  private func value(of color: XMLElement) throws(InterfaceBuilderError) -> Color? {
    let alpha = try color.number("alpha") ?? 1
    if let white = try color.number("white") { return Color(white: white, alpha: alpha) }
    if let red = try color.number("red") {
      return Color(
        red: red, green: try color.number("green") ?? 0, blue: try color.number("blue") ?? 0, alpha: alpha)
    }
    guard let name = color["name"] ?? color["systemColor"] ?? color["cocoaTouchSystemColor"] else { return nil }
    guard let resource = document.resources.colors[name] else { return nil }
    return try value(of: resource)
  }
}
