import Foundation

/// Lets the reader choose a font, like UIKit's `UIFontPickerViewController`.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIFontPickerViewController: ViewController {
  /// The settings of a picker of fonts.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  open class Configuration: NSObject, NSCopying {
    /// Whether single faces are shown, and not only families; false by default.
    open var includeFaces = false
    /// Whether the names of fonts are written in the system font; false by default.
    open var displayUsingSystemFont = false
    /// The traits to choose by; none by default.
    open var filteredTraits: FontDescriptor.SymbolicTraits = []
    /// Creates the usual settings.
    public override init() { super.init() }

    /// Settings with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { copyWithViews { copied } }
    /// The same as a value of its type.
    final var copied: Configuration {
      let copy = ClassMaker.plain(type(of: self))
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      copy.filteredTraits = filteredTraits
      return copy
    }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// The settings.
  public final let configuration: Configuration
  /// Who is told what was chosen.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; `nil` by default.
  open var selectedFontDescriptor: FontDescriptor?

  /// Creates a picker with settings.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker with the usual settings.
  public convenience override init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.init(configuration: Configuration())
  }

  open override func loadView() { view = RemoteContentView(of: "UIFontPickerViewController") }
}

/// Who is told which font was chosen, like UIKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called in UIKit when the reader has canceled the choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called in UIKit when a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
