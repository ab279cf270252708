import Foundation
import LayoutSnapshotStore

/// JSON for programs: keys in order, and nothing that a terminal would obey.
package enum ReportJSON {
  /// Any value as JSON.
  package static func text(_ value: some Encodable, pretty: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do { return visibleJSON(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n" } catch {
      preconditionFailure("numbers are finite, and all else is text: \(error)")
    }
  }

  /// Results as `pending --json` and reports have them, and what is missing of the runs.
  package static func listing(_ results: [SnapshotResult], gaps: [ReviewGap]) -> String {
    let groups = ReviewGroup.groups(of: results).map { group in
      Listing.Group(key: group.key, causes: group.causes.map(\.text), ids: group.results.map(\.id))
    }
    let gaps = gaps.map { Listing.Gap(kind: $0.title, message: $0.description) }
    return text(Listing(gaps: gaps, groups: groups, results: results))
  }

  private struct Listing: Encodable {
    struct Group: Encodable {
      let key: String
      let causes: [String]
      let ids: [String]
    }

    struct Gap: Encodable {
      let kind, message: String
    }

    let version = 1
    let gaps: [Gap]
    let groups: [Group]
    let results: [SnapshotResult]
  }
}
