public import Foundation

/// Whether an app may notify its user. Raw values match Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user has said no.
  case denied = 1
  /// The user has said yes.
  case authorized = 2
  /// Quietly, without a question.
  case provisional = 3
  /// For a short time, in an app clip.
  case ephemeral = 4
}

/// Whether a way to notify is on. Raw values match Apple's.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// How alerts are shown. Raw values match Apple's.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As banners that go.
  case banner = 1
  /// As alerts that stay.
  case alert = 2
}

/// What a user has allowed an app, like Apple's `UNNotificationSettings`.
///
/// ```swift
/// let settings = await UNUserNotificationCenter.current().notificationSettings()
/// // Only when the task is cancelled: settings.authorizationStatus == .notDetermined
/// ```
///
/// The user was never asked, so nothing is supported.
public final class UNNotificationSettings: NSObject, Sendable {
  override init() {}

  /// Whether the app may notify: the user was not asked.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether there are sounds: not without a question.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether there are numbers at the icon: not without a question.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether there are alerts: not without a question.
  public var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether there is a list of notifications: not without a question.
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Whether a locked screen shows them: not without a question.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether a car shows them: not without a question.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether alerts sound in silence: not without a question.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are read out: not without a question.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether some do not wait: not without a question.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether they come in a summary: not without a question.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// How alerts are shown: not at all.
  public var alertStyle: UNAlertStyle { .none }
  /// Whether there is a button for the app's own settings: there is none.
  public var providesAppNotificationSettings: Bool { false }
}
