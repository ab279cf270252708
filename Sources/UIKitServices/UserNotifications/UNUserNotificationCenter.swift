public import Foundation
import UIKitFrameworks

/// Takes an app's notifications, like Apple's `UNUserNotificationCenter`.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// center.delegate = self
/// center.requestAuthorization(options: [.alert, .sound]) { allowed, error in
///   // Not called here: no one is asked.
/// }
/// ```
///
/// On a phone it is another process that answers, some time later. Here nothing is answered: what takes a closure never calls
/// it, and what is awaited waits until the task is cancelled. So the first picture is that of an app whose question is open.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  // The lock guards all that follows, so that any thread may use the center, as on a phone.
  private let lock = NSLock()
  private weak var teller: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// For tests, as an app has one center.
  override package init() {}

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Who is told of notifications. Only tests tell it.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { teller } }
    set { lock.withLock { teller = newValue } }
  }
  /// Whether notifications can have a view of an extension, as on a phone.
  open var supportsContentExtensions: Bool { true }

  /// Never answers: no one is asked.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Never answers: the settings come from another process.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {}

  /// Keeps the categories with their buttons, and no others.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Never answers: the categories come from another process.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {}

  /// Keeps a request that has a trigger, in place of an earlier one of its name. No notification comes, and nothing is answered.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { keep(request) }
  /// Never answers: the requests come from another process.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {}
  /// Drops requests by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Drops all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// Never answers: the notifications come from another process.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {}
  /// Has no effect, as no notification comes.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Has no effect, as no notification comes.
  open func removeAllDeliveredNotifications() {}
  /// Has no effect on a picture of the app, and nothing is answered.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {}

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      // Without a trigger it would come at once, so that it would be pending no longer.
      if request.trigger != nil { pending.append(request) }
    }
  }
}

// What is awaited. At the end of the wait these give what is known here, as they cannot throw.
extension UNUserNotificationCenter {
  /// Waits until the task is cancelled: no one is asked.
  @discardableResult
  nonisolated(nonsending) public func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool { try await Unanswered.answer() }

  /// Waits until the task is cancelled, and then gives settings in which no one was asked.
  @discardableResult
  nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
    await Unanswered.untilCancelled()
    return UNNotificationSettings()
  }

  /// Waits until the task is cancelled, and then gives the categories that the app has set.
  @discardableResult
  nonisolated(nonsending) public func notificationCategories() async -> Set<UNNotificationCategory> {
    await Unanswered.untilCancelled()
    return lock.withLock { categories }
  }

  /// Keeps a request that has a trigger, and waits until the task is cancelled.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
    keep(request)
    let _: Void = try await Unanswered.answer()
  }

  /// Waits until the task is cancelled, and then gives the requests that the app has added, the latest last.
  @discardableResult
  nonisolated(nonsending) public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await Unanswered.untilCancelled()
    return lock.withLock { pending }
  }

  /// Waits until the task is cancelled, and then gives none, as no notification comes.
  @discardableResult
  nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
    await Unanswered.untilCancelled()
    return []
  }

  /// Waits until the task is cancelled, without an effect on a picture of the app.
  nonisolated(nonsending) public func setBadgeCount(_ newBadgeCount: Int) async throws {
    let _: Void = try await Unanswered.answer()
  }
}
