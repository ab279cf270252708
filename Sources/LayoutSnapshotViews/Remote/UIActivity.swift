import Foundation

/// A service that an app offers in a ``UIActivityViewController``.
///
/// ```swift
/// final class Pin: UIActivity {
///   override var activityTitle: String? { "Pin" }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIActivity: NSObject {
  /// Where a service stands. Raw values match UIKit's.
  public enum Category: Int, Sendable, CaseIterable {
    /// Among the actions.
    case action = 0
    /// Among the ways to share.
    case share = 1
  }

  /// Creates a service.
  public override init() { super.init() }

  /// The category of the service; an action by default.
  open class var activityCategory: Category { .action }
  /// The type of the service; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title of the service; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image of the service; `nil` by default.
  open var activityImage: Image? { nil }
  /// The controller of the service; `nil` by default.
  open var activityViewController: ViewController? { nil }
  /// Whether the service can use items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called in UIKit before the service is performed. Only tests call it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Called in UIKit when the service is chosen. Only tests call it.
  open func perform() {}
  /// Says that the service has ended. It has no effect here.
  open func activityDidFinish(_ completed: Bool) {}

  /// The type of a service. The names are UIKit's.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension UIActivity.ActivityType {
  private static func system(_ name: String) -> UIActivity.ActivityType {
    UIActivity.ActivityType("com.apple.UIKit.activity." + name)
  }

  /// Adds an item to the reading list.
  public static let addToReadingList = system("AddToReadingList")
  /// Sends by AirDrop.
  public static let airDrop = system("AirDrop")
  /// Assigns a picture to a contact.
  public static let assignToContact = system("AssignToContact")
  /// Copies to the pasteboard.
  public static let copyToPasteboard = system("CopyToPasteboard")
  /// Sends by mail.
  public static let mail = system("Mail")
  /// Makes a PDF with marks.
  public static let markupAsPDF = system("MarkupAsPDF")
  /// Sends by message.
  public static let message = system("Message")
  /// Opens in a library of books.
  public static let openInIBooks = system("OpenInIBooks")
  /// Posts to Facebook.
  public static let postToFacebook = system("PostToFacebook")
  /// Posts to Flickr.
  public static let postToFlickr = system("PostToFlickr")
  /// Posts to Tencent Weibo.
  public static let postToTencentWeibo = system("TencentWeibo")
  /// Posts to Twitter.
  public static let postToTwitter = system("PostToTwitter")
  /// Posts to Vimeo.
  public static let postToVimeo = system("PostToVimeo")
  /// Posts to Weibo.
  public static let postToWeibo = system("PostToWeibo")
  /// Prints.
  public static let print = system("Print")
  /// Saves to the camera roll.
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}
