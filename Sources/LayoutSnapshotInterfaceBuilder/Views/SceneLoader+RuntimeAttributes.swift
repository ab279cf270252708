import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Sets what the user had set by key path; those that are not understood are in the list of unsupported parts.
  ///
  /// The canvas shows views without them, as its name says.
  func applyRuntimeAttributes(to view: View, _ element: XMLElement) {
    guard !options.isForCanvas, let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      let value = attribute["value"] ?? attribute.child(key: "value")?["value"]
      let number = value.flatMap(Double.init).map { CGFloat($0) }
      set(attribute["keyPath"] ?? "", of: view, to: value ?? attribute.child(key: "value")?.text, number)
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
