// Foundation has this type only on Apple platforms.
#if !canImport(ObjectiveC)
  public import Foundation

  /// Joins items as a language does, like Foundation's `ListFormatter` on Apple platforms.
  ///
  /// ```swift
  /// ListFormatter.localizedString(byJoining: ["Lima", "Quito", "Oslo"])  // "Lima, Quito, and Oslo"
  /// ```
  open class ListFormatter: Formatter {
    private var ownLocale: Locale?
    /// The locale of the text. Setting `nil` brings back the user's current one.
    open var locale: Locale! {
      get { ownLocale ?? .autoupdatingCurrent }
      set { ownLocale = newValue }
    }
    /// What gives the texts of items; `nil`, the default, for their own descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the current locale.
    public override init() { super.init() }
    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = ListFormatter()
      copy.ownLocale = ownLocale
      copy.itemFormatter = itemFormatter?.copy() as? Formatter ?? itemFormatter
      return copy
    }

    /// Returns the joined texts in the user's current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
    }

    /// Returns the joined texts of items. What the item formatter has no text for gives its own description.
    open func string(from items: [Any]) -> String? {
      items.map { itemFormatter?.string(for: $0) ?? description(of: $0) }
        .formatted(.list(type: .and).locale(locale))
    }

    /// Returns the joined texts of an array, `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap { string(from: $0) }
    }

    private func description(of item: Any) -> String {
      switch item {
      case let text as String: text
      case let number as NSNumber: number.description(withLocale: locale)
      case let date as Date: date.description(with: locale)
      case let error as any Error: error.localizedDescription
      default: "\(item)"
      }
    }
  }
#endif
