/// What UIKit's classes inherit from. A test compares this with the classes themselves.
package enum UIKitClasses {
  /// A class and those above it. Of a class that is not UIKit's, only its name is known.
  static func line(from name: String) -> [String] {
    var result = [name]
    while let last = result.last, let superclass = superclasses[last] { result.append(superclass) }
    return result
  }

  /// The superclass of each class.
  package static let superclasses: [String: String] = {
    var (result, superclass): ([String: String], String) = ([:], "")
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        superclass = String(word.dropLast())
      } else {
        result[String(word)] = superclass
      }
    }
    return result
  }()

  private static let table = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
      NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSMutableAttributedString: NSTextStorage
    NSObject: CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction CATransaction
      NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSDataAsset
      NSItemProvider NSLayoutConstraint NSLayoutManager NSShadow NSStringDrawingContext
      NSTextAttachment NSTextContainer NSTextList NSUserActivity UIAccessibilityCustomAction
      UIActivity UIActivityItemProvider UIAlertAction UIApplicationShortcutIcon
      UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance
      UIBarButtonItemStateAppearance UIBarItem UIBezierPath
      UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
      UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
      UICollectionViewUpdateItem UICommandAlternate UIContextMenuConfiguration
      UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice
      UIDocumentInteractionController UIDragInteraction UIDragItem UIDragPreview UIDropInteraction
      UIDropProposal UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator
      UIFocusAnimationCoordinator UIFocusUpdateContext UIGestureRecognizer UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIImage
      UILargeContentViewerInteraction UILocalizedIndexedCollation UIMenuController UIMenuElement
      UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteboard
      UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion
      UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress UIPreviewParameters
      UIPrintFormatter UIPrintInfo UIPrintInteractionController UIResponder UIResponderStandardEditActions
      UISceneConfiguration
      UISceneSession UISceneSizeRestrictions UIScreen UIScreenMode UISpringTimingParameters
      UIStatusBarManager UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource
      UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
      UITableViewRowAction UITargetedPreview UITextInputMode UITextPosition UITextRange
      UITextSelectionRect UITouch UIUserNotificationSettings UIViewPropertyAnimator UIVisualEffect
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
      UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICommand: UIKeyCommand
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl
      UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator
      UISelectionFeedbackGenerator
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
      UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
      UITapGestureRecognizer
    UILayoutGuide: UIFocusGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder: UIAccessibilityElement UIApplication UILayoutGuide UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UISheetPresentationController: UIPopoverPresentationController
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UIView: UIActivityIndicatorView UICollectionReusableView UIContentUnavailableView UIControl
      UIImageView UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView
      UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
      UIVisualEffectView UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController
      UIColorPickerViewController UIDocumentPickerViewController UIFontPickerViewController
      UIInputViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
      UISearchController UISplitViewController UITabBarController UITableViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """
}
