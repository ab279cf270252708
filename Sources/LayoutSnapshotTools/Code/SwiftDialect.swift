import LayoutSnapshotViews

/// The framework whose names printed code uses.
public enum SwiftDialect: Sendable, Hashable, CaseIterable {
  /// This package's: `View`, `LayoutConstraint`.
  case package
  /// UIKit's: `UIView`, `NSLayoutConstraint`.
  case uiKit
  /// UIKit's names, with typealiases for when UIKit is missing, so that one file compiles with both.
  case both

  /// The name of a class of this package.
  func name(ofFrameworkClass name: String) -> String { self == .package ? name : uiKitName(name) }

  /// UIKit's name for a type of this package.
  func uiKitName(_ name: String) -> String {
    switch name {
    case "LayoutConstraint", "DirectionalEdgeInsets", "MutableParagraphStyle": "NS" + name
    default: "UI" + name
    }
  }

  /// The head of a file, with or without aliases for all names that printed code may contain.
  func header(withAliases: Bool) -> [String] {
    switch self {
    case .package: return ["import Foundation", "import LayoutSnapshotTesting"]
    case .uiKit: return ["import UIKit"]
    case .both:
      let aliases = SwiftDialect.names.map { "  typealias \(uiKitName($0)) = \($0)" }
      return [
        "#if canImport(UIKit)", "  import UIKit", "#else", "  import Foundation",
        "  import LayoutSnapshotTesting",
      ]
        + (withAliases ? [""] + aliases : []) + ["#endif"]
    }
  }

  /// The types that printed code names.
  static let names = [
    "ActivityIndicatorView", "Button", "Color", "DatePicker", "DirectionalEdgeInsets", "EdgeInsets", "Font",
    "Image", "ImageView", "Label", "LayoutConstraint", "LayoutGuide", "LayoutPriority",
    "MutableParagraphStyle",
    "PageControl", "PickerView", "ProgressView", "ScrollView", "SearchBar", "SegmentedControl", "Slider",
    "StackView", "Stepper", "Switch", "TextField", "TextView", "View",
  ]
}
