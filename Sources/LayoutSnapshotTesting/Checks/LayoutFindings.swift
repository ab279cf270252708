import LayoutSnapshotStore
import LayoutSnapshotViews

/// The failed checks of a view on its devices: each finding once, with the devices on which it occurs.
///
/// On many devices, findings that differ only in numbers are one: a view that is too wide is so by another width on each
/// screen. The numbers are those of the smallest screen.
struct LayoutFindings {
  let message: String?
  /// The view, and the smallest screen on which a check fails; nil if all pass, and where there is no layout to look at.
  private(set) var smallest: (view: View, device: Device)?

  init(_ checks: [LayoutCheck], on devices: [Device], of view: () throws -> View) {
    do {
      let view = try view()
      let found = try LayoutFindings.find(checks, on: devices, of: view)
      let lines = found.lines(devices)
      message = lines.isEmpty ? nil : (["The layout is not as expected."] + lines).joined(separator: "\n")
      smallest = found.smallest(devices).map { (view, $0) }
    } catch {
      message = "\(error)"
    }
  }

  private static func find(_ checks: [LayoutCheck], on devices: [Device], of view: View) throws -> Findings {
    if devices.isEmpty { throw LayoutExpectationError.noDevices }
    if checks.isEmpty { throw LayoutExpectationError.noChecks }
    var findings = Findings()
    // Devices of the same traits one after another: only the size changes, and the tree is solved again as it is.
    for index in Findings.byTraits(Array(devices.indices), devices.map(\.name)) {
      let device = devices[index]
      do throws(LayoutError) {
        let layout = try view.layout(on: device)
        for check in checks {
          for finding in check.findings(layout) { findings.note("\(check.name): \(finding)", index) }
          guard let proof = check.proof else { continue }
          for finding in try proof(view, device) { findings.note("\(check.name): \(finding)", index) }
        }
      } catch { findings.note("\(error)", index, isLaidOut: false) }
    }
    return findings
  }
}

/// Why nothing can be expected of a layout.
private enum LayoutExpectationError: Error, CustomStringConvertible {
  case noDevices
  case noChecks

  var description: String {
    switch self {
    case .noDevices: "There are no devices to check the layout on."
    case .noChecks: "There are no checks for the layout."
    }
  }
}

/// Sentences with the devices that they are true of, in the order in which they were found.
private struct Findings {
  private var order: [String] = []
  private var places: [String: [Int]] = [:]
  /// The devices on which a check fails that a picture can show.
  private var shown: Set<Int> = []

  /// The number of devices up to which each sentence is listed.
  private static let few = 4

  /// The smallest of the devices on which a check fails; of equal ones the first.
  func smallest(_ devices: [Device]) -> Device? {
    devices.indices.filter(shown.contains).map { devices[$0] }
      .min { $0.width * $0.height < $1.width * $1.height }
  }

  mutating func note(_ sentence: String, _ device: Int, isLaidOut: Bool = true) {
    if isLaidOut { shown.insert(device) }
    if places[sentence] == nil { order.append(sentence) }
    places[sentence, default: []].append(device)
  }

  func lines(_ devices: [Device]) -> [String] {
    if devices.count <= Findings.few {
      return order.map { sentence in
        "  \(sentence) (\(places[sentence, default: []].map { devices[$0].name }.joined(separator: ", ")))"
      }
    }
    let names = devices.map(\.name)
    let sorted = Findings.byTraits(Array(devices.indices), names)
    let words = DeviceWords(sorted.map { names[$0] })
    return merged(devices).map { group in
      let places = Findings.byTraits(group.devices, names)
      let place = words.place(places.map { names[$0] })
      return "  \(group.sentence)\(group.isOne ? "" : " (on the smallest)"),\(place)"
    }
  }

  private struct Group {
    var sentence: String
    /// Whether the sentence is the same on all devices.
    var isOne: Bool
    var devices: [Int]
    var smallest: Double
  }

  /// The sentences without those that differ from another only in numbers.
  private func merged(_ devices: [Device]) -> [Group] {
    var keys: [String] = []
    var groups: [String: Group] = [:]
    for sentence in order {
      let places = places[sentence, default: []]
      let key = Findings.withoutNumbers(sentence)
      let size = places.map { devices[$0].width * devices[$0].height }.min() ?? 0
      guard var group = groups[key] else {
        keys.append(key)
        groups[key] = Group(sentence: sentence, isOne: true, devices: places, smallest: size)
        continue
      }
      if size < group.smallest { (group.sentence, group.smallest) = (sentence, size) }
      group.isOne = false
      group.devices = Array(Set(group.devices + places)).sorted()
      groups[key] = group
    }
    return keys.compactMap { groups[$0] }
  }

  private static func withoutNumbers(_ sentence: String) -> String {
    var result = ""
    for character in sentence {
      let isPart = ("0"..."9").contains(character) || character == "." || character == "-"
      if isPart, result.last == "#" { continue }
      result.append(isPart ? "#" : character)
    }
    return result
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
