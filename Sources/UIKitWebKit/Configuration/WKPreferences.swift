public import Foundation

/// The settings of a page. They are only stored.
///
/// ```swift
/// let preferences = WKPreferences()
/// preferences.minimumFontSize = 12
/// configuration.preferences = preferences
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKPreferences: NSObject {
  /// What becomes of a view that is in no window. Raw values match WebKit's.
  public enum InactiveSchedulingPolicy: Int, Sendable, CaseIterable {
    /// It stops.
    case suspend = 0
    /// It is slowed down.
    case throttle = 1
    /// It goes on.
    case none = 2
  }

  /// The smallest size of a font; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; true by default.
  open var javaScriptEnabled = true
  /// Whether scripts open windows of their own; false by default, as on phones.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the reader is warned of fraud; true by default.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether backgrounds are printed; false by default.
  open var shouldPrintBackgrounds = false
  /// Whether text can be selected; true by default.
  open var isTextInteractionEnabled = true
  /// Whether known faults of sites are worked around; true by default.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether parts of a page can fill the screen; false by default.
  open var isElementFullscreenEnabled = false
  /// What becomes of a view that is in no window; it stops by default.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// Creates settings with the usual values.
  public override init() { super.init() }
}

/// The settings of one page. They are only stored.
///
/// ```swift
/// let preferences = WKWebpagePreferences()
/// preferences.allowsContentJavaScript = false
/// configuration.defaultWebpagePreferences = preferences
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKWebpagePreferences: NSObject {
  /// For which device a page is shown. Raw values match WebKit's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// The one that suits the view.
    case recommended = 0
    /// A phone.
    case mobile = 1
    /// A computer.
    case desktop = 2
  }

  /// For which device the page is shown; the one that suits the view by default.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; true by default.
  open var allowsContentJavaScript = true
  /// Whether Lockdown Mode is on for the page; false by default.
  open var isLockdownModeEnabled = false

  /// Creates settings with the usual values.
  public override init() { super.init() }
}

/// The pool of the processes that load pages. Here there are none.
///
/// ```swift
/// configuration.processPool = WKProcessPool()
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKProcessPool: NSObject, @unchecked Sendable {
  // Sendable is correct: a pool has nothing that changes.
  /// Creates a pool.
  public override init() { super.init() }
}
