import Foundation

/// Offers services for items, such as sharing them, like UIKit's `UIActivityViewController`.
///
/// ```swift
/// let share = UIActivityViewController(activityItems: [report.url], applicationActivities: nil)
/// share.popoverPresentationController?.sourceView = shareButton
/// present(share, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIActivityViewController: ViewController {
  /// Called when a service has ended, without the items that it returned.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Called when a service has ended, with the items that it returned.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
    Void

  /// The items that were given.
  package final let activityItems: [Any]
  /// The services of the app that were given.
  package final let applicationActivities: [UIActivity]?
  /// Called in UIKit when a service has ended. Only tests call it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services that are not offered; `nil` by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the most likely services stand out; true by default. It is only stored.
  open var allowsProminentActivity = true

  /// Creates a controller that offers services for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
    super.init(nibName: nil, bundle: nil)
    // As in UIKit, it is a popover where there is room for one, and a sheet elsewhere.
    modalPresentationStyle = .popover
  }

  open override func loadView() { view = RemoteContentView(of: "UIActivityViewController") }
}

/// Gives an item for each service, like UIKit's `UIActivityItemSource`. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item until a service is chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of the item's data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> Image?
}

extension UIActivityItemSource {
  /// Returns an empty subject by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { unanswered(self, "") }
  /// Returns an empty type by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { unanswered(self, "") }
  /// Returns `nil` by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> Image? { nil }
}

/// An item that is made when a service needs it, like UIKit's `UIActivityItemProvider`.
///
/// ```swift
/// let provider = UIActivityItemProvider(placeholderItem: "Report")
/// ```
open class UIActivityItemProvider: NSObject {
  /// What stands for the item until it is made.
  public final let placeholderItem: Any?
  /// The service that needs the item; `nil`, as none is ever chosen.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item; what stands for it, unless a subclass makes another.
  open var item: Any { placeholderItem as Any }

  /// Creates a provider with what stands for the item.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
