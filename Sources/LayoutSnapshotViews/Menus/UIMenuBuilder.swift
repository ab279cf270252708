import Foundation

/// What the menus of an app are built with. Nothing builds them here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIMenuBuilder: AnyObject {
  /// Puts a menu before others of a menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu behind others of a menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu in place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts elements in place of those of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// The menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// What the menus are for.
  var system: UIMenuSystem { get }
}

extension UIMenuBuilder {
  /// Does nothing by default.
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Does nothing by default.
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
  /// Does nothing by default.
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
  /// Does nothing by default.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  /// Returns `nil` by default.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  /// Returns the system of the menu bar by default.
  public var system: UIMenuSystem { .main }
}

/// What menus are built for. Nothing builds them here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIMenuSystem: NSObject {
  /// The menus of the menu bar.
  open class var main: UIMenuSystem { Systems.shared.main }
  /// Context menus.
  open class var context: UIMenuSystem { Systems.shared.context }
  /// Has no effect: nothing builds menus here.
  open func setNeedsRebuild() {}
  /// Has no effect: nothing builds menus here.
  open func setNeedsRevalidate() {}

  /// Safe to send: both are without any state.
  #if MainActorViews
    @MainActor
  #endif
  private struct Systems: @unchecked Sendable {
    static let shared = Systems()
    let main = UIMenuSystem()
    let context = UIMenuSystem()
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
