import Foundation

/// What a whole process cost: CPU time in user and system mode, and its peak of physical memory.
struct MeasuredRun {
  var cpuMilliseconds: Double
  var peakKibibytes: Int

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The cheapest of some runs of a program, for the machine is never quite idle.
  static func best(of count: Int, _ program: String, _ arguments: [String]) throws(Failure) -> MeasuredRun {
    var best = try MeasuredRun(program, arguments)
    for _ in 1..<max(1, count) {
      let run = try MeasuredRun(program, arguments)
      best.cpuMilliseconds = min(best.cpuMilliseconds, run.cpuMilliseconds)
      best.peakKibibytes = min(best.peakKibibytes, run.peakKibibytes)
    }
    return best
  }

  private init(_ program: String, _ arguments: [String]) throws(Failure) {
    let failure = Failure(description: "\(program) \(arguments.joined(separator: " ")) failed")
    let meter = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("measure-process").path
    guard let process = try? ChildProcess(meter, [program] + arguments) else { throw failure }
    defer { process.finish() }
    let numbers = process.readLine()?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 2 else { throw failure }
    cpuMilliseconds = Double(numbers[0]) / 1000
    peakKibibytes = numbers[1]
  }
}

/// The least CPU time of this process that some calls take, in milliseconds.
func leastCPUTime(of count: Int, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  try body()
  return try (0..<count).map { _ in
    let start = now()
    try body()
    return now() - start
  }.min() ?? .nan
}
