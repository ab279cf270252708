import ViewTree

/// Whose names printed code uses.
public enum SwiftDialect: Sendable, Hashable, CaseIterable {
  /// This package's: `View`, `LayoutConstraint`.
  case package
  /// UIKit's: `UIView`, `NSLayoutConstraint`.
  case uiKit
  /// UIKit's, with typealiases where there is no UIKit, so that one file compiles against both.
  case both

  /// What a class of this package is called.
  func name(ofFrameworkClass name: String) -> String { self == .package ? name : uiKitName(name) }

  /// UIKit's name of a type of this package.
  func uiKitName(_ name: String) -> String {
    switch name {
    case "LayoutConstraint", "DirectionalEdgeInsets": "NS" + name
    default: "UI" + name
    }
  }

  /// The head of a file that uses these types, given by this package's names.
  func header(using names: [String]) -> [String] {
    switch self {
    case .package: return ["import LayoutSnapshotTesting"]
    case .uiKit: return ["import UIKit"]
    case .both:
      let aliases = names.sorted().map { "  typealias \(uiKitName($0)) = \($0)" }
      return ["#if canImport(UIKit)", "  import UIKit", "#else", "  import LayoutSnapshotTesting", ""]
        + aliases + ["#endif"]
    }
  }
}
