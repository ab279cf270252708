/// A part of UIKit, and what has become of it here. `Documentation/UIKit.md` shows this list, and `layout-snapshot init --app`
/// says which absent types an app uses.
///
///     UIKitPart.all.filter { $0.state == .absent }.flatMap(\.names)
package struct UIKitPart: Equatable, Sendable {
  /// Whether code that uses it has its effect.
  package enum State: CaseIterable, Sendable {
    /// It is in the picture as in UIKit, or with the difference that the words say.
    case works
    /// It compiles and answers consistently, but no picture shows it.
    case inert
    /// It would matter in a picture and cannot be honoured, so code that uses it does not compile.
    case absent
  }

  package let state: State
  /// What UIKit has. What is between backticks are names of its API.
  package let title: String
  /// What it is here.
  package let explanation: String

  private init(_ state: State, _ title: String, _ explanation: String) {
    (self.state, self.title, self.explanation) = (state, title, explanation)
  }

  /// The names of API in the title, without arguments, and of `UIView.mask` the last part.
  package var names: [String] {
    title.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { part in
        let name = part.element.prefix { $0 != "(" }
        return String(name.split(separator: ".").last ?? name)
      }
  }

  /// The types that are not there. Members are left out, because an app may call something of its own so.
  package static let absentTypes = Set(
    all.filter { $0.state == .absent }.flatMap(\.names).filter { $0.first?.isUppercase == true })

  package static let all: [UIKitPart] = works + inert + absent

  private static let works = [
    UIKitPart(
      .works,
      "`CAShapeLayer`, `UIBezierPath`, `draw(_:)`, `UIGraphicsImageRenderer`, `UIGraphicsBeginImageContext`",
      "drawn"),
    UIKitPart(
      .works, "`CATransform3D`, `UIView.transform3D`, `CAReplicatorLayer`",
      "seen from the front; a vanishing point is not drawn, and the message says so; copies have the colors of their sublayers"
    ),
    UIKitPart(
      .works, "`UIPageViewController`, `UIPageViewControllerDataSource`",
      "shows its page at rest, with dots if the data source counts the pages"),
    UIKitPart(
      .works, "`CALayer.mask`",
      "shows as much as the mask is opaque; so does the `mask` of a view, which is laid out by itself"),
    UIKitPart(
      .works, "`UINavigationBarAppearance`, `UIToolbarAppearance`, `UITabBarAppearance`",
      "decide by where the content is scrolled to, as documented; materials are not blurred"),
    UIKitPart(
      .works, "`UIAppearance`",
      "`appearance()` sets colors, fonts and appearances for all views of a class; what it cannot set, it says"
    ),
    UIKitPart(
      .works, "`UIVisualEffectView`",
      "drawn in its material's color; the content behind it is not blurred"),
    UIKitPart(
      .works, "`UITraitCollection`", "`Traits`, a value under the same name, and no class"),
    UIKitPart(
      .works,
      "`UINavigationController`, `UINavigationControllerDelegate`, `UITabBarController`, `UISplitViewController`",
      "show the right controller without animation; delegates are told"),
    UIKitPart(
      .works, "`present(_:animated:)`, `dismiss(animated:)`",
      "what is presented is drawn over the tree that presents it, without animation"),
    UIKitPart(
      .works, "`UIStoryboard`, `UIStoryboardSegue`, `UINib`",
      "make the app's own classes; segues lead on and back, and embed"),
    UIKitPart(
      .works, "`UIScreen`, `UIDevice`, `UIApplication`",
      "answer for the device of the current layout; outside of a layout for `UIScreen.device`"),
    UIKitPart(
      .works, "`UIWindow`", "a view that holds a controller's view; it can be the subject of a snapshot"),
  ]

  private static let inert = [
    UIKitPart(
      .inert, "`addTarget(_:action:for:)`, `UIGestureRecognizer`, notifications with selectors",
      "kept and called: by `sendActions(for:)`, by `sendActions()` of a recognizer, by whoever posts"),
    UIKitPart(
      .inert, "`hitTest(_:with:)`, `point(inside:with:)`, `next`, `becomeFirstResponder()`",
      "work by geometry and by the tree; there are no key events"),
    UIKitPart(
      .inert, "`UIMenu`, `UIKeyCommand`, `UIContextMenuInteraction`, `UISwipeActionsConfiguration`",
      "kept; a closed menu is not in the picture; `sendActions()` chooses"),
    UIKitPart(
      .inert,
      "`UIView.animate(withDuration:animations:)`, `CAAnimation`, `CATransaction`, `UIViewPropertyAnimator`",
      "changes take effect at once, then the completion is called"),
    UIKitPart(.inert, "`CADisplayLink`, delayed calls", "never fire"),
    UIKitPart(
      .inert, "`accessibilityLabel` and its like", "kept and returned as they were set"),
    UIKitPart(
      .inert, "`UIPasteboard`, `UIFeedbackGenerator`, `UIPointerInteraction`, `UIMotionEffect`",
      "kept, or nothing"),
  ]

  private static let absent = [
    UIKitPart(.absent, "`CAEmitterLayer`, `CATextLayer`", "other layers"),
    UIKitPart(.absent, "`CIFilter`, `CIImage`", "pictures are drawn as they are"),
    UIKitPart(
      .absent, "`UIView.drawHierarchy(in:afterScreenUpdates:)`, `snapshotView(afterScreenUpdates:)`",
      "no view is drawn into another; take a snapshot of it"),
    UIKitPart(
      .absent, "`NSTextAttachment`, `NSTextStorage`, `NSLayoutManager`",
      "text is laid out by labels and text views"),
    UIKitPart(.absent, "`UISearchController`", "show the controller that it would show"),
    UIKitPart(.absent, "`UIDynamicAnimator`", "nothing moves"),
    UIKitPart(.absent, "index titles and swipe actions of tables in the picture", "nothing"),
    UIKitPart(.absent, "`hangulWordPriority`", "lines may end between any two syllables of Hangul"),
    UIKitPart(
      .absent,
      "`WKWebView`, `MKMapView`, `UIImagePickerController`, `PHPickerViewController`, `UIActivityViewController`, `UICalendarView`",
      "what other processes draw is in no picture"),
  ]
}
