/// The types that have an empty value, which a function gives where what it did is left out: `nil`, `[]`, `0`, an empty cell.
///
/// The views' library makes these values. A function of another type can be left out only as a whole, so that nothing waits for what cannot be
/// made.
package enum EmptyTypes {
  package static let names: Set = [
    "Bool", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGAffineTransform",
    "UIEdgeInsets",
    "Data", "UIImage", "UIColor", "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView",
    "UIScrollView",
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIViewController",
    "UINavigationController", "UIBarButtonItem",
  ]
  private static let generics: Set = ["Array", "Dictionary", "Set", "Optional"]

  /// Whether a function of a type gives nothing at all.
  static func areNothing(_ type: String) -> Bool { ["", "()", "Void"].contains(type) }

  /// - Parameter type: as it stands in a source, without spaces around it.
  static func contain(_ type: String) -> Bool {
    if areNothing(type) || names.contains(type) { return true }
    if type.hasPrefix("some ") || type.hasPrefix("any ") { return false }
    if type.hasSuffix("?") || type.hasSuffix("!") { return !type.contains("->") || type.hasSuffix(")?") }
    if type.hasPrefix("["), type.hasSuffix("]") { return true }
    return type.hasSuffix(">") && generics.contains(String(type.prefix { $0 != "<" }))
  }
}
