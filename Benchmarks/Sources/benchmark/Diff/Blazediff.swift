import Foundation

/// blazediff, which is a Python package.
struct Blazediff {
  private let python: String
  private let script: String
  /// What starting Python and importing blazediff costs, of which blazediff is innocent.
  let start: MeasuredRun

  init(python: String) throws {
    self.python = python
    script =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Blazediff/blazediff_bench.py").path
    start = try MeasuredRun.best(of: 7, python, [script, "start"])
  }

  /// The cost of one comparison in a process of its own, start included.
  func compare(_ expected: String, _ actual: String, _ output: String, runs: Int) throws -> MeasuredRun {
    try MeasuredRun.best(of: runs, python, [script, "once", expected, actual, output])
  }

  /// The least CPU time of a comparison in a process that has done one before.
  func compareWarm(_ expected: String, _ actual: String) throws -> Double {
    let process = try ChildProcess(python, [script, "repeat", "9", expected, actual])
    defer { process.finish() }
    return process.readLine().flatMap { Double($0) } ?? .nan
  }

  func rewrite(_ source: String, as target: String) throws {
    _ = try MeasuredRun.best(of: 1, python, [script, "foreign", source, target])
  }
}
