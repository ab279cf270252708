import Foundation

/// A shortcut of the app's icon; without effect on snapshots.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }
  /// Only ``UIMutableApplicationShortcutItem`` changes them.
  fileprivate final var values: Values

  /// The type by which the app recognizes the shortcut.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.localizedTitle }
  /// The subtitle.
  open var localizedSubtitle: String? { values.localizedSubtitle }
  /// The icon.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Data of the app.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// What tells the system which scene of the app is meant.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }

  /// Creates a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }
  /// Creates a shortcut with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// A shortcut with the same values that cannot be changed.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyWithViews { filled(UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }
  }
  /// A shortcut with the same values that can be changed.
  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copyWithViews { filled(UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }
  }
  private func filled(_ copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
    copy.values = values
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A shortcut of the app's icon that can be changed; without effect on snapshots.
///
/// ```swift
/// let shortcut = UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Search")
/// shortcut.localizedSubtitle = "In all folders"
/// ```
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type by which the app recognizes the shortcut.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// Data of the app.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// What tells the system which scene of the app is meant.
  open override var targetContentIdentifier: Any? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}

/// The icon of a shortcut; without effect on snapshots.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
