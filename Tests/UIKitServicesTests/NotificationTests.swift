import Foundation
import LayoutSnapshotViews
import Testing
import UIKitServices

/// Notifications, which never come here.
@Suite struct NotificationTests {
  private func request(_ name: String, after time: TimeInterval? = 60) -> UNNotificationRequest {
    let trigger = time.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    return UNNotificationRequest(identifier: name, content: UNNotificationContent(), trigger: trigger)
  }

  /// What a center keeps, which it tells at the end of a wait.
  private func pending(_ center: UNUserNotificationCenter) async -> [String] {
    let task = Task { await center.pendingNotificationRequests().map(\.identifier) }
    task.cancel()
    return await task.value
  }

  @Test func requests_areKeptInOrder_replacedByName_andRemoved() async {
    let center = UNUserNotificationCenter()
    func add(_ name: String, after time: TimeInterval? = 60) { center.add(request(name, after: time)) }
    for name in ["a", "b", "c"] { add(name) }
    #expect(await pending(center) == ["a", "b", "c"])
    add("a")
    add("now", after: nil)
    #expect(await pending(center) == ["b", "c", "a"])
    center.removePendingNotificationRequests(withIdentifiers: ["c", "z"])
    #expect(await pending(center) == ["b", "a"])
    center.removeAllPendingNotificationRequests()
    #expect(await pending(center) == [])
  }

  private actor Ends {
    var count = 0
    func add() { count += 1 }
  }

  @Test func waits_endOnlyWhenTheyAreCancelled() async throws {
    let (center, ends) = (UNUserNotificationCenter(), Ends())
    let waiting = Task {
      _ = await center.notificationSettings()
      await ends.add()
    }
    try await Task.sleep(for: .milliseconds(30))
    #expect(await ends.count == 0)
    waiting.cancel()
    await waiting.value
    #expect(await ends.count == 1)
  }

  @Test func waits_throwOrTellWhatIsKnown_whenTheyAreCancelled() async {
    let center = UNUserNotificationCenter()
    let question = Task { try await center.requestAuthorization(options: [.alert]) }
    let settings = Task { await center.notificationSettings() }
    let adding = Task {
      try await center.add(UNNotificationRequest(identifier: "a", content: .init(), trigger: nil))
    }
    question.cancel()
    settings.cancel()
    adding.cancel()
    await #expect(throws: CancellationError.self) { try await question.value }
    await #expect(throws: CancellationError.self) { try await adding.value }
    #expect(await settings.value.authorizationStatus == .notDetermined)
    #expect(await settings.value.alertSetting == .notSupported)
  }

  @Test func center_isOne_andTellsNoOne() {
    let center = UNUserNotificationCenter.current()
    #expect(center === UNUserNotificationCenter.current())
    var calls = 0
    center.requestAuthorization(options: [.alert]) { _, _ in calls += 1 }
    center.getNotificationSettings { _ in calls += 1 }
    center.getPendingNotificationRequests { _ in calls += 1 }
    center.add(request("tells-no-one", after: nil)) { _ in calls += 1 }
    #expect(calls == 0)
  }

  @Test func requests_keepTheirContent_whateverTheAppChangesLater() {
    let content = UNMutableNotificationContent()
    #expect(content.title.isEmpty && content.badge == nil && content.interruptionLevel == .active)
    content.title = "Tea"
    content.userInfo = ["cup": 2]
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    content.title = "Coffee"
    #expect(request.content.title == "Tea" && request.content.userInfo["cup"] as? Int == 2)
    #expect(!(request.content is UNMutableNotificationContent))
    let changed = request.content.mutableCopy() as? UNMutableNotificationContent
    changed?.body = "It is ready."
    #expect(changed?.title == "Tea" && request.content.body.isEmpty)
    #expect((content.copy() as? UNNotificationContent)?.title == "Coffee")
  }

  @Test func rawValues_areApples() {
    #expect(UNAuthorizationOptions([.badge, .sound, .alert]).rawValue == 7)
    #expect(UNAuthorizationOptions.provisional.rawValue == 64)
    #expect(UNNotificationPresentationOptions([.list, .banner]).rawValue == 24)
    #expect(UNNotificationActionOptions.foreground.rawValue == 4)
    #expect(UNNotificationCategoryOptions.hiddenPreviewsShowSubtitle.rawValue == 8)
    let statuses = [UNAuthorizationStatus.notDetermined, .denied, .authorized, .provisional, .ephemeral]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    let error = UNError(.attachmentCorrupt, userInfo: ["why": "torn"]) as NSError
    #expect(error.domain == UNErrorDomain && error.code == 105 && error.userInfo["why"] as? String == "torn")
    #expect(UNNotificationInterruptionLevel.timeSensitive.rawValue == 2)
    #expect(UNError(.attachmentCorrupt).errorCode == 105 && UNError.errorDomain == "UNErrorDomain")
    #expect(UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
  }

  @Test func sounds_areEqualByWhatTheySoundLike() {
    let bell = UNNotificationSoundName("bell.caf")
    #expect(UNNotificationSound.default.isEqual(UNNotificationSound.default))
    #expect(UNNotificationSound(named: bell).isEqual(UNNotificationSound(named: bell)))
    #expect(!UNNotificationSound(named: bell).isEqual(UNNotificationSound.default))
    #expect(!UNNotificationSound.criticalSoundNamed(bell).isEqual(UNNotificationSound(named: bell)))
  }

  @Test func attachments_areFilesOfTypesThatCanBeShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data([1]).write(to: url)
      return url
    }
    let map = try UNNotificationAttachment(identifier: "", url: try file("map.png"))
    #expect(map.identifier == "map.png" && map.type == "public.png")
    let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
    #expect(
      try UNNotificationAttachment(identifier: "a", url: try file("b"), options: hint).type == "public.jpeg")
    #expect(throws: UNError(.attachmentUnrecognizedType)) {
      try UNNotificationAttachment(identifier: "a", url: try file("text.txt"))
    }
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: folder.appendingPathComponent("none.png"))
    }
  }

  private final class Silent: NSObject, UNUserNotificationCenterDelegate {}

  @Test func delegates_needNotImplementTheirMethods() {
    let (center, silent) = (UNUserNotificationCenter(), Silent())
    center.delegate = silent
    let note = UNNotification(date: Date(timeIntervalSince1970: 0), request: request("a"))
    var options: UNNotificationPresentationOptions = .badge
    center.delegate?.userNotificationCenter(center, willPresent: note) { options = $0 }
    #expect(options == [])
    let answer = UNTextInputNotificationResponse(
      notification: note, actionIdentifier: "reply", userText: "Yes")
    var isDone = false
    center.delegate?.userNotificationCenter(center, didReceive: answer) { isDone = true }
    #expect(isDone && answer.userText == "Yes" && answer.notification.request.identifier == "a")
  }

  @Test func categories_keepWhatTheyAreMadeWith() {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
      textInputPlaceholder: "Text")
    let category = UNNotificationCategory(
      identifier: "mail", actions: [reply], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Mail",
      options: [.customDismissAction])
    #expect(category.actions.first?.title == "Reply" && reply.textInputButtonTitle == "Send")
    #expect(category.hiddenPreviewsBodyPlaceholder == "Mail" && category.options == .customDismissAction)
    #expect(category.categorySummaryFormat.isEmpty && reply.icon == nil)
  }
}
