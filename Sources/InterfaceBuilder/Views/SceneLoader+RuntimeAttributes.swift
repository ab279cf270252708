import Foundation
import ViewTree

extension SceneLoader {
  /// Sets what the user had set by key path; those that are not understood are in the list of unsupported parts.
  func applyRuntimeAttributes(to view: View, _ element: XMLElement) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      let value = attribute["value"] ?? attribute.child(key: "value")?["value"]
      let number = value.flatMap(Double.init).map { CGFloat($0) }
      switch attribute["keyPath"] {
      case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
      case "layer.borderWidth": view.layer.borderWidth = number ?? 0
      case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = value == "YES"
      case "accessibilityIdentifier": view.accessibilityIdentifier = value
      default: break
      }
    }
  }
}
