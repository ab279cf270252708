import Foundation
import LayoutSnapshotViews

// Foundation's own functions do not find an app's tables on Linux. These functions have no default arguments,
// so Swift prefers them.

/// The text of a key in `Localizable`, in the language of the current device's locale.
public func NSLocalizedString(_ key: String, comment: String) -> String { _localizedString(key) }
/// The text of a key in a table, in the language of the current device's locale.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  _localizedString(key, tableName: tableName)
}
/// The text of a key in `Localizable`, in the language of the current device's locale. The bundle has no
/// effect: tables are found in the package.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  _localizedString(key)
}
/// The text of a key in `Localizable`, or the given value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  _localizedString(key, value: value)
}
/// The text of a key in a table. The bundle has no effect: tables are found in the package.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  _localizedString(key, tableName: tableName)
}
/// The text of a key in a table, or the given value if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  _localizedString(key, tableName: tableName, value: value)
}
/// The text of a key in `Localizable`, or the given value if there is none. The bundle has no effect: tables
/// are found in the package.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  _localizedString(key, value: value)
}

extension String {
  /// The text of a key in a table, in the language of the current device's locale.
  ///
  /// ```swift
  /// title.text = String(localized: "profile.title")
  /// ```
  ///
  /// A key with interpolated values does not compile; use a format with ``init(format:_:)`` instead.
  public init(
    localized key: StaticString, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = _localizedString("\(key)", tableName: table, value: defaultValue ?? "")
  }
}
