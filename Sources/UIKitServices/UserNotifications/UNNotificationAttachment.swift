public import Foundation

/// A file that a notification shows, like Apple's `UNNotificationAttachment`.
///
/// ```swift
/// content.attachments = [try UNNotificationAttachment(identifier: "map", url: url)]
/// ```
///
/// A phone moves the file to where the system keeps it. Here it stays where it is.
open class UNNotificationAttachment: NSObject {
  /// The name of the attachment.
  public final let identifier: String
  /// Where the file is.
  public final let url: URL
  /// The name of the file's type.
  public final let type: String

  /// Creates an attachment of a file.
  ///
  /// - Parameter identifier: its name; an empty one becomes the file's. A phone makes one up.
  /// - Throws: ``UNError`` if there is no file, or its type is none that a notification can show.
  public convenience init(
    identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint.map({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
      Self.shown.contains(type)
    else { throw UNError(.attachmentUnrecognizedType) }
    self.init(
      name: identifier.isEmpty ? URL.lastPathComponent : identifier, file: URL, type: type.identifier)
  }

  private init(name: String, file: URL, type: String) {
    (identifier, url, self.type) = (name, file, type)
  }

  /// The types that Apple documents.
  private static let shown: [UTType] =
    [.aiff, .wav, .mp3, .mpeg4Audio, .jpeg, .gif, .png, .mpeg, .mpeg2Video, .mpeg4Movie, .avi]
    + [UTType("com.apple.m4a-audio")].compactMap { $0 }
}

/// The key of the name of a file's type, where its extension does not tell it.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the small picture is hidden.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part that the small picture shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a movie that the small picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
