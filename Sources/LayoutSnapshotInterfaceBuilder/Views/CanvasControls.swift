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
  /// Whether the control's lower edge is held at that of a safe area.
  let isAboveSafeArea: Bool

  /// The size of a control's content, aligned; nil along an axis where it depends on more than its kind.
  func size(of element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    switch element.name {
    case "switch": toolsVersion < 24000 ? (49, 31) : (61, 28)
    case "stepper": (94, toolsVersion < 15000 ? 29 : 32)
    case "slider": (nil, 30)
    case "segmentedControl": (nil, toolsVersion < 15000 ? 28 : 31)
    case "progressView": (nil, toolsVersion < 16100 ? 2 : 4)
    case "activityIndicatorView": indicatorSize(element)
    case "textField" where toolsVersion < 15000 && element["borderStyle"] == "roundedRect": (nil, 30)
    case "searchBar": (nil, searchBarHeight(isMinimal: element["searchBarStyle"] == "minimal"))
    case "datePicker" where toolsVersion < 8000: (nil, 162)
    case "datePicker" where toolsVersion >= 16000: (View.noIntrinsicMetric, View.noIntrinsicMetric)
    case "toolbar": (nil, hasHomeIndicator && isAboveSafeArea ? 49 : 44)
    case "navigationBar": (nil, 44)
    case "tabBar": (nil, hasHomeIndicator ? 83 : 49)
    case "pickerView": (nil, toolsVersion < 8000 ? 162 : 216)
    case "pageControl": (nil, 37)
    case "button" where CanvasControls.symbolButtons.contains(element["buttonType"] ?? ""):
      toolsVersion < 14800 ? (22, 22) : (25, 24)
    default: (nil, nil)
    }
  }

  /// The kinds of buttons that are a symbol.
  private static let symbolButtons: Set<String> = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

  private func searchBarHeight(isMinimal: Bool) -> CGFloat {
    switch toolsVersion {
    case ..<13000: 44
    case 13000..<15000 where isMinimal: 50
    case 24000... where isMinimal: 64
    default: 56
    }
  }

  private func indicatorSize(_ element: XMLElement) -> (width: CGFloat?, height: CGFloat?) {
    let isLarge = element["style"] == "whiteLarge" || element["style"] == "large"
    return isLarge ? (37, 37) : (20, 20)
  }
}
