public import Foundation

/// What a notification says, like Apple's `UNNotificationContent`.
///
/// ```swift
/// let title = request.content.title
/// ```
///
/// An app makes a ``UNMutableNotificationContent``, and reads this class.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var filterCriteria: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var launchImageName = ""
    var relevanceScore = 0.0
    var sound: UNNotificationSound?
    var subtitle = ""
    var summaryArgument = ""
    var summaryArgumentCount = 1
    var targetContentIdentifier: String?
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
  }

  final var values = Values()

  /// Creates a content that says nothing.
  public override init() { super.init() }

  /// The files that are shown; none by default.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number at the app's icon; `nil` leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The text; empty by default.
  open var body: String { values.body }
  /// The category with the buttons; empty by default.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// What a focus filter looks at; `nil` by default.
  open var filterCriteria: String? { values.filterCriteria }
  /// How much the notification may interrupt; `active` by default.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The image that is shown when the app starts; empty by default.
  open var launchImageName: String { values.launchImageName }
  /// Where the notification stands in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The sound; `nil` by default.
  open var sound: UNNotificationSound? { values.sound }
  /// The second line; empty by default.
  open var subtitle: String { values.subtitle }
  /// What a summary calls the group; empty by default.
  open var summaryArgument: String { values.summaryArgument }
  /// How many items the notification counts for in a summary; 1 by default.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The scene that the notification belongs to; `nil` by default.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The group; empty by default.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The first line; empty by default.
  open var title: String { values.title }
  /// The app's own values; empty by default.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// A content with the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { unchangeable() }
  /// A content with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }

  func unchangeable() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }
}
