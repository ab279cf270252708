import LayoutSnapshotViews

/// Screens of a matrix of sizes in words: `320...347 x 480, and with ax3 at 320...389 x 480`.
///
/// A series is what varies in one side and has the same other side and the same traits. A range is as long as no screen of the
/// series is left out, so that it says nothing of a size that passes.
struct SizeRanges {
  private let devices: [Device]
  /// Of several devices of one name the first: a matrix of all sizes has the one at which its series cross twice.
  private let first: [Int]
  /// The traits of each device as they stand in its name; empty for those of the device itself.
  private let traits: [Substring]
  /// The traits in the order of the matrix.
  private let order: [Substring]
  private let series: [Series]
  /// The series of each device, that of its own first.
  private let places: [[Place]]

  /// Screens that differ in one side only, the smallest first.
  private struct Series {
    let traits: Substring
    let isOfWidths: Bool
    /// The side that all have.
    let other: Double
    var devices: [Int] = []
  }

  private struct Place {
    let series: Int
    var index = 0
  }

  /// As many groups of traits as are told.
  private static let mostGroups = 6

  /// Nil unless every device of the matrix has nothing but a size for a name.
  init?(_ devices: [Device]) {
    var traits: [Substring] = []
    for device in devices {
      let words = device.name.split(separator: ".", maxSplits: 1)
      guard let size = words.first, size == "\(decimalText(device.width))x\(decimalText(device.height))"
      else {
        return nil
      }
      traits.append(words.count > 1 ? words[1] : "")
    }
    self.devices = devices
    self.traits = traits
    var seen: Set<Substring> = []
    order = traits.filter { seen.insert($0).inserted }
    var places: [String: Int] = [:]
    first = devices.enumerated().map { index, device in
      defer { places[device.name] = places[device.name] ?? index }
      return places[device.name] ?? index
    }
    (series, self.places) = Self.series(devices, traits, first)
  }

  private struct Key: Hashable {
    let traits: Substring
    let isOfWidths: Bool
    let other: Double
  }

  private static func series(
    _ devices: [Device], _ traits: [Substring], _ first: [Int]
  ) -> ([Series], [[Place]]) {
    var numbers: [Key: Int] = [:]
    var series: [Series] = []
    for (index, device) in devices.enumerated() where first[index] == index {
      for (isOfWidths, other) in [(true, device.height), (false, device.width)] {
        let key = Key(traits: traits[index], isOfWidths: isOfWidths, other: other)
        let number = numbers[key] ?? series.count
        if numbers.updateValue(number, forKey: key) == nil {
          series.append(Series(traits: traits[index], isOfWidths: isOfWidths, other: other))
        }
        series[number].devices.append(index)
      }
    }
    var places: [[Place]] = Array(repeating: [], count: devices.count)
    for number in series.indices where series[number].devices.count > 1 {
      let isOfWidths = series[number].isOfWidths
      series[number].devices.sort {
        isOfWidths ? devices[$0].width < devices[$1].width : devices[$0].height < devices[$1].height
      }
      for (index, device) in series[number].devices.enumerated() {
        places[device].append(Place(series: number, index: index))
      }
    }
    // A screen of two series is of its own in the longer one.
    for device in places.indices {
      places[device].sort { series[$0.series].devices.count > series[$1.series].devices.count }
    }
    return (series, places)
  }

  /// Where something is so, beginning with "on" or "at".
  ///
  /// - Parameter failing: the places of the devices in the matrix.
  func words(_ failing: [Int]) -> String {
    if failing.count == devices.count, failing.count > 1 { return "on all \(failing.count) screens" }
    let byTraits = Dictionary(grouping: Set(failing.map { first[$0] }).sorted()) { traits[$0] }
    var groups: [(sizes: String, traits: [Substring])] = []
    for traits in order {
      guard let devices = byTraits[traits] else { continue }
      let sizes = sizes(devices)
      if let place = groups.firstIndex(where: { $0.sizes == sizes }) {
        groups[place].traits.append(traits)
      } else {
        groups.append((sizes, [traits]))
      }
    }
    if groups.count == 1, groups[0].traits.count == order.count { return "at \(groups[0].sizes)" }
    let shown = groups.prefix(Self.mostGroups).map { group in
      let names = group.traits.map { $0.isEmpty ? "usual traits" : "\($0)" }
      let most = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
      return group.traits == [""]
        ? "at \(group.sizes)" : "with \(most.joined(separator: ", ")) at \(group.sizes)"
    }
    let rest = groups.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and with \(rest) more traits at other sizes" : "")
  }

  /// The sizes of devices of the same traits.
  ///
  /// A screen at which two series cross may be in a range of both. A range without any screen of its own is not told.
  private func sizes(_ devices: [Int]) -> String {
    var failing: [Int: [Int]] = [:]
    var order: [Int] = []
    for place in devices.flatMap({ places[$0] }) {
      if failing[place.series] == nil { order.append(place.series) }
      failing[place.series, default: []].append(place.index)
    }
    let runs = failing.mapValues { Self.runs($0.sorted()) }
    let ranges = order.flatMap { number in
      runs[number, default: []].filter { run in
        let own = run.contains { places[series[number].devices[$0]].first?.series == number }
        // A screen alone is told where it is in a range, if it is in one.
        let others =
          run.count > 1 ? [] : places[series[number].devices[run.lowerBound]].filter { $0.series != number }
        return own
          && !others.contains { other in
            runs[other.series, default: []].contains { $0.count > 1 && $0.contains(other.index) }
          }
      }.map { text($0, of: series[number]) }
    }
    return (ranges + devices.filter { places[$0].isEmpty }.map(size)).joined(separator: ", ")
  }

  /// A row of screens that differ in one side only.
  struct Row {
    let isOfWidths: Bool
    /// The places of the screens in the matrix, the smallest first.
    let devices: [Int]
  }

  /// The longest row that a screen of the matrix is in; nil if it is in none.
  func row(of device: Int) -> Row? {
    places[first[device]].first.map { place in
      Row(isOfWidths: series[place.series].isOfWidths, devices: series[place.series].devices)
    }
  }

  private func size(_ device: Int) -> String {
    "\(decimalText(devices[device].width)) x \(decimalText(devices[device].height))"
  }

  private func text(_ run: ClosedRange<Int>, of series: Series) -> String {
    let (first, last) = (series.devices[run.lowerBound], series.devices[run.upperBound])
    if first == last { return size(first) }
    let side = { (device: Int) in
      decimalText(series.isOfWidths ? devices[device].width : devices[device].height)
    }
    let range = "\(side(first))...\(side(last))"
    return series.isOfWidths
      ? "\(range) x \(decimalText(series.other))" : "\(decimalText(series.other)) x \(range)"
  }

  /// Numbers in order as ranges without gaps.
  static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number { continue }
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }
}
