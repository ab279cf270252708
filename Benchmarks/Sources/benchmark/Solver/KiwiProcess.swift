import Foundation
import SolverWorkloads

/// kiwi in a process of its own, told through pipes when to take its turn.
final class KiwiProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let file: URL
  private var buffer = Data()

  /// Hands the workload over; parsing it happens here, before any clock runs.
  init(program: String, workload: Workload) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "workload-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data(workload.text.utf8).write(to: file)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [file.path]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
  }

  /// Takes up to `count` samples, without starting anew after `milliseconds`. At the deadline the process is
  /// ended, whatever it does, and what it had printed by then is all there is.
  func measure(count: Int, milliseconds: Int, deadline: Date) throws -> [SolverSample] {
    let watchdog = DispatchWorkItem { [process] in process.terminate() }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + max(0, deadline.timeIntervalSinceNow), execute: watchdog)
    defer { watchdog.cancel() }
    try commands.fileHandleForWriting.write(contentsOf: Data("block \(count) \(milliseconds)\n".utf8))
    var samples: [SolverSample] = []
    while let line = readLine() {
      if line == "end" { return samples }
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
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: file)
  }

  private func readLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer += more
    }
  }
}
