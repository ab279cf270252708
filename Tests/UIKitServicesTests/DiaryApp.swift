import Foundation
import LayoutSnapshotViews
import UIKitServices

// An app as its authors write it: it asks for notifications, opens pages, sends mails and picks files.

/// Starts the app and answers to notifications.
final class DiaryDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var opened: [String] = []

  func start(with center: UNUserNotificationCenter) {
    center.delegate = self
    let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
    let category = UNNotificationCategory(identifier: "diary", actions: [later], intentIdentifiers: [])
    center.setNotificationCategories([category])
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
      if let error { print(error.localizedDescription) }
      if granted { DispatchQueue.main.async { print("Thank you") } }
    }
    center.getNotificationSettings { settings in
      switch settings.authorizationStatus {
      case .notDetermined, .denied: print("Please allow notifications")
      case .authorized, .provisional, .ephemeral: print("All is set")
      @unknown default: break
      }
    }
  }

  func reminder(at hour: Int) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Diary"
    content.body = "How was your day?"
    content.badge = 1
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "bell.caf"))
    content.categoryIdentifier = "diary"
    content.threadIdentifier = "days"
    content.userInfo = ["page": "today"]
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
    return UNNotificationRequest(identifier: "daily", content: content, trigger: trigger)
  }

  func remind(at hour: Int, with center: UNUserNotificationCenter) {
    center.add(reminder(at: hour)) { error in
      if let error { print(error.localizedDescription) }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .sound]) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      if let page = response.notification.request.content.userInfo["page"] as? String { opened.append(page) }
    case UNNotificationDismissActionIdentifier: break
    default: opened.append(response.actionIdentifier)
    }
  }
}

/// The same with `async`.
final class AwaitingDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.list] }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// A page of the diary.
final class DiaryController: ViewController, SFSafariViewControllerDelegate,
  MFMailComposeViewControllerDelegate
{
  private(set) var results: [MFMailComposeResult] = []

  func openHelp(at url: URL) {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(url: url, configuration: configuration)
    page.preferredControlTintColor = .systemGreen
    page.dismissButtonStyle = .close
    page.delegate = self
    present(page, animated: true)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { dismiss(animated: true) }

  func sendMail() -> Bool {
    guard MFMailComposeViewController.canSendMail() else { return false }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["ann@example.com"])
    mail.setSubject("My day")
    mail.setMessageBody("<p>It was good.</p>", isHTML: true)
    mail.addAttachmentData(Data(), mimeType: "application/pdf", fileName: "day.pdf")
    present(mail, animated: true)
    return true
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    results.append(result)
    controller.dismiss(animated: true)
  }

  func pickFile() {
    let picker = UIDocumentPickerViewController(
      forOpeningContentTypes: [.pdf, .plainText, .diary], asCopy: true)
    picker.allowsMultipleSelection = false
    present(picker, animated: true)
  }

  func takePicture() -> [String] {
    let picker = UIImagePickerController()
    picker.mediaTypes = [kUTTypeImage as String, String(kUTTypeMovie)]
    return picker.mediaTypes
  }
}

extension UTType {
  static let diary = UTType(exportedAs: "com.example.diary", conformingTo: .json)
}

/// The MIME type of a file, as sources before iOS 14 find it.
func olderMIMEType(of url: URL) -> String {
  guard
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, url.pathExtension, nil)?.takeRetainedValue(),
    let mimeType = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue()
  else { return "application/octet-stream" }
  return mimeType as String
}

/// Changes notifications before they are shown.
final class DiaryService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
    content.title += " (new)"
    contentHandler(content)
  }
}
