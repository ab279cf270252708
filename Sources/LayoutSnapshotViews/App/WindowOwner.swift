/// What both kinds of app delegates have: a window.
///
/// In UIKit it is an optional requirement, so that of a delegate whose class nobody knows, `window` is optional twice:
///
/// ```swift
/// UIApplication.shared.delegate?.window??.rootViewController
/// if let window = UIApplication.shared.delegate?.window { window?.addSubview(banner) }
/// ```
///
/// The requirement itself gives it once, as classes declare it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol _WindowOwner: AnyObject {
  /// The window, as the class has it.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// Returns `nil` and ignores new values by default.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIApplicationDelegate {
  /// The app's window; optional twice, as in UIKit.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}

extension UIWindowSceneDelegate {
  /// The scene's window; optional twice, as in UIKit.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}
