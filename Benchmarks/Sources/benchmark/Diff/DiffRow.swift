import Foundation

/// One line of the table.
struct DiffRow {
  static let heading = [
    "comparison", "files", "cpu_ms", "peak_kib", "blazediff_cpu_ms", "blazediff_peak_kib", "ratio",
    "ratio_without_python", "target", "diff_bytes", "debug_cpu_ms", "debug_ratio",
  ].joined(separator: "\t")

  var name: String
  var files: String
  var ours: Double
  var oursPeak: Int?
  var theirs: Double?
  var theirsPeak: Int?
  /// The part of theirs that is Python's start.
  var theirsStart: Double?
  /// How many times less CPU time than blazediff is aimed at.
  var target: Double?
  var peakLimit: Int?
  var differenceBytes: Int?
  /// Ours in a debug build of a client.
  var debug: Double?

  private var ratio: Double? { theirs.map { $0 / ours } }

  /// Whether the targets are met, as far as they can be judged.
  var holds: Bool {
    if let ratio, let target, ratio < target { return false }
    if let oursPeak, let peakLimit, oursPeak > peakLimit { return false }
    if let debug, debug > DebugFigures.target * ours { return false }
    return true
  }

  var line: String {
    func milliseconds(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "-" }
    func whole(_ value: Int?) -> String { value.map { String($0) } ?? "-" }
    func ratio(_ value: Double?) -> String { value.map { String(format: "%.1f", $0 / ours) } ?? "-" }
    let withoutPython = theirs.map { $0 - (theirsStart ?? 0) }
    let fields = [
      name, files, milliseconds(ours), whole(oursPeak), milliseconds(theirs), whole(theirsPeak),
      ratio(theirs), ratio(withoutPython), target.map { "\($0)" } ?? "-", whole(differenceBytes),
      milliseconds(debug), debug.map { String(format: "%.2f", $0 / ours) } ?? "-",
    ]
    return fields.joined(separator: "\t")
  }
}
