public import Foundation

/// A kind of notifications with its buttons, like Apple's `UNNotificationCategory`.
///
/// ```swift
/// let category = UNNotificationCategory(
///   identifier: "tea", actions: [snooze], intentIdentifiers: [], options: .customDismissAction)
/// UNUserNotificationCenter.current().setNotificationCategories([category])
/// ```
open class UNNotificationCategory: NSObject {
  /// The name of the category.
  public final let identifier: String
  /// The buttons.
  public final let actions: [UNNotificationAction]
  /// The names of intents.
  public final let intentIdentifiers: [String]
  /// How the notifications behave.
  public final let options: UNNotificationCategoryOptions
  /// What stands where the text is hidden; empty by default.
  public final let hiddenPreviewsBodyPlaceholder: String
  /// What a summary of several says; empty by default.
  public final let categorySummaryFormat: String

  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }
  /// Creates a category whose texts can be hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }
  /// Creates a category whose texts can be hidden and summed up.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}
