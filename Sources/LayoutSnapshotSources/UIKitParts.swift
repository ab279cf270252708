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
      .works, "`CATransform3D`, `UIView.transform3D`, `CALayer.sublayerTransform`, `CAReplicatorLayer`",
      "seen from the front; a vanishing point is not drawn, and the message says so; copies have colors of their own"
    ),
    UIKitPart(
      .works, "`UIPageViewController`, `UIPageViewControllerDataSource`",
      "shows its page at rest, with dots if the data source counts the pages"),
    UIKitPart(
      .works, "`CALayer.contents`, layers that draw themselves, `render(in:)`",
      "drawn; contents are a `CGImage`, and views are rendered where the last layout has put them; a `delegate` draws for layers without a view"
    ),
    UIKitPart(
      .works, "`UIView.drawHierarchy(in:afterScreenUpdates:)`, `snapshotView(afterScreenUpdates:)`",
      "drawn where the last layout has put it"),
    UIKitPart(
      .works, "`UIButton.Configuration`, Swift's attributed strings with UIKit's attributes",
      "all its texts, colors, backgrounds and transformers; `role` and `indicator` are not there"),
    UIKitPart(
      .works, "`NSShadow`, `strikethroughStyle`, `strokeWidth`, `obliqueness`, kinds and colors of lines",
      "drawn; only letters cast shadows; patterns of lines have lengths of our own"),
    UIKitPart(
      .works, "`UIImage.imageOrientation`, `CGImage.cropping(to:)`, `animationImages`",
      "turned, mirrored and cut; of pictures that move the first one shows"),
    UIKitPart(
      .works,
      "`UITabBarControllerDelegate`, `UITabBarDelegate`, `UINavigationBarDelegate`, `UIToolbarDelegate`",
      "asked and told when `sendActions()` of an item or the way back is called"),
    UIKitPart(
      .works,
      "`setThumbImage(_:for:)`, `setTitleTextAttributes(_:for:)`, `setBackgroundImage(_:for:barMetrics:)` of controls and items",
      "drawn; what is said of low bars is only kept"),
    UIKitPart(
      .works,
      "`overrideUserInterfaceStyle` of controllers, `setOverrideTraitCollection(_:forChild:)`, `traitOverrides`",
      "in the picture, except direction and scale, which are the device's"),
    UIKitPart(
      .works,
      "`UIContentUnavailableConfiguration`, `NSDiffableDataSourceSectionSnapshot`, `UIListSeparatorConfiguration`",
      "in the picture"),
    UIKitPart(
      .works,
      "`UIActivityViewController`, `UIImagePickerController`, `UIDocumentPickerViewController`, `UIFontPickerViewController`, `UIColorPickerViewController`",
      "a gray area with the name, and a finding: another process draws their content"),
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
      "the content behind it, blurred, under its material's color; with a vibrancy, its content in the color of the style"
    ),
    UIKitPart(
      .works, "`NSTextStorage`, `NSLayoutManager`, `NSTextContainer`",
      "know where letters are, in the first container; a text view shows what its storage gets, and a subclass of the manager draws it"
    ),
    UIKitPart(
      .works, "`CGContext` of pixels, `clip(to:mask:)`, `makeImage()`",
      "stored as vectors; grays and opacities alone are not there"),
    UIKitPart(
      .works, "texts of documents by their `NSAttributedString.DocumentType`",
      "plain texts are read; HTML and RTF are errors, and the message says so"),
    UIKitPart(.works, "`UIColor.tintColor`", "the tint color of the view that draws with it"),
    UIKitPart(
      .works, "`NSTextAttachment`, `CATextLayer`",
      "pictures in lines, on the baseline or where they say themselves; texts of layers"),
    UIKitPart(
      .works,
      "`drawLinearGradient(_:start:end:options:)`, `drawRadialGradient` of contexts, `CAGradientLayer`",
      "gradients along a line and between circles; layers of the types `.axial`, `.radial` and `.conic`"),
    UIKitPart(
      .works, "`setBlendMode(_:)`, `setShadow(offset:blur:color:)`, `clear(_:)` of contexts",
      "the modes that whole numbers give exactly; a view's drawing is mixed with itself and the view's background"
    ),
    UIKitPart(
      .works, "`UIRefreshControl`", "a wheel and the title above the content while it is refreshing"),
    UIKitPart(
      .works, "`NSParagraphStyle`, `NSTextTab`",
      "heights, spaces, indents, tabs and alignments of each paragraph; lines break by the view's mode"),
    UIKitPart(
      .works, "`UITraitCollection`", "`Traits`, a value under the same name, and no class"),
    UIKitPart(
      .works,
      "`UINavigationController`, `UINavigationControllerDelegate`, `UITabBarController`, `UISplitViewController`",
      "show the right controller without animation; delegates are told"),
    UIKitPart(
      .works, "`UISearchController`, `UISearchResultsUpdating`",
      "the search bar of a navigation item or of a view, with results or a veil while `isActive`"),
    UIKitPart(
      .works,
      "`UIViewControllerAnimatedTransitioning`, `UIViewControllerTransitioningDelegate`",
      "the animator of a presentation runs, and what it leaves is in the picture; those of navigation and tab bar controllers are not asked"
    ),
    UIKitPart(
      .works,
      "`addObserver(_:forKeyPath:options:context:)`, `observe(_:options:changeHandler:)` of views and controllers",
      "told when a layout has changed what they observe; another object's values are not observed, and a finding says so"
    ),
    UIKitPart(
      .works, "`value(forKey:)`, `setValue(_:forKeyPath:)` of objects",
      "find properties of UIKit's classes, what an app's class stores, outlets and inspectable properties; where nothing is found, a finding says so"
    ),
    UIKitPart(
      .works, "`DateComponentsFormatter`, `RelativeDateTimeFormatter`, `ListFormatter`",
      "texts in the words of their locale, which is the machine's unless they are given one; years and months, and the phrases of remaining and approximate times, in English alone"
    ),
    UIKitPart(
      .works, "`UndoManager`, `UIResponder.undoManager`",
      "a window has one; what one `sendActions()` leads to is undone together, what a test registers itself call by call; no menu asks"
    ),
    UIKitPart(
      .works, "`Publisher`, `CurrentValueSubject`, `ObservableObject`, `AnyCancellable`",
      "of Combine, with a product of its own: see [Combine](#combine)"),
    UIKitPart(
      .works, "`present(_:animated:)`, `dismiss(animated:)`",
      "what is presented is drawn over the tree that presents it, without animation"),
    UIKitPart(
      .works, "`UIStoryboard`, `UIStoryboardSegue`, `UINib`",
      "make the app's own classes; segues lead on and back, and embed"),
    UIKitPart(
      .works, "`UIScreen`, `UIDevice`, `UIApplication`",
      "answer for the device of the current layout: see [the screen](#the-screen)"),
    UIKitPart(
      .works, "`UIWindow`", "a view that holds a controller's view; it can be the subject of a snapshot"),
    UIKitPart(
      .works, "predicates by a format and sort descriptors by a key",
      "read properties by [key-value coding](#predicates); what cannot be read is never true, and a finding says so"
    ),
  ]

  private static let inert = [
    UIKitPart(
      .inert, "`objc_setAssociatedObject`, `autoreleasepool`, `CALayer.speed` and `timeOffset`",
      "values are kept with their objects; a layer's time is kept"),
    UIKitPart(
      .inert, "`addTarget(_:action:for:)`, `UIGestureRecognizer`, notifications with selectors",
      "kept and called: by `sendActions(for:)`, by `sendActions()` of a recognizer, by whoever posts"),
    UIKitPart(
      .inert, "`hitTest(_:with:)`, `point(inside:with:)`, `next`, `becomeFirstResponder()`",
      "work by geometry and by the tree; there are no key events"),
    UIKitPart(
      .inert, "`UIMenu`, `UIKeyCommand`, `UIContextMenuInteraction`, `UISwipeActionsConfiguration`",
      "kept; a closed menu and a swiped row are not in the picture; `swipeActions(forRowAt:side:)`, `swipeActions(forItemAt:side:)` and `contextMenu(forRowAt:)` ask the delegate or the list, and `sendActions()` chooses"
    ),
    UIKitPart(
      .inert,
      "`UIView.animate(withDuration:animations:)`, `CAAnimation`, `CATransaction`, `UIViewPropertyAnimator`",
      "changes take effect at once, then the completion is called"),
    UIKitPart(.inert, "`CADisplayLink`", "never fires"),
    UIKitPart(
      .inert, "`Logger`, `OSLog`, `OSSignposter`",
      "take messages and write nothing; their locks, such as `OSAllocatedUnfairLock`, lock"
    ),
    UIKitPart(
      .inert, "`NSTextList`", "gives the markers of its items as text; no paragraph draws them by itself"),
    UIKitPart(
      .inert, "`NSUserActivity`, `UIOpenURLContext`, `UIViewControllerRestoration`, `UIMenuSystem`",
      "kept, or nothing"),
    UIKitPart(
      .inert, "`accessibilityLabel` and its like",
      "kept and returned as they were set; the strategy `.accessibilityImage` shows them"),
    UIKitPart(
      .inert, "`interactivePopGestureRecognizer`, `hidesBarsOnSwipe`, `hidesBarsOnTap`",
      "kept; there are no touches"),
    UIKitPart(
      .inert,
      "`UIDragInteraction`, `UIDropInteraction`, `UIFocusEnvironment`, `UIPrintInteractionController`, `UITableViewRowAction`",
      "kept, or nothing"),
    UIKitPart(
      .inert, "`UIMenuController`, `UIEditMenuInteraction`",
      "kept; a finding says so if code shows the menu"),
    UIKitPart(
      .inert, "`CAEmitterLayer`, `CAEmitterCell`",
      "kept; particles are not drawn, and a finding says so where there would be some"),
    UIKitPart(
      .inert, "`UIPasteboard`, `UIFeedbackGenerator`, `UIPointerInteraction`, `UIMotionEffect`",
      "kept, or nothing"),
  ]

  private static let absent = [
    UIKitPart(.absent, "`CIFilter`, `CIImage`", "pictures are drawn as they are"),
    UIKitPart(
      .absent,
      "`NSTextContainer.exclusionPaths`, `NSParagraphStyle.textLists`, `expansion` and `textEffect` of letters",
      "text is laid out by labels and text views"),
    UIKitPart(
      .absent,
      "`UITabBarController.moreNavigationController`, `UINavigationItem.titleMenuProvider`, `UISearchTextField.tokens`, subtitles of navigation items, selected bar items",
      "would be in the picture"),
    UIKitPart(
      .absent,
      "`UICloudSharingController`, `UIVideoEditorController`, `UIFocusEffect`, `UIGlassEffect`, views and effects of background configurations",
      "nothing"),
    UIKitPart(
      .absent,
      "`colorDodge`, `colorBurn`, `softLight`, `plusDarker` and the modes of hue among blend modes",
      "nothing exact in whole numbers is documented"),
    UIKitPart(
      .absent, "`UIDynamicAnimator`, `UIGravityBehavior`, `UICollisionBehavior`, `UISnapBehavior`",
      "nothing moves"),
    UIKitPart(.absent, "swipe actions of tables in the picture", "nothing"),
    UIKitPart(
      .absent, "`hyphenationFactor`", "words are broken at soft hyphens alone"),
    UIKitPart(
      .absent,
      "`CALayer.compositingFilter`, `UIFontDescriptor.AttributeName.featureSettings`, `UIImage.drawAsPattern(in:)`, `UISearchController.searchSuggestions`",
      "would be in the picture"),
    UIKitPart(
      .absent,
      "colors of a pattern image, `buttonSize` of configurations, the bytes of pictures and contexts",
      "nothing"),
    UIKitPart(
      .absent, "initializers with a coder", "no class declares one; prepared sources need none"),
    UIKitPart(.absent, "`hangulWordPriority`", "lines may end between any two syllables of Hangul"),
    UIKitPart(
      .absent,
      "`PHPickerViewController`, `UICalendarView`, `SKView`, `SCNView`, `QLPreviewController`",
      "what other processes draw is in no picture"),
  ]
}
