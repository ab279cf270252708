/// What an app asks to be allowed. Raw values match Apple's.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Takes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers at the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Alerts that sound in silence.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Notifications that are read out.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Notifications that do not wait.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a notification is shown while the app is in front. Raw values match Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Takes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As a number at the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// As an alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a button of a notification does. Raw values match Apple's.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Takes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It works only on an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// It brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// How notifications of a category behave. Raw values match Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Takes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when a notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown where the text is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The second line is shown where the text is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// They may be read out.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// How much a notification may interrupt. Raw values match Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Not at all.
  case passive = 0
  /// With light and sound.
  case active = 1
  /// At once, whatever the user does.
  case timeSensitive = 2
  /// Even in silence.
  case critical = 3
}
