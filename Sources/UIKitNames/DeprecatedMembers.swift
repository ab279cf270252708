public import LayoutSnapshotViews

// Members that UIKit had under other names. Sources of any age use them, so that they do not tell how old a source is.

extension ActivityIndicatorView {
  /// The older name of `init(style:)`.
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The older name of `style`.
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UISearchController {
  /// The older name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension UIBarStyle {
  /// An older kind of `black`: set `isTranslucent` to false with it.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: Self { .black }
  /// An older kind of `black`.
  @available(*, deprecated, renamed: "black")
  public static var blackTranslucent: Self { .black }
}

extension UIBarMetrics {
  /// The older name of `compact`.
  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: Self { .compact }
  /// The older name of `compactPrompt`.
  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: Self { .compactPrompt }
}
