public import Foundation
public import LayoutSnapshotViews

/// Shows a web page with Safari's bars, like Apple's `SFSafariViewController`.
///
/// ```swift
/// let page = SFSafariViewController(url: url)
/// page.preferredControlTintColor = .systemGreen
/// present(page, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class SFSafariViewController: ViewController {
  /// How the button that leads back looks. Raw values match Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    /// As "Done".
    case done = 0
    /// As "Close".
    case close = 1
    /// As "Cancel".
    case cancel = 2
  }

  /// Who is told what happens to the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration that the controller was made with, as a copy.
  open var configuration: Configuration { madeWith.duplicate() }
  private let madeWith: Configuration
  /// The color of the bars; remembered, as Safari draws them.
  open var preferredBarTintColor: Color?
  /// The color of the buttons; remembered, as Safari draws them.
  open var preferredControlTintColor: Color?
  /// How the button that leads back looks; "Done" by default. Remembered, as Safari draws it.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller of a page, which is not loaded here.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a controller of a page that is shown in a given way.
  public init(url URL: URL, configuration: Configuration) {
    madeWith = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a page, as sources before iOS 11 do.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  open override func loadView() { view = RemoteContentView(of: "SFSafariViewController") }

  /// Opens no connection, as there is no network here.
  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  /// Stands for connections that were opened ahead.
  ///
  /// ```swift
  /// token = SFSafariViewController.prewarmConnections(to: [url])
  /// token?.invalidate()
  /// ```
  open class PrewarmingToken: NSObject {
    override init() {}
    /// Has no effect, as no connection was opened.
    open func invalidate() {}
  }
}

extension SFSafariViewController {
  /// How a page is shown.
  ///
  /// ```swift
  /// let configuration = SFSafariViewController.Configuration()
  /// configuration.entersReaderIfAvailable = true
  /// let page = SFSafariViewController(url: url, configuration: configuration)
  /// ```
  open class Configuration: NSObject {
    /// Whether the page is shown in the Reader; false by default.
    open var entersReaderIfAvailable = false
    /// Whether the bars give way when the page scrolls; true by default.
    open var barCollapsingEnabled = true
    /// The app's own button among Safari's; `nil` by default.
    open var activityButton: ActivityButton?

    /// Creates a configuration as the system's.
    public override init() { super.init() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }

    /// A configuration with the same values.
    open override func copy() -> Any { duplicate() }
  }

  /// An app's own button among Safari's.
  ///
  /// ```swift
  /// configuration.activityButton = .init(templateImage: image, extensionIdentifier: "com.example.app.share")
  /// ```
  open class ActivityButton: NSObject {
    /// The image of the button.
    public final let templateImage: Image?
    /// The name of the extension that the button opens.
    public final let extensionIdentifier: String?

    /// Creates a button.
    public init(templateImage: Image, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }
}
