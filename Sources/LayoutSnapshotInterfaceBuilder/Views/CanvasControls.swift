import Foundation
import LayoutSnapshotViews

/// The sizes that controls have on the canvas, which have changed with the versions of Xcode.
///
/// What is found in public documents, with counts, stands in Documentation/InterfaceBuilder.md. At run time a
/// control asks for the size of its own class.
struct CanvasControls {
  let toolsVersion: Int
  /// Whether the canvas's device has a home indicator.
  let hasHomeIndicator: Bool
  /// Whether a navigation bar is 56 high: on the canvas of the 4.7-inch phone from 15700 on (6 of 6 in documents that
  /// are not in the corpus).
  let hasHighNavigationBars: Bool
  /// Whether the control's lower edge is held at that of a safe area.
  let isAboveSafeArea: Bool
  let options: LoadingOptions

  /// The size of a control's content, aligned; nil along an axis where it depends on more than its kind.
  func size(of element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    switch element.name {
    case "switch": toolsVersion >= 24000 && options.follows(.switchesFrom24000) ? (61, 28) : (49, 31)
    case "stepper": (94, isBefore(15000, .steppersBefore15000) ? 29 : 32)
    case "slider": (nil, 30)
    case "segmentedControl": (nil, isBefore(15000, .segmentHeightsBefore15000) ? 28 : 31)
    case "progressView": (nil, isBefore(16100, .progressBefore16100) ? 2 : 4)
    case "activityIndicatorView": indicatorSize(element)
    case "textField" where isBefore(15000, .fieldsBefore15000) && element["borderStyle"] == "roundedRect":
      (nil, 30)
    case "searchBar": (nil, 56)
    case "datePicker" where isBefore(8000, .pickersBefore8000): (nil, 162)
    case "toolbar":
      (nil, hasHomeIndicator && isAboveSafeArea && options.follows(.toolbarsAboveSafeArea) ? 49 : 44)
    case "navigationBar": (nil, hasHighNavigationBars && options.follows(.navigationBarsOfXcode11) ? 56 : 44)
    case "tabBar": (nil, hasHomeIndicator && options.follows(.tabBarsAboveIndicator) ? 83 : 49)
    case "pickerView": (nil, isBefore(8000, .pickersBefore8000) ? 162 : 216)
    case "pageControl": (nil, 37)
    default: (nil, nil)
    }
  }

  /// Whether the version is one of those that a rule speaks of, and the rule is followed.
  private func isBefore(_ version: Int, _ rule: CanvasRule) -> Bool {
    toolsVersion < version && options.follows(rule)
  }

  private func indicatorSize(_ element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
    return isLarge ? (37, 37) : (20, 20)
  }
}
