public import Foundation

/// The type of activities that continue on a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What somebody does in an app, like Foundation's `NSUserActivity`. It keeps what is set; nothing is handed on.
///
/// ```swift
/// userActivity = NSUserActivity(activityType: "com.example.reading")
/// userActivity?.userInfo = ["page": 3]
/// ```
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity.
  public final let activityType: String
  /// What the activity is called.
  open var title: String?
  /// What is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is out of date.
  open var needsSave = false
  /// The page on which the activity continues where the app is not there.
  open var webpageURL: URL?
  /// The page that led to the activity.
  open var referrerURL: URL?
  /// When the activity is no longer of use.
  open var expirationDate: Date?
  /// Words by which the activity is found.
  open var keywords: Set<String> = []
  /// Whether other devices may continue the activity.
  open var isEligibleForHandoff = true
  /// Whether a search finds the activity.
  open var isEligibleForSearch = false
  /// Whether everybody's search finds the activity.
  open var isEligibleForPublicIndexing = false
  /// Whether the system proposes the activity.
  open var isEligibleForPrediction = false
  /// The name by which an activity is deleted.
  open var persistentIdentifier: String?
  /// The content that a scene shows for the activity.
  open var targetContentIdentifier: String?
  /// What one says to begin the activity.
  open var suggestedInvocationPhrase: String?
  /// Who is told of the activity's way. It is only stored.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Has no effect: nothing is handed on here.
  open func becomeCurrent() {}
  /// Has no effect: nothing is handed on here.
  open func resignCurrent() {}
  /// Has no effect: nothing is handed on here.
  open func invalidate() {}
  /// Calls the handler: there is nothing to delete.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  /// Calls the handler: there is nothing to delete.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) { handler() }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Who is told of an activity's way. Only tests call it.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called in Foundation before the activity is handed on.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called in Foundation when another device has continued the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What can take up an activity. Every responder can.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIUserActivityRestoring {
  /// Takes up an activity; only tests and apps call it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
