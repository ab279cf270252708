import Foundation
import LayoutSnapshotSupport

extension NSAttributedString {
  /// What code says of a document that becomes a text.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``DocumentType``; plain text by default.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for what says nothing of its own, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of HTML, which is not read here.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A document of the Rich Text Format, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A document of the Rich Text Format with pictures, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The text of a document. Plain text alone is read.
  ///
  /// ```swift
  /// label.attributedText = try? NSAttributedString(
  ///   data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  /// ```
  ///
  /// - Throws: an error for HTML and RTF, which the message says, and for bytes that are no text of the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Never?
  ) throws {
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) } ?? .plain
    guard type == .plain else {
      AbsentNames.shared.note(
        .look,
        "A text made of \(type.rawValue) is not read; making it was an error, as for a broken document.")
      throw CocoaError(.fileReadCorruptFile)
    }
    let encoding = (options[.characterEncoding] as? NSNumber).map {
      String.Encoding(rawValue: $0.uintValue)
    }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
