import Foundation

/// Lets the reader choose a color, like UIKit's `UIColorPickerViewController`.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = card.backgroundColor ?? .white
/// present(picker, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIColorPickerViewController: ViewController {
  /// Who is told what was chosen.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen; white by default.
  open var selectedColor = Color.white
  /// Whether the reader may choose an opacity; true by default.
  open var supportsAlpha = true

  open override func loadView() { view = RemoteContentView(of: "UIColorPickerViewController") }
}

/// Who is told which color was chosen, like UIKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called in UIKit when a color was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// Called in earlier versions of UIKit when a color was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called in UIKit when the picker was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
