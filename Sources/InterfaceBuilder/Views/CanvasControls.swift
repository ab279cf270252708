import Foundation
import ViewTree

/// The sizes that controls have on the canvas, which have changed with the versions of Xcode.
///
/// What is found in public documents, with counts, stands in Documentation/InterfaceBuilder.md. At run time a
/// control asks for the size of its own class.
struct CanvasControls {
  let toolsVersion: Int
  /// Whether the canvas's device has a home indicator.
  let hasHomeIndicator: Bool

  /// The size of a control's content, aligned; nil along an axis where it depends on more than its kind.
  func size(of element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    switch element.name {
    case "switch": toolsVersion < 24000 ? (49, 31) : (61, 28)
    case "stepper": (94, toolsVersion < 15000 ? 29 : 32)
    case "slider": (nil, 30)
    case "segmentedControl": (nil, toolsVersion < 15000 ? 28 : 31)
    case "progressView": (nil, toolsVersion < 15000 ? 2 : 4)
    case "activityIndicatorView": indicatorSize(element)
    case "textField" where toolsVersion < 15000 && element["borderStyle"] == "roundedRect": (nil, 30)
    case "searchBar": (nil, 56)
    case "toolbar": (nil, hasHomeIndicator ? 49 : 44)
    case "navigationBar": (nil, 44)
    case "tabBar": (nil, 49)
    case "pickerView": (nil, 216)
    case "pageControl": (nil, 37)
    default: (nil, nil)
    }
  }

  private func indicatorSize(_ element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
    return isLarge ? (37, 37) : (20, 20)
  }
}
