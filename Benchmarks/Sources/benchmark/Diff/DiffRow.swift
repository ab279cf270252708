import Foundation

/// One line of the table.
struct DiffRow {
  static let heading =
    "comparison\tfiles\tcpu_ms\tpeak_kib\tblazediff_cpu_ms\tblazediff_peak_kib\tratio\ttarget\tdiff_bytes"

  var name: String
  var files: String
  var ours: Double
  var oursPeak: Int?
  var theirs: Double?
  var theirsPeak: Int?
  /// How many times less CPU time than blazediff is aimed at.
  var target: Double?
  var peakLimit: Int?
  var differenceBytes: Int?

  private var ratio: Double? { theirs.map { $0 / ours } }

  /// Whether the targets are met, as far as they can be judged.
  var holds: Bool {
    if let ratio, let target, ratio < target { return false }
    if let oursPeak, let peakLimit, oursPeak > peakLimit { return false }
    return true
  }

  var line: String {
    func milliseconds(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "-" }
    func whole(_ value: Int?) -> String { value.map { String($0) } ?? "-" }
    let ratio = ratio.map { String(format: "%.1f", $0) } ?? "-"
    return [
      name, files, milliseconds(ours), whole(oursPeak), milliseconds(theirs), whole(theirsPeak), ratio,
      target.map { "\($0)" } ?? "-", whole(differenceBytes),
    ].joined(separator: "\t")
  }
}
