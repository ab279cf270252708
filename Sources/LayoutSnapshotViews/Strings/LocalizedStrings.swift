import Foundation
import LayoutSnapshotValues

/// The text of a key in the app's string tables. Prepared sources call it in place of `NSLocalizedString`.
///
/// The language is that of the current device's locale: of the layout that is under way, or of `UIScreen.withDevice(_:_:)`.
public func _localizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  bundle._localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// The text of a key in a table of the app; the value, or else the key, if no table has it. Prepared sources call it in place of
  /// `localizedString(forKey:value:table:)`.
  public func _localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    AppStrings.shared.text(key, table: tableName) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

extension String {
  /// Puts arguments into a format, whose parts may depend on numbers. Prepared sources call it in place of `init(format:_:)`.
  public init(_format format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }
  /// The same with the arguments in an array.
  public init(_format format: String, arguments: [any CVarArg]) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }
  /// The same for a locale.
  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: locale, arguments: arguments)
  }
  /// The same for a locale, with the arguments in an array.
  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    let resolved = LocalizedFormat.resolved(format, arguments)
    self.init(format: resolved.format, locale: locale, arguments: resolved.arguments)
  }
  /// Puts arguments into a format for the current device's locale. Prepared sources call it in place of
  /// `localizedStringWithFormat(_:_:)`.
  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(_format: format, locale: CurrentDevice.unwatched.traitCollection.locale, arguments: arguments)
  }
}

extension Traits {
  /// Every text of the app's tables stands twice, as in Xcode's double-length pseudolanguage.
  public static let longPseudolanguage = Traits.locale("en_XA")
  /// The app's own texts in a layout from right to left, as in Xcode's right-to-left pseudolanguage.
  public static let rightToLeftPseudolanguage = Traits.locale("ar_XB")
}
