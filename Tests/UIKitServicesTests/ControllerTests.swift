import Foundation
import LayoutSnapshotViews
import Testing
import UIKitServices

/// Controllers that another process draws on a device.
@Suite struct ControllerTests {
  private func remoteWords(_ controller: ViewController) throws -> [String] {
    let looks = try controller.view.solvedTree(on: .iPhone15).layout.looksByPath.values
    return looks.compactMap { $0["content"] }.sorted()
  }

  @Test func controllers_sayThatTheirContentIsDrawnElsewhere() throws {
    let url = try #require(URL(string: "https://example.com"))
    let all: [(ViewController, String)] = [
      (SFSafariViewController(url: url), "SFSafariViewController"),
      (MFMailComposeViewController(), "MFMailComposeViewController"),
      (MFMessageComposeViewController(), "MFMessageComposeViewController"),
      (UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), "UIDocumentPickerViewController"),
    ]
    for (controller, name) in all {
      #expect(try remoteWords(controller).count == 1)
      #expect(try remoteWords(controller).first?.hasSuffix(name) == true, "\(name)")
    }
  }

  @Test func mails_fillTheirController_withoutABarOfTheirOwn() throws {
    for controller in [MFMailComposeViewController(), MFMessageComposeViewController()]
      as [NavigationController]
    {
      _ = try controller.layout(on: .iPhone15)
      #expect(controller.isNavigationBarHidden)
      #expect(controller.viewControllers.first?.view.frame == controller.view.bounds)
    }
  }

  @Test func pages_keepTheirConfiguration_whateverTheAppChangesLater() throws {
    let url = try #require(URL(string: "https://example.com"))
    let configuration = SFSafariViewController.Configuration()
    #expect(!configuration.entersReaderIfAvailable && configuration.barCollapsingEnabled)
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(url: url, configuration: configuration)
    configuration.barCollapsingEnabled = false
    #expect(page.configuration.entersReaderIfAvailable && page.configuration.barCollapsingEnabled)
    page.configuration.barCollapsingEnabled = false
    #expect(page.configuration.barCollapsingEnabled)
    #expect(page.dismissButtonStyle == .done && page.preferredBarTintColor == nil)
    #expect(
      SFSafariViewController(url: url, entersReaderIfAvailable: true).configuration.entersReaderIfAvailable)
    let copy = configuration.copy() as? SFSafariViewController.Configuration
    #expect(copy !== configuration && copy?.barCollapsingEnabled == false)
  }

  @Test func nothingCanBeSent_asThereIsNoAccount() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let message = MFMessageComposeViewController()
    message.recipients = ["5550100"]
    #expect(message.recipients == ["5550100"] && message.body == nil)
    #expect(!message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a.png"))
  }

  @Test func rawValues_areApples() {
    #expect(
      [MFMailComposeResult.cancelled, .saved, .sent, .failed].map(\.rawValue) == [0, 1, 2, 3])
    #expect(MessageComposeResult.sent.rawValue == 1 && MessageComposeResult.failed.rawValue == 2)
    #expect(SFSafariViewController.DismissButtonStyle.close.rawValue == 1)
    let error = MFMailComposeError(.sendFailed) as NSError
    #expect(error.domain == MFMailComposeErrorDomain && error.code == 1)
    #expect(MFMailComposeError(.saveFailed, userInfo: ["why": "full"]).userInfo["why"] as? String == "full")
  }

  @Test func documentPickers_askForTypes() {
    let opening = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    #expect(opening.documentPickerMode == .open && copying.documentPickerMode == .import)
  }

  private final class Silent: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {}

  @Test func delegates_needNotImplementTheirMethods() throws {
    let url = try #require(URL(string: "https://example.com"))
    let silent = Silent()
    let page = SFSafariViewController(url: url)
    page.delegate = silent
    #expect(page.delegate?.safariViewController(page, activityItemsFor: url, title: nil).isEmpty == true)
    #expect(page.delegate?.safariViewController(page, excludedActivityTypesFor: url, title: nil) == [])
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = silent
    mail.mailComposeDelegate?.mailComposeController(mail, didFinishWith: .sent, error: nil)
    #expect(mail.mailComposeDelegate === silent)
  }
}
