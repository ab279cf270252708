/// The members of UIKit's classes that an extension of an app may override. On a phone it replaces them for all objects of the
/// class; here they are declared `dynamic`, and a test compares the list with these declarations.
///
/// Swift replaces a member for the class that declares it and those below. So each class here passes on what it inherits: what
/// replaces a member of `UINavigationController` must leave other controllers alone.
enum ReplaceableMembers {
  private static let ofControllers: Set = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden",
  ]
  private static let ofSizes: Set = ["intrinsicContentSize", "sizeThatFits(_:)"]
  private static let ofTexts: Set = ofSizes.union(["canPerformAction(_:withSender:)"])

  /// The signatures of a class's members.
  static let byClass: [String: Set<String>] = [
    "UIViewController": ofControllers, "UINavigationController": ofControllers,
    "UITabBarController": ofControllers, "UISplitViewController": ofControllers,
    "UIAlertController": ofControllers,
    "UIScrollView": [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
    ],
    "UILabel": ofSizes, "UIButton": ofSizes, "UIImageView": ofSizes, "UITextField": ofTexts,
    "UITextView": ofTexts,
  ]
}

extension SwiftSource {
  /// Whether a member of an extension replaces one that the extended class of UIKit's declares or inherits.
  func isReplacement(_ member: Member, of type: TypeBody) -> Bool {
    type.keyword == "extension" && modifier("override", of: member) != nil
      && ReplaceableMembers.byClass[type.simpleName]?.contains(signature(of: member)) == true
  }
}
