public import Foundation

/// Changes notifications before they are shown, like Apple's `UNNotificationServiceExtension`. Only tests call it.
///
/// ```swift
/// final class Service: UNNotificationServiceExtension {
///   override func didReceive(
///     _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
///   ) { contentHandler(request.content) }
/// }
/// ```
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Gives the content as it came.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// Does nothing by default.
  open func serviceExtensionTimeWillExpire() {}
}

/// The button that plays media in a notification. Raw values match Apple's.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// There is none.
  case none = 0
  /// It is always shown.
  case `default` = 1
  /// It is shown over the media.
  case overlay = 2
}

/// What becomes of a notification after an answer. Raw values match Apple's.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// It stays.
  case doNotDismiss = 0
  /// It goes.
  case dismiss = 1
  /// It goes, and the app gets the answer.
  case dismissAndForwardAction = 2
}

/// A controller that shows notifications in its own way, like Apple's `UNNotificationContentExtension`. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UNNotificationContentExtension: AnyObject {
  /// Called on a phone when there is a notification to show.
  func didReceive(_ notification: UNNotification)
  /// Called on a phone when the user has answered.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Which button plays media; none by default.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// Where that button is; nowhere by default.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// Called on a phone when the user plays media.
  func mediaPlay()
  /// Called on a phone when the user pauses media.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Gives the answer to the app by default.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
  /// None by default.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  /// Nowhere by default.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Does nothing by default.
  public func mediaPlay() {}
  /// Does nothing by default.
  public func mediaPause() {}
}
