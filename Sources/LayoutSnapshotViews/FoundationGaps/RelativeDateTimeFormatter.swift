// Foundation has this type only on Apple platforms.
#if !canImport(ObjectiveC)
  public import Foundation

  /// Says how far a date lies from another one, like Foundation's `RelativeDateTimeFormatter` on Apple platforms.
  ///
  /// ```swift
  /// let formatter = RelativeDateTimeFormatter()
  /// formatter.localizedString(from: DateComponents(hour: -2))  // "2 hours ago"
  /// formatter.dateTimeStyle = .named
  /// formatter.localizedString(from: DateComponents(day: -1))   // "yesterday"
  /// ```
  ///
  /// The largest unit that is not zero is said, and what is smaller is left out.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near dates have names. The numbers are Foundation's.
    public enum DateTimeStyle: Int, Sendable {
      /// None has, as in "1 day ago".
      case numeric = 0
      /// Those have that the language names, as in "yesterday".
      case named = 1
    }

    /// How numbers and units are written. The numbers are Foundation's.
    public enum UnitsStyle: Int, Sendable {
      /// As in "2 months ago".
      case full = 0
      /// As in "two months ago".
      case spellOut = 1
      /// As in "2 mo. ago".
      case short = 2
      /// The shortest, as in "2mo ago".
      case abbreviated = 3
    }

    /// Whether near dates have names; at first they do not.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How numbers and units are written; in full at first.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand, which is about capital letters.
    open var formattingContext: Formatter.Context = .unknown

    private var ownCalendar: Calendar?
    private var ownLocale: Locale?
    /// The calendar to count in. Setting `nil` brings back the user's current one.
    open var calendar: Calendar! {
      get { ownCalendar ?? .autoupdatingCurrent }
      set { ownCalendar = newValue }
    }
    /// The locale of the text. Setting `nil` brings back that of the calendar.
    open var locale: Locale! {
      get {
        // Calendars of nobody in particular have a locale without a name.
        if let locale = ownLocale ?? ownCalendar?.locale, !locale.identifier.isEmpty { return locale }
        return .autoupdatingCurrent
      }
      set { ownLocale = newValue }
    }

    /// Creates a formatter for numbers and full names of units.
    public override init() { super.init() }
    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = RelativeDateTimeFormatter()
      copy.dateTimeStyle = dateTimeStyle
      copy.unitsStyle = unitsStyle
      copy.formattingContext = formattingContext
      copy.ownCalendar = ownCalendar
      copy.ownLocale = ownLocale
      return copy
    }

    // MARK: Texts

    /// Returns how far a date lies from now, `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Returns what the largest component says that is not zero; below zero it lies in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let given = RelativeDateTimeFormatter.units.compactMap { unit in
        dateComponents.value(for: unit.component).map { (unit, $0) }
      }
      guard let (unit, count) = given.first(where: { $0.1 != 0 }) ?? given.last else {
        return text(of: 0, (.second, .second))
      }
      return text(of: count, unit)
    }

    /// Returns how far a number of seconds from now lies; below zero it lies in the past.
    ///
    /// - Precondition: the number is finite.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      precondition(timeInterval.isFinite, "\(timeInterval) seconds cannot be said")
      let (calendar, start) = (RelativeDateTimeFormatter.plainCalendar, RelativeDateTimeFormatter.start)
      return text(from: start, to: start + timeInterval, calendar)
    }

    /// Returns how far a date lies from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      text(from: referenceDate, to: date, calendar)
    }

    private func text(from start: Date, to end: Date, _ calendar: Calendar) -> String {
      let units = RelativeDateTimeFormatter.units
      return localizedString(
        from: calendar.dateComponents(Set(units.map(\.component)), from: start, to: end))
    }

    // MARK: Units

    private typealias Unit = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)

    /// What is said, the largest unit first.
    private static let units: [Unit] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

    /// Where each count of a unit is exact, and no clock is ever changed.
    private static let plainCalendar: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }()
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// The text of a count. It is that of two dates that lie so far apart.
    private func text(of count: Int, _ unit: Unit) -> String {
      let calendar = RelativeDateTimeFormatter.plainCalendar
      let start = RelativeDateTimeFormatter.start
      let component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
      guard let end = calendar.date(byAdding: component, value: count, to: start) else { return "" }
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: end, allowedFields: [unit.field],
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width, locale: locale,
        calendar: calendar)
      style.capitalizationContext = capitalization
      return style.format(start)
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
    }
  }
#endif
