/// `super.init(coder:)` calls the initialiser of UIKit's class that makes an object without a document, and then reads what the
/// document says of it, if it is one of a document. So does `Detail(coder: coder)` where `Detail` inherits that initialiser.
extension Preparation {
  mutating func writeCoders(_ context: TargetContext) {
    writeInheritedCoders(context)
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
        by: "super.init(\(arguments))" + (Self.isInDocuments(superclass) ? "; self._decode(\(coder))" : ""))
    }
  }

  private mutating func writeInheritedCoders(_ context: TargetContext) {
    for open in source.tokens.indices.dropFirst() where source.isMark("(", at: open) && source.isLeftIn[open]
    {
      guard source.isWord("coder", at: open + 1), source.isMark(":", at: open + 2),
        source.partners[open] > open, source.parts(in: open...source.partners[open]).count == 1
      else { continue }
      let isSpelledOut = source.isWord("init", at: open - 1) && source.isMark(".", at: open - 2)
      let name = open - (isSpelledOut ? 3 : 1)
      guard name >= 0, source.tokens[name].kind == .word, source.areTogether(name, name + 1),
        context.classes[source.text(name)] != nil,
        let superclass = context.foreignSuperclass(of: source.text(name)),
        Self.isInDocuments(superclass),
        let arguments = Self.arguments(for: superclass)
      else { continue }
      edits.replace(
        source.tokens[open + 1].range.lowerBound..<source.tokens[open + 3].range.lowerBound,
        by: arguments + ")._decoding(")
    }
  }

  /// Whether documents may have objects of a class of UIKit's, or of one of the modules beside it.
  static func isInDocuments(_ superclass: String) -> Bool {
    superclass.hasPrefix("UI") || ofOtherModules[superclass] != nil
  }

  /// How a class of UIKit's is made from nothing; nil for one that is not UIKit's.
  private static func arguments(for superclass: String) -> String? {
    if let arguments = special[superclass] ?? ofOtherModules[superclass] { return arguments }
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

  private static let ofOtherModules = [
    "MKMapView": "frame: .init()", "MKUserTrackingButton": "frame: .init()",
    "MKCompassButton": "frame: .init()", "MKScaleView": "frame: .init()",
    "MKAnnotationView": "annotation: nil, reuseIdentifier: nil",
    "MKMarkerAnnotationView": "annotation: nil, reuseIdentifier: nil",
    "MKPinAnnotationView": "annotation: nil, reuseIdentifier: nil",
    "WKWebView": "frame: .init(), configuration: .init()",
    "MFMailComposeViewController": "nibName: nil, bundle: nil",
    "MFMessageComposeViewController": "nibName: nil, bundle: nil",
    "AVPlayerViewController": "nibName: nil, bundle: nil", "AVRoutePickerView": "frame: .init()",
    "AVPlayerLayer": "", "AVCaptureVideoPreviewLayer": "",
  ]
}
