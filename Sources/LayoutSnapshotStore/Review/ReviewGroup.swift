/// Assertions that show the same change with the same cause: one decision.
package struct ReviewGroup: Hashable, Sendable {
  /// The digest that they share.
  package let key: String
  /// In the order of their names; never empty.
  package let results: [SnapshotResult]

  /// What explains the change, from the first that knows.
  package var causes: [SnapshotResult.Cause] { results.first { !$0.causes.isEmpty }?.causes ?? [] }
  /// Every device that any of them has something to say about, in order of first mention.
  package var devices: [String] {
    var seen: Set<String> = []
    return results.flatMap(\.devices).map(\.label).filter { seen.insert($0).inserted }
  }
  package var status: SnapshotResult.Status { results.map(\.status).max() ?? .changed }

  /// Puts results with the same key together, in the order of each group's first.
  package static func groups(of results: [SnapshotResult]) -> [ReviewGroup] {
    var order: [String] = []
    var members: [String: [SnapshotResult]] = [:]
    for result in results {
      // Without a key, a change is like no other.
      let key = result.groupKey.isEmpty ? result.id : result.groupKey
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(result)
    }
    return order.map { ReviewGroup(key: $0, results: members[$0] ?? []) }
  }
}

extension DeviceResult {
  /// What the device is called, its traits included; a snapshot of something without a screen has none.
  package var label: String { device.isEmpty ? "no device" : device }
}
