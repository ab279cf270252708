import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Sets what the user had set by key path; those that are not understood are in the list of unsupported parts.
  ///
  /// The canvas shows views without them, as its name says.
  func applyRuntimeAttributes(to view: View, _ element: XMLElement) {
    guard !options.isForCanvas || !options.follows(.noRuntimeAttributes),
      let list = element.child("userDefinedRuntimeAttributes")
    else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      let value = attribute["value"] ?? attribute.child(key: "value")?["value"]
      let number = value.flatMap(Double.init).map { CGFloat($0) }
      if app != nil, let value = inspected(attribute), view._connect(attribute["keyPath"] ?? "", value) {
        continue
      }
      set(attribute["keyPath"] ?? "", of: view, to: value ?? attribute.child(key: "value")?.text, number)
    }
  }

  /// The attributes of an object that is no view, by their key paths.
  func runtimeAttributes(of element: XMLElement) -> [(name: String, value: Any)] {
    let list = element.child("userDefinedRuntimeAttributes")?.children.map { $0 } ?? []
    return list.filter { $0.name == "userDefinedRuntimeAttribute" }.compactMap { attribute in
      inspected(attribute).map { (attribute["keyPath"] ?? "", $0) }
    }
  }

  /// The value of an attribute that a class declares with `@IBInspectable`.
  private func inspected(_ attribute: XMLElement) -> Any? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "number":
      return (child?["value"] ?? attribute["value"]).flatMap { Double($0) }.map { DocumentNumber($0) }
    case "string": return child?.text ?? attribute["value"]
    case "color": return try? child.flatMap { try value(of: $0) }
    case "image": return image(child?["name"] ?? attribute["value"], catalog: attribute["catalog"])
    case "point":
      return child.flatMap { point in
        point.looseNumber("x").flatMap { x in point.looseNumber("y").map { CGPoint(x: x, y: $0) } }
      }
    case "size":
      return child.flatMap { size in
        size.looseNumber("width").flatMap { width in
          size.looseNumber("height").map { CGSize(width: width, height: $0) }
        }
      }
    case "rect":
      return child.map { rect in
        CGRect(
          x: rect.looseNumber("x") ?? 0, y: rect.looseNumber("y") ?? 0,
          width: rect.looseNumber("width") ?? 0, height: rect.looseNumber("height") ?? 0)
      }
    default: return nil
    }
  }

  private func set(_ path: String, of view: View, to value: String?, _ number: CGFloat?) {
    let flag = value == "YES"
    switch path {
    case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = flag
    case "accessibilityIdentifier": view.accessibilityIdentifier = value
    case "hidden", "isHidden": view.isHidden = flag
    case "preservesSuperviewLayoutMargins": view.preservesSuperviewLayoutMargins = flag
    case "insetsLayoutMarginsFromSafeArea": view.insetsLayoutMarginsFromSafeArea = flag
    case "numberOfLines": (view as? Label)?.numberOfLines = lines(number)
    case "preferredMaxLayoutWidth": (view as? Label)?.preferredMaxLayoutWidth = number ?? 0
    case "titleLabel.numberOfLines": (view as? Button)?.titleLabel?.numberOfLines = lines(number)
    case "spacing": (view as? StackView)?.spacing = number ?? 0
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      (view as? StackView)?.isLayoutMarginsRelativeArrangement = flag
    case "text":
      (view as? Label)?.text = value
      (view as? TextField)?.text = value
      (view as? TextView)?.text = value ?? ""
    case "placeholder": (view as? TextField)?.placeholder = value
    default: break
    }
  }

  private func lines(_ number: CGFloat?) -> Int { Int(max(0, min(number ?? 1, 10_000))) }
}
