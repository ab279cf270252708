public import Foundation

/// What a notification is to say, like Apple's `UNMutableNotificationContent`.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "It is ready."
/// content.sound = .default
/// let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
/// ```
open class UNMutableNotificationContent: UNNotificationContent {
  /// The files that are shown; none by default.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The number at the app's icon; `nil` leaves it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The text; empty by default.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The category with the buttons; empty by default.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// What a focus filter looks at; `nil` by default.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
  /// How much the notification may interrupt; `active` by default.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The image that is shown when the app starts; empty by default.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// Where the notification stands in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The sound; `nil` by default.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The second line; empty by default.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What a summary calls the group; empty by default.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// How many items the notification counts for in a summary; 1 by default.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  /// The scene that the notification belongs to; `nil` by default.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The group; empty by default.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The first line; empty by default.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The app's own values; empty by default.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}
