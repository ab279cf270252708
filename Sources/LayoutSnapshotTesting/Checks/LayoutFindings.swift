import LayoutSnapshotStore
import LayoutSnapshotViews

/// The failed checks of a view on its devices: each finding once, with the devices on which it occurs.
///
/// On many devices, findings that differ only in numbers are one: a view that is too wide is so by another width on each
/// screen. The numbers are those of the smallest screen.
struct LayoutFindings {
  let message: String?

  init(_ checks: [LayoutCheck], on devices: [Device], of view: () throws -> View) {
    do { message = LayoutFindings.message(checks, on: devices, of: try view()) } catch {
      message = "\(error)"
    }
  }

  private static func message(_ checks: [LayoutCheck], on devices: [Device], of view: View) -> String? {
    if devices.isEmpty { return "There are no devices to check the layout on." }
    if checks.isEmpty { return "There are no checks for the layout." }
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
      } catch { findings.note("\(error)", index) }
    }
    let lines = findings.lines(devices)
    return lines.isEmpty ? nil : (["The layout is not as expected."] + lines).joined(separator: "\n")
  }
}

/// Sentences with the devices that they are true of, in the order in which they were found.
private struct Findings {
  private var order: [String] = []
  private var places: [String: [Int]] = [:]

  /// The number of devices up to which each sentence is listed.
  private static let few = 4

  mutating func note(_ sentence: String, _ device: Int) {
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
