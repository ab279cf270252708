import Foundation

/// Prints, like UIKit's `UIPrintInteractionController`. There is no printer here, and it says so.
///
/// ```swift
/// if UIPrintInteractionController.isPrintingAvailable { printButton.isHidden = false }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPrintInteractionController: NSObject {
  /// Called when printing has ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// A controller, which keeps nothing of earlier ones.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Whether the device can print; always false.
  open class var isPrintingAvailable: Bool { false }
  /// Whether data can be printed; always false.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Whether a file can be printed; always false.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// What is said about the print.
  open var printInfo: UIPrintInfo?
  /// Who is told about the print. Only tests call it.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is printed: an image, data or a file.
  open var printingItem: Any?
  /// What is printed: images, data or files.
  open var printingItems: [Any]?
  /// Lays out what is printed.
  open var printFormatter: UIPrintFormatter?
  /// Whether the number of copies can be chosen; true by default.
  open var showsNumberOfCopies = true
  /// Whether the paper can be chosen.
  open var showsPaperSelectionForLoadedPapers = false

  /// Presents nothing, as there is no printer.
  ///
  /// - Returns: false.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// Presents nothing, as there is no printer.
  ///
  /// - Returns: false.
  @discardableResult
  open func present(
    from rect: CGRect, in view: View, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Presents nothing, as there is no printer.
  ///
  /// - Returns: false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Has no effect, as nothing is presented.
  open func dismiss(animated: Bool) {}

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Who is told about a print. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// The controller that presents the choices.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> ViewController?
  /// Called in UIKit when a print has ended.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns `nil` by default.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> ViewController? { nil }
  /// Does nothing by default.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// What is said about a print.
///
/// ```swift
/// let info = UIPrintInfo.printInfo()
/// info.jobName = "Report"
/// ```
open class UIPrintInfo: NSObject, NSCopying {
  /// What a print shows. Raw values match UIKit's.
  public enum OutputType: Int, Sendable, CaseIterable {
    /// Text and pictures.
    case general = 0
    /// Photos.
    case photo = 1
    /// Black text.
    case grayscale = 2
    /// Black photos.
    case photoGrayscale = 3
  }

  /// How paper lies. Raw values match UIKit's.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// Upright.
    case portrait = 0
    /// On its side.
    case landscape = 1
  }

  /// Which sides are printed. Raw values match UIKit's.
  public enum Duplex: Int, Sendable, CaseIterable {
    /// One side.
    case none = 0
    /// Both, to be turned at the long edge.
    case longEdge = 1
    /// Both, to be turned at the short edge.
    case shortEdge = 2
  }

  /// The usual information.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The name of the printer.
  open var printerID: String?
  /// The name of the print.
  open var jobName = ""
  /// What the print shows.
  open var outputType = OutputType.general
  /// How paper lies.
  open var orientation = Orientation.portrait
  /// Which sides are printed.
  open var duplex = Duplex.none

  /// Information with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassMaker.plain(type(of: self))
    (copy.printerID, copy.jobName, copy.outputType) = (printerID, jobName, outputType)
    (copy.orientation, copy.duplex) = (orientation, duplex)
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Lays out what is printed. Nothing is printed here.
///
/// ```swift
/// controller.printFormatter = report.viewPrintFormatter()
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIPrintFormatter: NSObject, NSCopying {
  /// The insets of the content on each page.
  open var perPageContentInsets = EdgeInsets.zero
  /// The greatest width of the content; 0 for any.
  open var maximumContentWidth: CGFloat = 0
  /// The greatest height of the content; 0 for any.
  open var maximumContentHeight: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// The number of pages; always 0.
  open var pageCount: Int { 0 }

  /// A formatter with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyWithViews {
      let copy = remade
      copy.perPageContentInsets = perPageContentInsets
      (copy.maximumContentWidth, copy.maximumContentHeight) = (maximumContentWidth, maximumContentHeight)
      copy.startPage = startPage
      return complete(copy)
    }
  }
  /// A new formatter of the class for the same content.
  var remade: UIPrintFormatter { ClassMaker.plain(type(of: self)) }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// Lays out a text.
///
/// ```swift
/// UISimpleTextPrintFormatter(text: notes)
/// ```
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The font.
  open var font: Font?
  /// The color.
  open var color: Color?
  /// The alignment.
  open var textAlignment = TextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) { self.text = text }

  override var remade: UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(text: "")
    (copy.text, copy.font, copy.color, copy.textAlignment) = (text, font, color, textAlignment)
    return copy
  }
}

/// Lays out a text with marks.
///
/// ```swift
/// UIMarkupTextPrintFormatter(markupText: "<b>Report</b>")
/// ```
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?

  /// Creates a formatter of a text.
  public init(markupText: String) { self.markupText = markupText }

  override var remade: UIPrintFormatter {
    let copy = UIMarkupTextPrintFormatter(markupText: "")
    copy.markupText = markupText
    return copy
  }
}

/// Lays out a view.
///
/// ```swift
/// report.viewPrintFormatter().view === report
/// ```
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public final let view: View

  init(view: View) { self.view = view }

  override var remade: UIPrintFormatter { UIViewPrintFormatter(view: view) }
}

extension View {
  /// Lays out the view for a print. Nothing is printed here.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
