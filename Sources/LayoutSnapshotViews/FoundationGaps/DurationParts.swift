#if !canImport(ObjectiveC)
  import Foundation

  /// How many of each unit a time has, the largest unit first.
  ///
  /// ```swift
  /// let parts = DurationParts(
  ///   from: start, to: start + 63, calendar: calendar, units: [.minute, .second], collapsesLargest: true)
  /// parts.counts.map(\.count)  // [63]
  /// ```
  struct DurationParts {
    /// A unit of time, as `Calendar` and `NSCalendar` know it.
    struct Unit: Sendable {
      let component: Calendar.Component
      let flag: NSCalendar.Unit
      /// The seconds that it always has; 0 for years and months, which differ.
      let seconds: Int
      var isOfClock: Bool { 0 < seconds && seconds <= 3600 }
    }

    /// All units that are said, the largest first.
    static let all = [
      Unit(component: .year, flag: .year, seconds: 0), Unit(component: .month, flag: .month, seconds: 0),
      Unit(component: .weekOfMonth, flag: .weekOfMonth, seconds: 604_800),
      Unit(component: .day, flag: .day, seconds: 86_400),
      Unit(component: .hour, flag: .hour, seconds: 3600),
      Unit(component: .minute, flag: .minute, seconds: 60),
      Unit(component: .second, flag: .second, seconds: 1),
    ]
    static let allUnits = NSCalendar.Unit(all.map(\.flag))

    /// The units and how many there are, never fewer than none.
    private(set) var counts: [(unit: Unit, count: Int)]
    /// Whether the time runs backwards.
    let isNegative: Bool

    init(
      from start: Date, to end: Date, calendar: Calendar, units: NSCalendar.Unit, collapsesLargest: Bool
    ) {
      var units = DurationParts.all.filter { units.contains($0.flag) }
      func counts() -> [(unit: Unit, count: Int)] {
        let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { ($0, abs(found.value(for: $0.component) ?? 0)) }
      }
      isNegative = end < start
      self.counts = counts()
      if collapsesLargest, let largest = self.counts.firstIndex(where: { $0.count != 0 }),
        self.counts[largest].count == 1, largest + 1 < units.count, self.counts[largest + 1].count != 0
      {
        units.remove(at: largest)
        self.counts = counts()
      }
    }

    /// The units that components have a number of.
    static func units(of components: DateComponents) -> NSCalendar.Unit {
      NSCalendar.Unit(all.filter { components.value(for: $0.component) != nil }.map(\.flag))
    }

    /// The numbers of some units alone.
    static func components(_ components: DateComponents, of units: NSCalendar.Unit) -> DateComponents {
      var result = DateComponents()
      for unit in all where units.contains(unit.flag) {
        // Only this one adds weeks to a date in every calendar.
        let component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
        result.setValue(components.value(for: unit.component), for: component)
      }
      return result
    }

    /// What remains without zeros that are left out. One unit always does.
    func shown(
      zeros: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool, atMost maximum: Int
    ) -> DurationParts {
      var dropped = zeros
      if zeros.contains(.default) { dropped.formUnion(isPositional ? .dropLeading : .dropAll) }
      var result = self
      if let first = counts.firstIndex(where: { $0.count != 0 }),
        let last = counts.lastIndex(where: { $0.count != 0 })
      {
        result.counts = counts.enumerated().filter { index, part in
          if index < first { return !dropped.contains(.dropLeading) }
          if index > last { return !dropped.contains(.dropTrailing) }
          return part.count != 0 || !dropped.contains(.dropMiddle) || isPositional && part.unit.isOfClock
        }.map(\.element)
      } else if !dropped.isDisjoint(with: [.dropLeading, .dropTrailing]) {
        result.counts = Array(counts.suffix(1))
      }
      if maximum > 0 { result.counts = Array(result.counts.prefix(maximum)) }
      return result
    }
  }
#endif
