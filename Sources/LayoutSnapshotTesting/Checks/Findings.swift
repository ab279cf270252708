import LayoutSnapshotStore
import LayoutSnapshotViews

/// Sentences with the devices that they are true of, in the order in which they were found.
struct Findings {
  private var order: [String] = []
  private var places: [String: [Int]] = [:]
  /// The devices on which a check fails that a picture can show.
  private var shown: Set<Int> = []
  /// The devices on which a check fails that lays the view out again, by the check's place.
  private var proofs: [Int: Set<Int>] = [:]
  /// The checks that found the first thing on each device, if they lay the view out again.
  private var firstProofs: [Int: Int] = [:]

  /// The number of devices up to which each sentence is listed.
  private static let few = 4

  /// The smallest of the devices on which a check fails, of equal ones the first; and the place of that check, if it lays the
  /// view out again.
  func smallest(_ devices: [Device]) -> (device: Device, proof: Int?)? {
    smallest(devices, of: shown).map { (devices[$0], firstProofs[$0]) }
  }

  /// The smallest of the devices on which a check that lays the view out again fails.
  func smallest(_ devices: [Device], ofProof check: Int) -> Device? {
    smallest(devices, of: proofs[check] ?? []).map { devices[$0] }
  }

  private func smallest(_ devices: [Device], of places: Set<Int>) -> Int? {
    places.min { (devices[$0].area, $0) < (devices[$1].area, $1) }
  }

  /// - Parameters:
  ///   - sentence: what is wrong.
  ///   - device: the place of the device.
  ///   - isLaidOut: whether there is a layout to look at.
  ///   - check: the place of the check, if it lays the view out again.
  mutating func note(_ sentence: String, _ device: Int, isLaidOut: Bool = true, byProof check: Int? = nil) {
    if isLaidOut, shown.insert(device).inserted { firstProofs[device] = check }
    if let check { proofs[check, default: []].insert(device) }
    if places[sentence] == nil { order.append(sentence) }
    places[sentence, default: []].append(device)
  }

  func lines(_ devices: [Device]) -> [String] {
    if devices.count <= Findings.few {
      return order.map { sentence in
        "  \(sentence) (\(places[sentence, default: []].map { devices[$0].name }.joined(separator: ", ")))"
      }
    }
    let ranges = SizeRanges(devices)
    let names = devices.map(\.name)
    let sorted = Findings.byTraits(Array(devices.indices), names)
    let words = DeviceWords(sorted.map { names[$0] })
    return merged(devices).map { group in
      if let ranges {
        let first = group.devices.count > 1 ? "; first at \(names[group.first])" : ""
        return "  \(group.sentence), \(ranges.words(group.devices))\(first)"
      }
      let places = Findings.byTraits(group.devices, names)
      let place = words.place(places.map { names[$0] })
      return "  \(group.sentence)\(group.isOne ? "" : " (on the smallest)"),\(place)"
    }
  }

  /// What is wrong in a row of screens, as problems of a sweep over its sizes.
  ///
  /// - Parameter names: the names of the checks, with which sentences begin.
  func sweep(through device: Device, in devices: [Device], checks names: [String]) -> FailedSweep? {
    guard let place = devices.firstIndex(of: device), let row = SizeRanges(devices)?.row(of: place) else {
      return nil
    }
    return FailedSweep(
      row.devices.map { devices[$0] }, isOfWidths: row.isOfWidths,
      problems: merged(devices).map { group in
        let failing = Set(group.devices.map { devices[$0] })
        // A sweep's problem begins with the path of a view, which is marked in the report.
        let name = names.first { group.sentence.hasPrefix($0 + ": ") }
        let text = group.sentence.dropFirst(name.map { $0.count + 2 } ?? 0)
        return (String(text), row.devices.indices.filter { failing.contains(devices[row.devices[$0]]) })
      })
  }

  private struct Group {
    /// That of the smallest screen.
    var sentence: String
    /// Whether the sentence is the same on all devices.
    var isOne: Bool
    var devices: [Int]
    /// The smallest screen.
    var first: Int
  }

  /// The sentences without those that differ from another only in numbers.
  private func merged(_ devices: [Device]) -> [Group] {
    var keys: [[Substring]] = []
    var groups: [[Substring]: Group] = [:]
    for sentence in order {
      let places = places[sentence, default: []]
      let key = Findings.withoutNumbers(sentence)
      guard let first = smallest(devices, of: Set(places)) else { continue }
      guard var group = groups.removeValue(forKey: key) else {
        keys.append(key)
        groups[key] = Group(sentence: sentence, isOne: true, devices: places, first: first)
        continue
      }
      if (devices[first].area, first) < (devices[group.first].area, group.first) {
        (group.sentence, group.first) = (sentence, first)
      }
      group.isOne = false
      group.devices += places
      groups[key] = group
    }
    return keys.compactMap { key in
      guard var group = groups[key] else { return nil }
      // Two sentences of one device can differ in numbers alone.
      group.devices = Set(group.devices).sorted()
      return group
    }
  }

  /// The words of a sentence, where a number stands for any other. A number in a name belongs to the name: `View[1]` and
  /// `title1` are not other views.
  private static func withoutNumbers(_ sentence: String) -> [Substring] {
    sentence.split(separator: " ").map { word in
      let number = word.drop { "(,;:".contains($0) }.prefix { "0123456789.-".contains($0) }
      let rest = word[number.endIndex...]
      return number.isEmpty || !rest.allSatisfy { "),;:%".contains($0) } ? word : "#"
    }
  }

  /// Devices of the same traits together, so that sizes in a row are a range.
  static func byTraits(_ devices: [Int], _ names: [String]) -> [Int] {
    var order: [Substring] = []
    var groups: [Substring: [Int]] = [:]
    for device in devices {
      let name = names[device]
      let traits = name.firstIndex(of: ".").map { name[$0...] } ?? ""
      if groups[traits] == nil { order.append(traits) }
      groups[traits, default: []].append(device)
    }
    return order.flatMap { groups[$0, default: []] }
  }
}

extension Device {
  /// How large the screen is, to find the smallest.
  fileprivate var area: Double { width * height }
}
