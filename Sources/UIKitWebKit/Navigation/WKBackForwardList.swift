public import Foundation

/// The pages that a view has shown: none.
///
/// ```swift
/// backButton.isEnabled = page.backForwardList.backItem != nil
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKBackForwardList: NSObject {
  /// Creates an empty list.
  public override init() { super.init() }

  /// The page that is shown; always `nil`.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before it; always `nil`.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after it; always `nil`.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The page at a distance; always `nil`.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
  /// The pages before it; always empty.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after it; always empty.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that a view has shown. Only tests make one.
///
/// ```swift
/// final class Shown: WKBackForwardListItem {
///   override var title: String? { "Help" }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKBackForwardListItem: NSObject {
  /// Creates an item without a page.
  public override init() { super.init() }

  /// The address of the page; an empty page's unless a subclass says otherwise.
  open var url: URL { .ofNoPage }
  /// The title of the page; `nil` unless a subclass says otherwise.
  open var title: String? { nil }
  /// The address that was asked for; the page's unless a subclass says otherwise.
  open var initialURL: URL { url }
}
