#if !canImport(ObjectiveC)
  import Foundation
  import LayoutSnapshotViews
  import Testing

  /// The formatters that Foundation has on Apple platforms alone.
  @Suite struct FormatterGapTests {
    private static func calendar(_ locale: String) -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: locale)
      calendar.timeZone = .gmt
      return calendar
    }

    private func formatter(
      _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle, locale: String = "en_US"
    ) -> DateComponentsFormatter {
      let formatter = DateComponentsFormatter()
      formatter.calendar = FormatterGapTests.calendar(locale)
      formatter.allowedUnits = units
      formatter.unitsStyle = style
      return formatter
    }

    private static let dayAndClock: NSCalendar.Unit = [.day, .hour, .minute, .second]

    // MARK: Durations

    @Test(arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30", "3y 9mo 26d 19h 17s"),
      (.abbreviated, "9h 41m 30s", "3y 9mo 26d 19h 17s"),
      (.short, "9 hr, 41 min, 30 sec", "3 yrs, 9 mths, 26 days, 19 hr, 17 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds", "3 years, 9 months, 26 days, 19 hours, 17 seconds"),
      (
        .spellOut, "nine hours, forty-one minutes, thirty seconds",
        "three years, nine months, twenty-six days, nineteen hours, seventeen seconds"
      ),
      (.brief, "9hr 41min 30sec", "3yrs 9mths 26days 19hr 17sec"),
    ]) func durations_areWrittenInStyles(
      style: DateComponentsFormatter.UnitsStyle, time: String, long: String
    ) {
      let components = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
      #expect(formatter([], style).string(from: 34890) == time)
      #expect(formatter([], style).string(from: components) == long)
      #expect(formatter([], style).string(for: components) == long)
    }

    private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

    private static let zeros: [(behavior: Zeros, seconds: Double, position: String, short: String)] = [
      (.default, 3610, "1:00:10", "1h 10s"), (.default, 65, "1:05", "1m 5s"), (.default, 0, "0", "0s"),
      (.default, 90000, "1d 1:00:00", "1d 1h"), ([], 3610, "0d 1:00:10", "0d 1h 0m 10s"),
      (.dropLeading, 600, "10:00", "10m 0s"), (.dropMiddle, 3605, "0d 1:00:05", "0d 1h 5s"),
      (.dropTrailing, 3600, "0d 1h", "0d 1h"), (.dropAll, 3600, "1", "1h"),
      (.pad, 3600, "0d 1:00:00", "0d 1h 0m 0s"), ([.dropLeading, .pad], 65, "01:05", "1m 5s"),
    ]

    @Test(arguments: zeros.indices) func durations_leaveZerosOut(index: Int) {
      let (behavior, seconds, position, short) = FormatterGapTests.zeros[index]
      let positional = formatter(FormatterGapTests.dayAndClock, .positional)
      positional.zeroFormattingBehavior = behavior
      #expect(positional.string(from: seconds) == position)
      let abbreviated = formatter(FormatterGapTests.dayAndClock, .abbreviated)
      abbreviated.zeroFormattingBehavior = behavior
      #expect(abbreviated.string(from: seconds) == short)
    }

    @Test func durations_padClocks() {
      let formatter = formatter([.minute, .second], .positional)
      formatter.zeroFormattingBehavior = .pad
      #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 3700) == "61:40")
    }

    @Test func durations_backwards_haveAMinusAtTheFirstNumber() {
      #expect(formatter([], .positional).string(from: -3610) == "-1:00:10")
      #expect(formatter([], .short).string(from: -7503) == "-2 hr, 5 min, 3 sec")
      let padding = formatter([.hour, .minute], .abbreviated)
      padding.zeroFormattingBehavior = .pad
      #expect(padding.string(from: -60) == "0h 1m" && padding.string(from: -6000) == "-1h 40m")
    }

    @Test func durations_areOfAllowedUnits() {
      #expect(formatter([.hour], .abbreviated).string(from: DateComponents(day: 1, hour: 2)) == "2h")
      #expect(formatter([.minute, .second], .positional).string(from: DateComponents(second: 100)) == "1:40")
      #expect(formatter([], .positional).string(from: DateComponents(minute: 90)) == "90")
      #expect(formatter([.weekOfMonth, .day], .full).string(from: 777_600) == "1 week, 2 days")
      #expect(formatter([.day], .positional).string(from: 432_000) == "5d")
    }

    @Test func durations_areShortened() {
      let formatter = formatter([], .abbreviated)
      formatter.maximumUnitCount = 2
      #expect(formatter.string(from: 4230) == "1h 10m")
      formatter.collapsesLargestUnit = true
      #expect(formatter.string(from: 63) == "63s" && formatter.string(from: 125) == "2m 5s")
    }

    @Test func durations_countFromDates() {
      let formatter = formatter([.month, .day], .full)
      let start = Date(timeIntervalSinceReferenceDate: 31 * 86400)
      #expect(formatter.string(from: 28 * 86400) == "28 days")
      formatter.referenceDate = start
      #expect(formatter.string(from: 28 * 86400) == "1 month")
      #expect(formatter.string(from: start, to: start + 30 * 86400) == "1 month, 2 days")
      #expect(formatter.string(from: .infinity) == nil && formatter.string(from: .nan) == nil)
    }

    @Test func durations_haveEnglishPhrases() {
      let english = formatter([.minute], .full)
      english.includesApproximationPhrase = true
      english.includesTimeRemainingPhrase = true
      #expect(english.string(from: 300) == "About 5 minutes remaining")
      let german = formatter([.minute], .full, locale: "de")
      #expect(german.string(from: 300) == "5 Minuten")
      german.includesTimeRemainingPhrase = true
      #expect(german.string(from: 300) == nil)
    }

    @Test func durations_areOfOtherLanguages() {
      #expect(formatter([], .positional, locale: "fi").string(from: 3610) == "1.00.10")
      #expect(formatter([], .full, locale: "de").string(from: 3660) == "1 Stunde und 1 Minute")
      #expect(formatter([], .full, locale: "de").string(from: DateComponents(year: 1)) == nil)
      // One hour has no number in Arabic, and ten has a digit of it.
      #expect(formatter([], .spellOut, locale: "ar_EG").string(from: 3610)?.contains("واحد") == false)
    }

    @Test func durations_ofAClass_areInTheDefaultSettings() {
      let components = DateComponents(hour: 1, minute: 10)
      #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .positional) == "1:10")
      let formatter = formatter([.hour], .full)
      let copy = formatter.copy() as? DateComponentsFormatter
      #expect(copy !== formatter && copy?.string(from: 7200) == "2 hours")
    }

    // MARK: Relative dates

    private func relative(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
      let formatter = RelativeDateTimeFormatter()
      formatter.calendar = FormatterGapTests.calendar(locale)
      return formatter
    }

    @Test(arguments: [
      (DateComponents(hour: -2), "2 hours ago", "2 hours ago"),
      (DateComponents(day: 1), "in 1 day", "tomorrow"),
      (DateComponents(day: -1), "1 day ago", "yesterday"), (DateComponents(day: 0), "in 0 days", "today"),
      (DateComponents(weekOfMonth: -1), "1 week ago", "last week"),
      (DateComponents(month: -1), "1 month ago", "last month"),
      (DateComponents(year: 1, day: 3), "in 1 year", "next year"),
      (DateComponents(hour: 25), "in 25 hours", "in 25 hours"), (DateComponents(), "in 0 seconds", "now"),
    ]) func relativeDates_sayTheLargestUnit(components: DateComponents, numeric: String, named: String) {
      let formatter = relative()
      #expect(formatter.localizedString(from: components) == numeric)
      formatter.dateTimeStyle = .named
      #expect(formatter.localizedString(from: components) == named)
    }

    @Test func relativeDates_areTruncated() {
      let seconds: [Double] = [-7199, 89, 86399, 86400, -30 * 86400, -31 * 86400, 0.4]
      #expect(
        seconds.map { relative().localizedString(fromTimeInterval: $0) } == [
          "1 hour ago", "in 1 minute", "in 23 hours", "in 1 day", "4 weeks ago", "1 month ago",
          "in 0 seconds",
        ])
      let date = Date(timeIntervalSinceReferenceDate: 0)
      #expect(relative().localizedString(for: date, relativeTo: date + 9000) == "2 hours ago")
      #expect(relative().string(for: Date() - 7300) == "2 hours ago" && relative().string(for: 3) == nil)
    }

    @Test func relativeDates_areWrittenInStyles() {
      let formatter = relative()
      let texts = [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated].map {
        formatter.unitsStyle = $0
        return formatter.localizedString(from: DateComponents(hour: -2))
      }
      #expect(texts == ["2 hours ago", "two hours ago", "2 hr. ago", "2h ago"])
      formatter.dateTimeStyle = .named
      formatter.formattingContext = .beginningOfSentence
      #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test func relativeDates_areInTheLocale_thenInThatOfTheCalendar() {
      let formatter = relative("de")
      #expect(formatter.localizedString(from: DateComponents(day: -2)) == "vor 2 Tagen")
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
      formatter.locale = nil
      #expect(formatter.locale.identifier == "de")
    }

    // MARK: Lists

    @Test func lists_areJoinedAsInTheLanguage() {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(from: ["Lima", "Quito", "Oslo"]) == "Lima, Quito, and Oslo")
      #expect(formatter.string(for: ["Lima", "Oslo"]) == "Lima and Oslo" && formatter.string(for: 3) == nil)
      #expect(formatter.string(from: []) == "")
      formatter.locale = Locale(identifier: "de")
      #expect(formatter.string(from: ["Lima", "Quito", "Oslo"]) == "Lima, Quito und Oslo")
      #expect(ListFormatter.localizedString(byJoining: ["Lima"]) == "Lima")
    }

    @Test func lists_formatItems() {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(from: [1, 1234.5]) == "1 and 1,234.5")
      let numbers = NumberFormatter()
      numbers.locale = formatter.locale
      numbers.numberStyle = .spellOut
      formatter.itemFormatter = numbers
      #expect(formatter.string(from: [1, 2, "x"]) == "one, two, and x")
    }
  }
#endif
