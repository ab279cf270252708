public import Foundation
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
  /// badge.text = String(localized: "\(count) messages")  // the key is "%lld messages"
  /// ```
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.text(table: table, value: "")
  }

  /// The text of a key in a table, or else the default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: "\(key)", table: table)
  }

  /// A key of a string table with the values that its text shows, like Foundation's on Apple's systems.
  ///
  /// Each value becomes a format specifier of the key: `%@` for a string, `%lld` for a whole number, `%lf` for a
  /// fraction.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    fileprivate var key: String
    fileprivate var values: [any CVarArg] = []

    /// A key without values.
    public init(_ key: String) { self.key = key }
    /// A key without values.
    public init(stringLiteral key: String) { self.key = key }
    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    fileprivate func text(key: String? = nil, table: String?, value: String? = nil) -> String {
      // What stands for itself in a format is doubled in it, and is not in a key without values.
      let plain = self.key.replacingOccurrences(of: "%%", with: "%")
      let name = key ?? (values.isEmpty ? plain : self.key)
      let fallback = value ?? (values.isEmpty ? plain : self.key)
      let format = _localizedString(name, tableName: table, value: fallback)
      return values.isEmpty ? format : String(_format: format, arguments: values)
    }

    /// What is between the quotes of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var values: [any CVarArg] = []

      /// An empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds characters.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// Adds a string.
      public mutating func appendInterpolation(_ value: String) { append("%@", value) }
      /// Adds a whole number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append("%lld", Int64(clamping: value))
      }
      /// Adds a fraction.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
      /// Adds a fraction.
      public mutating func appendInterpolation(_ value: Float) { append("%f", value) }
      /// Adds a value in a format of its own.
      public mutating func appendInterpolation(_ value: any CVarArg, specifier: String) {
        append(specifier, value)
      }

      private mutating func append(_ specifier: String, _ value: any CVarArg) {
        key += specifier
        values.append(value)
      }
    }
  }
}
