public import Foundation
public import UIKitFrameworks

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why something about notifications has failed.
///
/// ```swift
/// do { try attach(url) } catch UNError.attachmentInvalidURL { print("There is no such file") }
/// ```
public struct UNError: _ErrorWithCode {
  /// The reasons. Raw values match Apple's.
  public enum Code: Int, _CodeOfError {
    /// The error with such a reason.
    public typealias Failure = UNError
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The file is of a type that cannot be shown.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The system does not keep the file.
    case attachmentNotInDataStore = 103
    /// The system could not take the file.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file is damaged.
    case attachmentCorrupt = 105
    /// The notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification says nothing.
    case notificationInvalidNoContent = 1401
    /// The app may not take content from such an object.
    case contentProvidingObjectNotAllowed = 1500
    /// The content of an object is not valid.
    case contentProvidingInvalid = 1501
    /// The number at the icon is not valid.
    case badgeInputInvalid = 1600
  }

  /// The reason.
  public let code: Code
  /// The error as Foundation knows it.
  public let _nsError: NSError
  /// Creates an error with a reason and what else is known.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _nsError = NSError(domain: UNErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The user does not allow notifications.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  /// There is no such file.
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  /// The file is of a type that cannot be shown.
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
  /// The file is too large.
  public static let attachmentInvalidFileSize = Code.attachmentInvalidFileSize
  /// The system does not keep the file.
  public static let attachmentNotInDataStore = Code.attachmentNotInDataStore
  /// The system could not take the file.
  public static let attachmentMoveIntoDataStoreFailed = Code.attachmentMoveIntoDataStoreFailed
  /// The file is damaged.
  public static let attachmentCorrupt = Code.attachmentCorrupt
  /// The notification has no date.
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  /// The notification says nothing.
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
}
