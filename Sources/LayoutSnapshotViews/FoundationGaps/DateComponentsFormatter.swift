// Foundation has this type only on Apple platforms.
#if !canImport(ObjectiveC)
  public import Foundation

  /// Says how long something takes, like Foundation's `DateComponentsFormatter` on Apple platforms.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.allowedUnits = [.hour, .minute]
  /// formatter.unitsStyle = .abbreviated
  /// formatter.string(from: 4200)  // "1h 10m"
  /// ```
  ///
  /// Weeks and what is shorter are said in every language. Years, months and the phrases around a time are said in English;
  /// in other languages there is no text for them, and a recorded snapshot says so.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // MARK: Settings

    /// The units that may be said: years, months, weeks of months, days, hours, minutes and seconds.
    ///
    /// With none, the default, they are those that the components have, and all for other times.
    ///
    /// - Precondition: there is no other unit in it.
    open var allowedUnits: NSCalendar.Unit = [] {
      didSet {
        precondition(
          DurationParts.allUnits.isSuperset(of: allowedUnits),
          "only years, months, weeks of months, days, hours, minutes and seconds can be allowed")
      }
    }
    /// How units are written; by position at first.
    open var unitsStyle = UnitsStyle.positional
    /// Which units are left out when there are none of them.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar to count in, whose locale is that of the text; for `nil` the Gregorian one in American English.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date that times without dates begin at; for `nil`, the default, the beginning of 2001.
    open var referenceDate: Date?
    /// Kept only: whole units are said whatever it is, as on devices.
    open var allowsFractionalUnits = false
    /// The most units that are said; 0, the default, for all. What is left out is not rounded.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit becomes some of the next one, as in "63s" for "1m 3s".
    open var collapsesLargestUnit = false
    /// Whether the time is about right, as in "About 9h".
    open var includesApproximationPhrase = false
    /// Whether the time is what remains, as in "9h remaining".
    open var includesTimeRemainingPhrase = false
    /// Kept only, as on devices.
    open var formattingContext: Formatter.Context = .unknown

    /// Creates a formatter by position, of all units.
    public override init() { super.init() }
    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = DateComponentsFormatter()
      copy.allowedUnits = allowedUnits
      copy.unitsStyle = unitsStyle
      copy.zeroFormattingBehavior = zeroFormattingBehavior
      copy.calendar = calendar
      copy.referenceDate = referenceDate
      copy.allowsFractionalUnits = allowsFractionalUnits
      copy.maximumUnitCount = maximumUnitCount
      copy.collapsesLargestUnit = collapsesLargestUnit
      copy.includesApproximationPhrase = includesApproximationPhrase
      copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
      copy.formattingContext = formattingContext
      return copy
    }

    // MARK: Texts

    /// Returns the text of components, `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// Returns the text of components. Those whose units are not allowed do not count.
    open func string(from components: DateComponents) -> String? {
      let units = allowedUnits.isEmpty ? DurationParts.units(of: components) : allowedUnits
      let calendar = counting(in: components.calendar ?? usedCalendar)
      let added = DurationParts.components(components, of: units)
      guard let end = calendar.date(byAdding: added, to: start) else { return nil }
      return text(from: start, to: end, units: units, calendar: calendar)
    }

    /// Returns the text of the time between two dates, in days of the calendar's time zone.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      text(from: startDate, to: endDate, units: allowedUnits, calendar: usedCalendar)
    }

    /// Returns the text of a number of seconds, `nil` if it is not finite or beyond what calendars count.
    open func string(from ti: TimeInterval) -> String? {
      // Calendars count in whole numbers, and 30,000 years are enough.
      guard ti.isFinite, abs(ti) < 1e12 else { return nil }
      return text(
        from: start, to: start + ti, units: allowedUnits, calendar: counting(in: usedCalendar))
    }

    /// Returns the text of components in a style, with otherwise the default settings.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    private var usedCalendar: Calendar {
      if let calendar { return calendar }
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.locale = Locale(identifier: "en_US_POSIX")
      return gregorian
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// A calendar for times without dates. A machine's clock changes do not count in them.
    private func counting(in calendar: Calendar) -> Calendar {
      guard referenceDate == nil else { return calendar }
      var calendar = calendar
      calendar.timeZone = .gmt
      return calendar
    }

    private func text(
      from start: Date, to end: Date, units: NSCalendar.Unit, calendar: Calendar
    ) -> String? {
      let parts = DurationParts(
        from: start, to: end, calendar: calendar,
        units: units.isEmpty ? DurationParts.allUnits : units, collapsesLargest: collapsesLargestUnit
      ).shown(
        zeros: zeroFormattingBehavior, isPositional: unitsStyle == .positional, atMost: maximumUnitCount)
      // Calendars of nobody in particular have a locale without a name.
      let locale = calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
      let words = DurationWords(locale: locale)
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return words.text(of: parts, style: unitsStyle, isPadded: isPadded).flatMap {
        words.phrase(
          of: $0, isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
      }
    }
  }
#endif
