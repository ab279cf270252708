import Foundation
import LayoutWorkloads

/// The times of one tree at one size, in nanoseconds of the processor.
struct LayoutSample {
  let name: String
  let size: Int
  let views: Int
  let constraints: Int
  /// Turning anchors into rows, without shaping texts, which is no matter of rows.
  var rows = Double.infinity
  /// Solving the rows for a first device.
  var solve = Double.infinity
  /// All of a first layout: rows, solution, frames, result.
  var layout = Double.infinity
  /// All of a further one: the mean over ten devices.
  var further = Double.infinity

  private static let rounds = 9

  /// Measures the half and the full size by turns. Each step counts with its fastest round, because other work
  /// on the machine only ever adds time.
  static func measure(_ workload: LayoutWorkload) throws -> [LayoutSample] {
    var samples = try [workload.halfSize, workload.fullSize].map { size in
      let run = LayoutRun(workload, size: size)
      try run.makeRows()
      return LayoutSample(
        name: workload.rawValue, size: size, views: run.counts.views, constraints: run.counts.constraints)
    }
    for _ in 0..<rounds {
      for index in samples.indices { try samples[index].measureOnce(workload) }
    }
    return samples
  }

  private mutating func measureOnce(_ workload: LayoutWorkload) throws {
    let steps = LayoutRun(workload, size: size)
    steps.shapeTexts()
    rows = min(rows, try time { try steps.makeRows() })
    solve = min(solve, try time { _ = try steps.solve() })
    let whole = LayoutRun(workload, size: size)
    layout = min(layout, try time { _ = try whole.layout() })
    let devices = LayoutRun.furtherDevices
    let all = try time { for device in devices { _ = try whole.layout(on: device) } }
    further = min(further, all / Double(devices.count))
  }

  /// The line of the table.
  func line(_ peak: Int?) -> String {
    [
      "\(name):\(size)", "\(views)", "\(constraints)", String(format: "%.3f", rows / 1e6),
      String(format: "%.3f", solve / 1e6), String(format: "%.1f", further / 1e3),
      peak.map(String.init) ?? "-",
    ].joined(separator: "\t")
  }

  /// Nanoseconds of this thread alone, so that a busy machine counts less.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = Self.processorTime()
    try body()
    return Self.processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// The memory that a tree and its first layout hold at their peak, in a process of their own.
enum LayoutPeak {
  /// Prints the peak for a case and a size, in KiB.
  static func run(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 2, let workload = LayoutWorkload(rawValue: arguments[0]),
      let size = Int(arguments[1])
    else { throw LayoutCommand.Failure(description: "layout-peak needs a case and a size") }
    _ = try LayoutRun(workload, size: 2).layout()
    print(
      try PeakMemory.growth {
        let run = LayoutRun(workload, size: size)
        let layout = try run.layout()
        withExtendedLifetime((run, layout)) {}
      })
    return true
  }

  /// The peak measured by another instance of this program; nil where it cannot be had.
  static func measure(_ workload: LayoutWorkload, _ size: Int) throws -> Int? {
    let process = try ChildProcess(CommandLine.arguments[0], ["layout-peak", workload.rawValue, "\(size)"])
    defer { process.finish() }
    return process.readLine().flatMap { Int($0) }
  }
}
