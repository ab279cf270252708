import Foundation
import LayoutSnapshotSupport

/// A control that shows a date or a time, like UIKit's `UIDatePicker`.
///
/// A new picker shows 9 January 2007, 9:41 in Greenwich, so that a snapshot does not depend on the time of
/// the test. It always uses English words and the Gregorian calendar, and Greenwich time unless it has another
/// ``timeZone``, whatever the machine's locale.
open class DatePicker: Control {
  /// What a date picker shows. Raw values match UIKit's.
  public enum Mode: Int, Sendable, CaseIterable {
    /// A time in hours and minutes.
    case time = 0
    /// A date with day, month and year.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
  }

  /// The appearance of a date picker. Raw values match UIKit's; the inline calendar is not supported.
  public enum Style: Int, Sendable, CaseIterable {
    /// Wheels.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Labels with the date and the time.
    case compact = 2
  }

  /// Whether the picker shows a time, a date, both or a duration; date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The appearance; wheels by default.
  open var preferredDatePickerStyle = Style.automatic { didSet { invalidateIntrinsicContentSize() } }
  /// The appearance that the picker has: labels where they are preferred, else wheels.
  open var datePickerStyle: Style { preferredDatePickerStyle == .compact ? .compact : .wheels }
  /// The date that the picker shows, between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { limited(storedDate) }
    set {
      storedDate = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedDate = Date(timeIntervalSince1970: 1_168_335_660)
  /// Sets the date at once, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date; none by default. As in UIKit, limits that exclude each other are ignored, and durations have none.
  ///
  /// Rows of wheels beyond the limits are as dark as the others.
  open var minimumDate: Date? { didSet { invalidateIntrinsicContentSize() } }
  /// The latest date; none by default.
  open var maximumDate: Date? { didSet { invalidateIntrinsicContentSize() } }
  /// The duration in seconds that ``Mode/countDownTimer`` shows.
  open var countDownDuration: TimeInterval = 0
  /// The minutes between two rows of the minute wheel.
  open var minuteInterval = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the time that is shown is a multiple of ``minuteInterval``; true by default.
  open var roundsToMinuteInterval = true { didSet { invalidateIntrinsicContentSize() } }
  /// The time zone of the date that is shown; that of ``calendar`` by default, which is Greenwich.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// The calendar. Its time zone counts; a picker that is not given the Gregorian one shows that all the same, and the
  /// message says so.
  open var calendar: Calendar! {
    get { ownCalendar ?? .ofGreenwich }
    set {
      ownCalendar = newValue
      invalidateIntrinsicContentSize()
      if let newValue, newValue.identifier != .gregorian {
        AbsentNames.shared.note(
          .look,
          "A date picker has the calendar \(newValue.identifier), and the picture shows the Gregorian one.")
      }
    }
  }
  private var ownCalendar: Calendar?
  /// The locale. The picture shows American English; for another locale the message says so.
  open var locale: Locale? {
    didSet {
      guard let name = locale?.identifier, !name.isEmpty, name != "en", !name.hasPrefix("en_US") else {
        return
      }
      AbsentNames.shared.note(
        .look, "A date picker has the locale \(name), and the picture shows it in American English.")
    }
  }

  /// Creates a date picker with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a date picker of 320 by 216 points.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }

  /// 320 by 216 points, or the size of the labels in the compact style.
  open override var intrinsicContentSize: CGSize {
    guard preferredDatePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
    let widths = plates.map { plateWidth($0) }
    return CGSize(width: widths.reduce(0, +) + 8 * CGFloat(max(0, widths.count - 1)), height: 34.5)
  }
  /// The intrinsic size, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func plateWidth(_ text: String) -> CGFloat {
    (ControlText(text, .regular, size: 17, self).width + 24).rounded(.up)
  }

  private func limited(_ date: Date) -> Date {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return datePickerMode == .countDownTimer || first > last ? date : min(max(date, first), last)
  }

  /// The date as a clock of Greenwich would show it if it were in the picker's time zone.
  private var shownDate: Date {
    let date = date
    let offset = (timeZone ?? ownCalendar?.timeZone)?.secondsFromGMT(for: date) ?? 0
    let seconds = date.timeIntervalSince1970 + Double(offset)
    guard roundsToMinuteInterval, step > 1 else { return Date(timeIntervalSince1970: seconds) }
    let minute = CivilMoment(Date(timeIntervalSince1970: seconds)).minute
    return Date(timeIntervalSince1970: seconds - Double(minute % step * 60))
  }

  /// The minutes between two rows. As in UIKit, hours have to be a multiple of it.
  private var step: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

  /// The texts of the compact style.
  private var plates: [String] {
    let moment = CivilMoment(shownDate)
    switch datePickerMode {
    case .time, .countDownTimer: return [moment.time]
    case .date: return [moment.day]
    case .dateAndTime: return [moment.day, moment.time]
    }
  }

  override func drawContent(on canvas: Canvas) {
    canvas.group(alpha: isEnabled ? 1 : 0.5) {
      if preferredDatePickerStyle == .compact {
        drawPlates(on: canvas)
      } else {
        Wheel.draw(wheels, of: self, on: canvas)
      }
    }
  }

  private func drawPlates(on canvas: Canvas) {
    for (text, plate) in shownPlates {
      canvas.fill(plate, cornerRadius: 8, .tertiarySystemFill)
      ControlText(text, .regular, size: 17, self).draw(on: canvas, in: plate, .label)
    }
  }

  /// The labels of the compact style and where they stand; none where wheels are shown.
  package var shownPlates: [(text: String, frame: CGRect)] {
    guard preferredDatePickerStyle == .compact else { return [] }
    var x: CGFloat = 0
    return plates.map { text in
      let width = plateWidth(text)
      defer { x += width + 8 }
      let left = isRightToLeft ? bounds.width - x - width : x
      return (text, CGRect(x: left, y: 0, width: width, height: bounds.height))
    }
  }

  /// What the wheels show; none in the compact style.
  package var shownWheels: [ShownWheel] {
    preferredDatePickerStyle == .compact ? [] : Wheel.shown(wheels, in: bounds, isMirrored: isRightToLeft)
  }

  private var wheels: [Wheel] {
    let date = shownDate
    let (moment, step) = (CivilMoment(date), step)
    func minutes(_ minute: Int) -> Wheel {
      Wheel(
        rows: stride(from: 0, to: 60, by: step).map(CivilMoment.twoDigits), selected: min(minute, 59) / step)
    }
    let hours = Wheel(rows: (1...12).map(String.init), selected: (moment.hour + 11) % 12)
    let halves = Wheel(rows: ["AM", "PM"], selected: moment.hour / 12)
    switch datePickerMode {
    case .date:
      return [
        Wheel(rows: CivilMoment.months, selected: moment.month - 1, share: 2),
        Wheel(rows: (1...31).map(String.init), selected: moment.dayOfMonth - 1),
        Wheel(rows: (moment.year - 3...moment.year + 3).map(String.init), selected: 3),
      ]
    case .time: return [hours, minutes(moment.minute), halves]
    case .dateAndTime:
      let near = (-3...3).map { CivilMoment(date.addingTimeInterval(86_400 * Double($0))).shortDay }
      return [Wheel(rows: near, selected: 3, share: 2.5), hours, minutes(moment.minute), halves]
    case .countDownTimer:
      let total = Int(min(max(0, countDownDuration), 86_399) / 60)
      return [
        Wheel(rows: (0...23).map { $0 == 1 ? "1 hour" : "\($0) hours" }, selected: total / 60),
        Wheel(rows: (0...59).map { "\($0) min" }, selected: total % 60),
      ]
    }
  }
}

extension Calendar {
  /// The calendar of pickers that were not given one.
  fileprivate static var ofGreenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

/// A moment in the Gregorian calendar at Greenwich, computed by Howard Hinnant's `civil_from_days`.
///
/// Foundation's calendars and locales differ between systems, so they are not used.
struct CivilMoment {
  let year: Int
  let month: Int
  let dayOfMonth: Int
  let hour: Int
  let minute: Int
  private let weekday: Int

  init(_ date: Date) {
    // Limited to some 30,000 years around 1970.
    let seconds = Int(min(max(date.timeIntervalSince1970, -1e12), 1e12).rounded(.down))
    let day = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let rest = seconds - day * 86_400
    (hour, minute) = (rest / 3600, rest / 60 % 60)
    weekday = ((day + 4) % 7 + 7) % 7
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    dayOfMonth = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private var shortMonth: Substring { CivilMoment.months[month - 1].prefix(3) }
  /// The date, such as `Jan 9, 2007`.
  var day: String { "\(shortMonth) \(dayOfMonth), \(year)" }
  /// The date in a wheel, such as `Tue Jan 9`.
  var shortDay: String { "\(CivilMoment.weekdays[weekday]) \(shortMonth) \(dayOfMonth)" }
  /// The time, such as `9:41 AM`.
  var time: String { "\((hour + 11) % 12 + 1):\(CivilMoment.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }
}
