import LayoutSnapshotCauses
import LayoutSnapshotValues

/// What moved, in words: each change once, with the devices that it is the same on.
///
/// A change that has another number on every device is told by how far things moved: `title: x +4 on all 17 devices`.
struct MovementWords {
  private let devices: [DeviceVerdict]
  private let words: DeviceWords

  init(_ verdict: AssertionVerdict, _ words: DeviceWords) {
    (devices, self.words) = (verdict.devices, words)
  }

  var lines: [String] {
    var order: [String] = []
    var changes: [String: [(device: String, change: FrameChange)]] = [:]
    for device in devices {
      for case .framesDiffer(let found, _) in device.parts.map(\.outcome) {
        for change in found {
          if changes[change.path] == nil { order.append(change.path) }
          changes[change.path, default: []].append((device.name, change))
        }
      }
    }
    return order.flatMap { lines(of: changes[$0] ?? []) }
  }

  /// What became of one item.
  private func lines(of changes: [(device: String, change: FrameChange)]) -> [String] {
    var order: [String] = []
    var places: [String: [String]] = [:]
    for (device, change) in changes {
      if places[change.description] == nil { order.append(change.description) }
      places[change.description, default: []].append(device)
    }
    if order.count > 2, let summary = summary(of: changes) { return ["  " + summary] }
    return order.map { "  \($0)\(words.place(places[$0] ?? []))" }
  }

  /// How far an item moved on all devices; none where anything else happened to it.
  private func summary(of changes: [(device: String, change: FrameChange)]) -> String? {
    var moves: [(from: FrameChange.Frame, to: FrameChange.Frame)] = []
    for (_, change) in changes {
      guard case .moved(let from, let to) = change.kind else { return nil }
      moves.append((from, to))
    }
    let sides: [(String, KeyPath<FrameChange.Frame, Double>)] = [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]
    let told = sides.compactMap { name, side -> String? in
      let steps = moves.map { roundedDecimal($0.to[keyPath: side] - $0.from[keyPath: side], to: 1000) }
      guard let least = steps.min(), let most = steps.max(), least != 0 || most != 0 else { return nil }
      return least == most ? "\(name) \(signed(most))" : "\(name) \(signed(least)) to \(signed(most))"
    }
    guard let name = changes.first?.change.name else { return nil }
    return "\(name): \(told.joined(separator: ", "))\(words.place(changes.map(\.device)))"
  }

  private func signed(_ number: Double) -> String { (number > 0 ? "+" : "") + decimalText(number) }
}
