public import Foundation
public import LayoutSnapshotViews

/// How the writing of a mail ended. Raw values match Apple's.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has canceled it.
  case cancelled = 0
  /// The user has saved a draft.
  case saved = 1
  /// The user has sent the mail.
  case sent = 2
  /// The mail could be neither saved nor sent.
  case failed = 3
}

/// Lets the user write a mail, like Apple's `MFMailComposeViewController`.
///
/// ```swift
/// guard MFMailComposeViewController.canSendMail() else { return }
/// let mail = MFMailComposeViewController()
/// mail.mailComposeDelegate = self
/// mail.setToRecipients(["ann@example.com"])
/// mail.setSubject("Walks")
/// present(mail, animated: true)
/// ```
///
/// There is no mail account here, so ``canSendMail()`` is false. On a device another process draws the content. A picture
/// shows a gray area in its place, and a recorded snapshot says so.
open class MFMailComposeViewController: NavigationController {
  /// Who is told how the writing ended. Only tests tell it.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Creates an empty mail.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    showRemoteContent(of: "MFMailComposeViewController")
  }

  /// Whether mails can be sent: there is no account.
  open class func canSendMail() -> Bool { false }

  /// Has no effect on a picture, as another process draws the subject.
  open func setSubject(_ subject: String) {}
  /// Has no effect on a picture, as another process draws the recipients.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Has no effect on a picture, as another process draws the recipients.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Has no effect on a picture, as another process draws the recipients.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Has no effect on a picture, as another process draws the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Has no effect on a picture, as another process draws the attachments.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Has no effect on a picture, as another process draws the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

extension NavigationController {
  /// Shows only what another process would draw.
  func showRemoteContent(of name: String) {
    viewControllers = [RemoteContent(of: name)]
    isNavigationBarHidden = true
  }
}

private final class RemoteContent: ViewController {
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = RemoteContentView(of: name) }
}

/// Who is told how the writing of a mail ended, like Apple's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called on a phone when the user has ended the writing.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing by default.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
