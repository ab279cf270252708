#if !canImport(ObjectiveC)
  import Foundation
  import LayoutSnapshotSupport

  /// Puts a time into the words of a locale.
  ///
  /// ```swift
  /// DurationWords(locale: Locale(identifier: "de")).text(of: parts, style: .full, isPadded: false)
  /// // "9 Stunden und 41 Minuten"
  /// ```
  struct DurationWords {
    typealias Style = DateComponentsFormatter.UnitsStyle
    private typealias Part = (unit: DurationParts.Unit, count: Int)

    let locale: Locale

    private var isEnglish: Bool { locale.language.languageCode == .english }

    // MARK: Phrases

    /// A text with what is said around it, `nil` if that is not known in the language.
    func phrase(of text: String, isApproximate: Bool, isRemaining: Bool) -> String? {
      guard isApproximate || isRemaining else { return text }
      guard isEnglish else {
        note("the phrases \"about\" and \"remaining\"")
        return nil
      }
      return (isApproximate ? "About " : "") + text + (isRemaining ? " remaining" : "")
    }

    private func note(_ what: String) {
      AbsentNames.shared.note(
        .method,
        "DateComponentsFormatter gave no text in \(locale.identifier): \(what) are known in English only.")
    }

    // MARK: Units

    /// The text of what is shown, `nil` if a unit has no name in the language.
    func text(of parts: DurationParts, style: Style, isPadded: Bool) -> String? {
      // As on devices, a minus stands at the first number or nowhere.
      let isNegative = parts.isNegative && parts.counts.first?.count != 0
      guard style != .positional else {
        return position(of: parts.counts, isNegative: isNegative, isPadded: isPadded)
      }
      let text = list(of: parts.counts, style: style, isNegative: isNegative)
      guard style == .spellOut else { return text }
      let numbers = parts.counts.enumerated().map { isNegative && $0 == 0 ? -$1.count : $1.count }
      return text.map { spelledOut($0, numbers: numbers) }
    }

    private func list(of parts: [Part], style: Style, isNegative: Bool) -> String? {
      let isOfSeconds = parts.allSatisfy { $0.unit.seconds > 0 }
      guard isEnglish else {
        if isOfSeconds { return localized(parts, style: style, isNegative: isNegative) }
        note("years and months")
        return nil
      }
      if isOfSeconds && style != .brief { return localized(parts, style: style, isNegative: isNegative) }
      let texts = parts.enumerated().map { index, part in
        let isNegative = isNegative && index == 0
        let text =
          part.unit.seconds > 0
          ? localized([part], style: style, isNegative: isNegative)
          : english(part, style: style, isNegative: isNegative)
        return style == .brief ? text.filter { !$0.isWhitespace } : text
      }
      return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    /// The text of units that always have the same number of seconds.
    private func localized(_ parts: [Part], style: Style, isNegative: Bool) -> String {
      let seconds = parts.reduce(0) { $0 + $1.unit.seconds * $1.count }
      let format = Duration.UnitsFormatStyle(
        allowedUnits: Set(parts.compactMap { DurationWords.names[$0.unit.component] }),
        width: style == .abbreviated
          ? .narrow
          : style == .short ? .abbreviated : style == .brief ? .condensedAbbreviated : .wide,
        zeroValueUnits: .show(length: 1)
      ).locale(locale)
      return format.format(.seconds(isNegative ? -seconds : seconds))
    }

    private static let names: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
      .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]

    /// The text of years or months, whose names no public style gives.
    private func english(_ part: Part, style: Style, isNegative: Bool) -> String {
      let isYear = part.unit.component == .year
      let number = (isNegative ? -part.count : part.count).formatted(.number.locale(locale))
      let name: String
      switch style {
      case .positional, .abbreviated: return number + (isYear ? "y" : "mo")
      case .short, .brief: name = isYear ? "yr" : "mth"
      case .full, .spellOut: name = isYear ? "year" : "month"
      }
      return number + " " + name + (part.count == 1 ? "" : "s")
    }

    // MARK: Numbers

    /// A text with its numbers in words. Where a word means the number, too, there is none.
    private func spelledOut(_ text: String, numbers: [Int]) -> String {
      let speller = NumberFormatter()
      speller.locale = locale
      speller.numberStyle = .spellOut
      var (result, rest) = ("", text[...])
      for number in numbers {
        // The 1 of a 10 is none.
        guard let range = rest.range(of: number.formatted(.number.locale(locale))),
          rest[range.upperBound...].first?.isNumber != true,
          let words = speller.string(from: NSNumber(value: number))
        else { continue }
        result += rest[..<range.lowerBound] + words
        rest = rest[range.upperBound...]
      }
      return result + rest
    }

    /// Hours, minutes and seconds as on a clock, after larger units with short names.
    private func position(of parts: [Part], isNegative: Bool, isPadded: Bool) -> String? {
      let dates = parts.prefix { !$0.unit.isOfClock }
      let clock = parts.dropFirst(dates.count)
      // Without its minutes, a time would be read wrongly.
      let isWhole = zip(clock, clock.dropFirst()).allSatisfy { $0.unit.seconds == 60 * $1.unit.seconds }
      guard isWhole, dates.isEmpty || clock.count > 1 else {
        return list(of: parts, style: .abbreviated, isNegative: isNegative)
      }
      let numbers = clock.enumerated().map { index, part in
        let isFirst = index == 0
        let format = IntegerFormatStyle<Int>.number.locale(locale).grouping(.never)
          .precision(.integerLength((isFirst && (!isPadded || !dates.isEmpty) ? 1 : 2)...))
        return format.format(isNegative && isFirst && dates.isEmpty ? -part.count : part.count)
      }
      let time = numbers.joined(separator: separator)
      guard !dates.isEmpty else { return time }
      return list(of: Array(dates), style: .abbreviated, isNegative: isNegative).map { $0 + " " + time }
    }

    /// What stands between minutes and seconds.
    private var separator: String {
      let time = Duration.seconds(671).formatted(.time(pattern: .minuteSecond).locale(locale))
      return time.filter { !$0.isNumber }
    }
  }
#endif
