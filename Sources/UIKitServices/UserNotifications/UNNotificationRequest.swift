public import Foundation

/// A notification that is to come, like Apple's `UNNotificationRequest`.
///
/// ```swift
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)
/// let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
/// UNUserNotificationCenter.current().add(request)
/// ```
open class UNNotificationRequest: NSObject {
  /// The name of the request; a later one takes the place of an earlier one.
  public final let identifier: String
  /// What is said: a copy that does not change with the app's own.
  public final let content: UNNotificationContent
  /// When the notification comes; `nil` for at once.
  public final let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.unchangeable()
    self.trigger = trigger
  }
}

/// What makes a notification come, like Apple's `UNNotificationTrigger`. Nothing comes here.
///
/// ```swift
/// let isDaily = request.trigger?.repeats ?? false
/// ```
open class UNNotificationTrigger: NSObject {
  /// Whether the notification comes again and again.
  public final let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// Makes a notification come when a server sends it. A phone makes such triggers, so there is none here.
///
/// ```swift
/// let isFromServer = request.trigger is UNPushNotificationTrigger
/// ```
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// Makes a notification come after some time, like Apple's `UNTimeIntervalNotificationTrigger`.
///
/// ```swift
/// UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)
/// ```
///
/// The date at which it would come is missing, as it depends on the clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public final let timeInterval: TimeInterval

  /// Creates a trigger. A phone takes only times over 0, and over a minute for one that repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Makes a notification come at a date, like Apple's `UNCalendarNotificationTrigger`.
///
/// ```swift
/// UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
/// ```
///
/// The date at which it would come is missing, as it depends on the clock.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public final let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
