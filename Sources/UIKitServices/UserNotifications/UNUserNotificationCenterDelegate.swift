public import Foundation
public import LayoutSnapshotViews

/// Who is told of notifications, like Apple's `UNUserNotificationCenterDelegate`. Only tests call it.
///
/// An app may write the methods with `async` instead. Nothing calls those either.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called on a phone when a notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called on a phone when the user has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called on a phone when the user wants the app's own settings of notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// A notification that has come, like Apple's `UNNotification`. The system makes them, so there is none here.
///
/// ```swift
/// let title = notification.request.content.title
/// ```
open class UNNotification: NSObject {
  /// When it has come.
  public final let date: Date
  /// What has made it come.
  public final let request: UNNotificationRequest

  /// For tests, as the system makes notifications.
  package init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What a user has answered, like Apple's `UNNotificationResponse`. The system makes such answers, so there is none here.
///
/// ```swift
/// if response.actionIdentifier == UNNotificationDefaultActionIdentifier { open(response.notification) }
/// ```
open class UNNotificationResponse: NSObject {
  /// What the user has answered.
  public final let notification: UNNotification
  /// The name of the button, or of opening or dismissing.
  public final let actionIdentifier: String
  /// The scene in which the app shows it; `nil`, as there is no answer.
  open var targetScene: UIScene? { nil }

  /// For tests, as the system makes answers.
  package init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// What a user has typed into a notification. The system makes such answers, so there is none here.
///
/// ```swift
/// let text = (response as? UNTextInputNotificationResponse)?.userText
/// ```
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  public final let userText: String

  /// For tests, as the system makes answers.
  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The name of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
