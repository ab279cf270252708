/// Why the whole content of scroll views cannot be shown on a device of `wholeContent`.
///
/// ```swift
/// // The whole content cannot be shown: View has no visible scroll view. ...
/// try View().layout(on: .iPhone4.wholeContent)
/// ```
public enum WholeContentFlaw: Hashable, Sendable {
  /// No visible view in the tree is a scroll view.
  case nothingScrolls
  /// The content is wider than the scroll view. Only the height of a device can grow.
  case sideways
  /// The scroll view is as high on a higher screen.
  case keepsItsHeight
  /// The content is higher than the highest screen, or always higher than its screen.
  case tooHigh
  /// The content has been scrolled away from its top.
  case scrolledAway
  /// The height of the content changes with every height of the screen.
  case neverSettles
}

extension WholeContentFlaw {
  /// What is wrong with a view, and what to do.
  func text(_ view: String) -> String {
    switch self {
    case .nothingScrolls:
      "\(view) has no visible scroll view. Lay it out on the device itself, without `.wholeContent`."
    case .sideways:
      """
      \(view) scrolls sideways, and only the height of the picture grows. Lay it out on a wide screen: \
      `.size(width:height:)`.
      """
    case .keepsItsHeight:
      """
      \(view) has more content than it shows, but it is as high on a higher screen. Tie its bottom edge to the \
      screen's, or take its content for itself: `.fixed(width:)`.
      """
    case .tooHigh:
      """
      \(view) has more content than a screen of \(numberText(Device.greatestHeight)) points shows. Give it fewer rows, \
      or look for content that is always higher than its scroll view.
      """
    case .scrolledAway:
      """
      \(view) has scrolled away from the top of its content. Do not set its contentOffset, or lay it out on the \
      device itself, without `.wholeContent`.
      """
    case .neverSettles:
      """
      \(view) has content whose height changes with every height of the screen. Look for a height that is a \
      multiple of the scroll view's height.
      """
    }
  }
}
