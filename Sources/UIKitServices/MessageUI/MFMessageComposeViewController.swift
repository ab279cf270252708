public import Foundation
public import LayoutSnapshotViews

/// How the writing of a message ended. Raw values match Apple's.
public enum MessageComposeResult: Int, Sendable {
  /// The user has canceled it.
  case cancelled = 0
  /// The user has sent the message.
  case sent = 1
  /// The message could not be sent.
  case failed = 2
}

/// Lets the user write a text message, like Apple's `MFMessageComposeViewController`.
///
/// ```swift
/// guard MFMessageComposeViewController.canSendText() else { return }
/// let message = MFMessageComposeViewController()
/// message.messageComposeDelegate = self
/// message.recipients = ["5550100"]
/// present(message, animated: true)
/// ```
///
/// There is no phone line here, so ``canSendText()`` is false. On a device another process draws the content. A picture
/// shows a gray area in its place, and a recorded snapshot says so.
open class MFMessageComposeViewController: NavigationController {
  /// Who is told how the writing ended. Only tests tell it.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message; `nil` by default.
  open var recipients: [String]?
  /// The subject; `nil` by default.
  open var subject: String?
  /// The text; `nil` by default.
  open var body: String?

  /// Creates an empty message.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    showRemoteContent(of: "MFMessageComposeViewController")
  }

  /// Whether messages can be sent: there is no phone line.
  open class func canSendText() -> Bool { false }
  /// Whether messages can have a subject: none can be sent.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages can have attachments: none can be sent.
  open class func canSendAttachments() -> Bool { false }
  /// Whether messages can have attachments of a type: none can be sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Has no effect on a picture, as another process draws the button for attachments.
  open func disableUserAttachments() {}
  /// Adds no attachment, as messages cannot have any here.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    false
  }
  /// Adds no attachment, as messages cannot have any here.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}

/// Who is told how the writing of a message ended, like Apple's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called on a phone when the user has ended the writing.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension MFMessageComposeViewControllerDelegate {
  /// Does nothing by default.
  public func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {}
}

extension NSNotification.Name {
  /// Posted on a phone when messages can be sent, or no longer. Never posted here.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
