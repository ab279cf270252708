import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Runs one test of a built program twice: once to record, once to compare.
struct TrialRun {
  let program: String
  /// What stands before the test's name.
  let words: [String]
  let environment: [String: String]
  let folder: String
  /// Where pictures go.
  let pictures: String
  let limit: Double

  /// How many lines are kept from the beginning and from the end: a test says last how it ended.
  private static let mostLines = 1000

  enum Outcome: Equatable {
    case drawn
    case refused(String)
    /// The second run had other pictures, in which these views differ.
    case unstable([String])
  }

  func run(_ test: String) throws(CommandFailure) -> Outcome {
    // What an earlier run left there would be compared.
    removePictures()
    let first = try run(test, ["LAYOUT_SNAPSHOT_RECORD": "all", "LAYOUT_SNAPSHOT_RECORD_PASSES": "1"])
    if let reason = first.refusal { return .refused(reason) }
    let second = try run(test, ["LAYOUT_SNAPSHOT_RECORD": "never"])
    guard let reason = second.refusal else { return .drawn }
    return second.isUnlike ? .unstable(second.differing) : .refused("the second time " + reason)
  }

  /// Nobody looks at the pictures.
  func removePictures() { try? FileManager.default.removeItem(atPath: pictures) }

  private func run(
    _ test: String, _ settings: [String: String]
  ) throws(CommandFailure) -> TrialReport {
    // What the user has set of this library is for tests of the user.
    var variables = environment.filter { name, _ in
      name != "CI" && !["LAYOUT_SNAPSHOT_", "SNAPSHOT_", "TEST_"].contains { name.hasPrefix($0) }
    }
    variables.merge(settings) { $1 }
    variables["LAYOUT_SNAPSHOT_REFERENCES"] = pictures + "/Snapshots"
    variables["LAYOUT_SNAPSHOT_ARTIFACTS"] = pictures + "/Artifacts"
    // What it would print takes seconds to find out, and its first line says enough.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["NO_COLOR"] = "1"
    let child = ChildProcess(
      program: program, words: words + ["--filter", "Trials/\(test)\\("],
      environment: variables, folder: folder)
    var reader = LineReader()
    var said = BoundedLines(most: Self.mostLines)
    let ending = try child.run(limit: limit) { more in reader.read(more) { said.append($0) } }
    reader.finish { said.append($0) }
    return TrialReport(of: test, ending, said.lines, limit: limit, folder: folder)
  }
}
