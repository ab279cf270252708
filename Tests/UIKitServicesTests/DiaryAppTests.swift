import Foundation
import LayoutSnapshotViews
import Testing
import UIKitServices

/// What an app does here whose authors know nothing of it.
@Suite struct DiaryAppTests {
  @Test func notifications_areKept_andTheAppAnswersToThoseOfATest() async {
    let (center, delegate) = (UNUserNotificationCenter(), DiaryDelegate())
    delegate.start(with: center)
    delegate.remind(at: 20, with: center)
    let kept = Task { await center.pendingNotificationRequests().map(\.content.title) }
    kept.cancel()
    #expect(await kept.value == ["Diary"])
    let request = delegate.reminder(at: 20)
    #expect(request.identifier == "daily" && request.content.badge == 1)
    #expect((request.trigger as? UNCalendarNotificationTrigger)?.dateComponents.hour == 20)
    let note = UNNotification(date: Date(timeIntervalSince1970: 0), request: request)
    for action in [UNNotificationDefaultActionIdentifier, "later", UNNotificationDismissActionIdentifier] {
      let response = UNNotificationResponse(notification: note, actionIdentifier: action)
      center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
    #expect(delegate.opened == ["today", "later"])
    let categories = Task { await center.notificationCategories().map(\.identifier) }
    categories.cancel()
    #expect(await categories.value == ["diary"])
  }

  @Test func awaitingDelegates_areDelegates() async {
    let (center, delegate) = (UNUserNotificationCenter(), AwaitingDelegate())
    center.delegate = delegate
    #expect(center.delegate === delegate)
    let request = UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil)
    let note = UNNotification(date: Date(timeIntervalSince1970: 0), request: request)
    #expect(await delegate.userNotificationCenter(center, willPresent: note) == .list)
  }

  @Test func services_changeContents() {
    let content = UNMutableNotificationContent()
    content.title = "Diary"
    var title = ""
    DiaryService().didReceive(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) {
      title = $0.title
    }
    #expect(title == "Diary (new)" && content.title == "Diary")
  }

  @Test func pages_arePresented_andMailsAreNot() throws {
    let diary = DiaryController()
    diary.openHelp(at: try #require(URL(string: "https://example.com/help")))
    let page = try #require(diary.presentedViewController as? SFSafariViewController)
    #expect(page.configuration.entersReaderIfAvailable && page.preferredControlTintColor == .systemGreen)
    page.delegate?.safariViewControllerDidFinish(page)
    #expect(diary.presentedViewController == nil)
    #expect(!diary.sendMail() && diary.presentedViewController == nil)
    diary.mailComposeController(MFMailComposeViewController(), didFinishWith: .saved, error: nil)
    #expect(diary.results == [.saved])
    diary.pickFile()
    #expect((diary.presentedViewController as? UIDocumentPickerViewController)?.documentPickerMode == .import)
    #expect(diary.takePicture() == ["public.image", "public.movie"])
  }

  @Test func types_areFoundAsTheyWereBefore() {
    #expect(olderMIMEType(of: URL(fileURLWithPath: "/tmp/day.pdf")) == "application/pdf")
    #expect(olderMIMEType(of: URL(fileURLWithPath: "/tmp/day.none")) == "application/octet-stream")
    #expect(UTType.diary.conforms(to: .text))
  }
}
