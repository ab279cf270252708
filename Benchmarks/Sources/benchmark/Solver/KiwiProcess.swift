import Foundation
import SolverWorkloads

/// kiwi in a process of its own, told when to take its turn.
final class KiwiProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process: ChildProcess
  private let file: URL

  /// Hands the workload over; parsing it happens here, before any clock runs.
  init(program: String, workload: Workload) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("workload-\(getpid()).txt")
    try Data(workload.text.utf8).write(to: file)
    process = try ChildProcess(program, [file.path])
  }

  /// Takes up to `count` samples, without starting anew after `milliseconds`. At the deadline the process is
  /// ended, whatever it does, and what it had printed by then is all there is.
  func measure(count: Int, milliseconds: Int, deadline: Date) throws -> [SolverSample] {
    process.send("block \(count) \(milliseconds)")
    var samples: [SolverSample] = []
    while let line = process.readLine(deadline: deadline), line != "end" {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4 else { throw Failure(description: "kiwi_bench answered '\(line)'") }
      samples.append(
        SolverSample(
          buildNanoseconds: numbers[0], resizeNanoseconds: numbers[1], checksumAt390x844: numbers[2],
          checksumAt1024x1366: numbers[3]))
    }
    return samples
  }

  /// Ends the process and takes its input away.
  func stop() {
    process.finish()
    try? FileManager.default.removeItem(at: file)
  }
}
