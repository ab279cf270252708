public import Foundation
public import LayoutSnapshotViews

// Members and functions that had other names before Swift 4.2.

extension ViewController {
  /// The older name of `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: ViewController) { addChild(childController) }
  /// The older name of `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  /// The older name of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) { willMove(toParent: parent) }
  /// The older name of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
  /// The older name of `children`.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [ViewController] { children }
  /// The older name of `isMovingToParent`.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// The older name of `isMovingFromParent`.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension View {
  /// The older name of `bringSubviewToFront(_:)`.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: View) { bringSubviewToFront(view) }
  /// The older name of `sendSubviewToBack(_:)`.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: View) { sendSubviewToBack(view) }
}

extension UnderlineStyle {
  /// The older name of `single`.
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: UnderlineStyle { .single }
  /// The older name of `thick`.
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: UnderlineStyle { .thick }
  /// The older name of `double`.
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: UnderlineStyle { .double }
}

/// The older way to write `pngData()`.
@available(*, deprecated, message: "Use image.pngData().")
public func UIImagePNGRepresentation(_ image: Image) -> Data? { image.pngData() }
/// The older way to write `jpegData(compressionQuality:)`.
@available(*, deprecated, message: "Use image.jpegData(compressionQuality:).")
public func UIImageJPEGRepresentation(_ image: Image, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
/// The older way to write `isLandscape`.
@available(*, deprecated, message: "Use orientation.isLandscape.")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// The older way to write `isPortrait`.
@available(*, deprecated, message: "Use orientation.isPortrait.")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// The older way to write `isLandscape`.
@available(*, deprecated, message: "Use orientation.isLandscape.")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
/// The older way to write `isPortrait`.
@available(*, deprecated, message: "Use orientation.isPortrait.")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The older form of `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
