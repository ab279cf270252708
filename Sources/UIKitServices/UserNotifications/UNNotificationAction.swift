public import Foundation

/// A button of a notification, like Apple's `UNNotificationAction`.
///
/// ```swift
/// let snooze = UNNotificationAction(identifier: "snooze", title: "Later", options: [])
/// ```
open class UNNotificationAction: NSObject {
  /// The name of the action.
  public final let identifier: String
  /// The title of the button.
  public final let title: String
  /// What the button does.
  public final let options: UNNotificationActionOptions
  /// The icon of the button; `nil` by default.
  public final let icon: UNNotificationActionIcon?

  /// Creates a button.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// Creates a button with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// A button of a notification into which text is typed, like Apple's `UNTextInputNotificationAction`.
///
/// ```swift
/// let reply = UNTextInputNotificationAction(
///   identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send",
///   textInputPlaceholder: "Your answer")
/// ```
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public final let textInputButtonTitle: String
  /// What stands where no text is.
  public final let textInputPlaceholder: String

  /// Creates a button.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }
  /// Creates a button with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of a notification's button, like Apple's `UNNotificationActionIcon`.
///
/// ```swift
/// UNNotificationActionIcon(systemImageName: "clock")
/// ```
open class UNNotificationActionIcon: NSObject {
  private enum Kind: Hashable {
    case system(String)
    case template(String)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Creates an icon of a symbol of the system.
  public convenience init(systemImageName: String) { self.init(.system(systemImageName)) }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Whether another object is the same icon.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationActionIcon)?.kind == kind
  }
  /// The same number for the same icon.
  open override var hash: Int { kind.hashValue }
}
