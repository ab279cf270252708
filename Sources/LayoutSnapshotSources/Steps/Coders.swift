/// `super.init(coder:)` calls the initialiser of UIKit's class that makes an object without a document, and then reads what the
/// document says of it, if it is one of a document.
extension Preparation {
  mutating func writeCoders(_ context: TargetContext) {
    for index in source.tokens.indices where source.isWord("super", at: index) && source.isLeftIn[index] {
      guard source.isMark(".", at: index + 1), source.isWord("init", at: index + 2),
        source.isMark("(", at: index + 3),
        source.isWord("coder", at: index + 4), source.isMark(":", at: index + 5),
        source.partners[index + 3] > index + 5, let type = source.type(around: index), type.keyword == "class"
      else { continue }
      guard let superclass = context.foreignSuperclass(of: type.firstInherited),
        let arguments = Self.arguments(for: superclass)
      else { continue }
      let close = source.partners[index + 3]
      let coder = source.text(from: index + 6, through: close - 1)
      let end = source.bytes[source.tokens[close].range.upperBound...].first == UInt8(ascii: "!") ? 1 : 0
      edits.replace(
        source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound + end,
        by: "super.init(\(arguments))" + (superclass.hasPrefix("UI") ? "; self._decode(\(coder))" : ""))
    }
  }

  /// How a class of UIKit's is made from nothing; nil for one that is not UIKit's.
  private static func arguments(for superclass: String) -> String? {
    if let arguments = special[superclass] { return arguments }
    if superclass.hasPrefix("UI"), superclass.hasSuffix("Controller") { return "nibName: nil, bundle: nil" }
    if superclass.hasPrefix("CA") || superclass.hasPrefix("NS") { return "" }
    return superclass.hasPrefix("UI") ? "frame: .init()" : nil
  }

  private static let special = [
    "UITableViewCell": "style: .default, reuseIdentifier: nil",
    "UITableViewHeaderFooterView": "reuseIdentifier: nil",
    "UITableView": "frame: .init(), style: .plain",
    "UITableViewController": "style: .plain",
    "UICollectionView": "frame: .init(), collectionViewLayout: UICollectionViewFlowLayout()",
    "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()",
    "UIVisualEffectView": "effect: nil",
    "UITextView": "frame: .init(), textContainer: nil",
    "UIPageViewController": "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil",
    "UISplitViewController": "nibName: nil, bundle: nil",
    "UIBarButtonItem": "", "UITabBarItem": "", "UINavigationItem": "title: \"\"", "UIResponder": "",
    "UICollectionViewLayout": "", "UICollectionViewFlowLayout": "", "UIStoryboardSegue": "",
    "UIGestureRecognizer": "target: nil, action: nil", "UITapGestureRecognizer": "target: nil, action: nil",
    "UIPanGestureRecognizer": "target: nil, action: nil",
    "UILongPressGestureRecognizer": "target: nil, action: nil",
    "UISwipeGestureRecognizer": "target: nil, action: nil",
    "UIPinchGestureRecognizer": "target: nil, action: nil",
    "UILayoutGuide": "", "UIScreen": "", "UIImage": "",
  ]
}
