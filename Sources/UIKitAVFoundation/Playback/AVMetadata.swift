public import Foundation

/// What a file says about itself, like AVFoundation's `AVMetadataItem`. Of files nothing is known; an app can make its own.
///
/// ```swift
/// let title = AVMutableMetadataItem()
/// title.identifier = .commonIdentifierTitle
/// title.value = "Holiday" as NSString
/// ```
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading {
  /// What it is about.
  open fileprivate(set) var identifier: AVMetadataIdentifier?
  /// What is said.
  open fileprivate(set) var value: (any NSCopying & NSObjectProtocol)?
  /// In which language it is said.
  open fileprivate(set) var extendedLanguageTag: String?
  /// How what is said is encoded.
  open fileprivate(set) var dataType: String?
  /// What is said, as a text; nil if it is no text.
  open var stringValue: String? { (value as? NSString)?.description }
  /// What is said, as data; nil if it is no data.
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

  /// The items that are about something.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// What an app says about a file, like AVFoundation's `AVMutableMetadataItem`.
///
/// ```swift
/// let artist = AVMutableMetadataItem()
/// artist.identifier = .commonIdentifierArtist
/// ```
open class AVMutableMetadataItem: AVMetadataItem {
  /// What it is about.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  /// What is said.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { super.value = newValue }
  }
  /// In which language it is said.
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { super.extendedLanguageTag = newValue }
  }
  /// How what is said is encoded.
  open override var dataType: String? {
    get { super.dataType }
    set { super.dataType = newValue }
  }
}

/// What is said about a file, in its name space. Raw values match AVFoundation's.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// Who made it.
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
  /// The subject.
  public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  /// The publisher.
  public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
  /// When it was made.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
  /// A picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  /// The author.
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
  /// The kind.
  public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
  /// The rights.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
}

/// What is said about a file. Raw values match AVFoundation's.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who made it.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// When it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// A picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The kind.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The rights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
}
