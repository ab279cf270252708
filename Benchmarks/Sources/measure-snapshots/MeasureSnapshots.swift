import Foundation
import Gallery
import LayoutSnapshotTesting

/// Measures what passing snapshots cost: `measure-snapshots MODE CASE COUNT`, one line of a table.
///
/// A case is `first`, the first assertion of the process; `verify`, one view verified again and again; or
/// `build`, a view that is built anew for each. All are frames and pixels at 750 x 1334.
@main
struct MeasureSnapshots {
  private static let screen = DeviceMatrix([.iPhone8])

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]), count > 0 else {
      throw Misuse("measure-snapshots MODE first|verify|build COUNT")
    }
    let folder = NSTemporaryDirectory() + "/measure-snapshots-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = Settings()
    // Recorded by another process where the first assertion of this one is what is measured.
    if arguments[2] == "first" {
      try record(in: folder)
    } else {
      _ = verify(view, folder, .missing)
    }
    let start = processorTime()
    for _ in 0..<count {
      if let failure = verify(arguments[2] == "build" ? Settings() : view, folder, .never) {
        throw Misuse(failure.message)
      }
    }
    let seconds = processorTime() - start
    let figures = [
      arguments[2], arguments[1], String(format: "%.0f", Double(count) / seconds),
      String(format: "%.3f", seconds / Double(count) * 1000), String(format: "%.0f", peakMemory()),
    ]
    print(figures.joined(separator: "\t"))
  }

  private static func verify(_ view: View, _ folder: String, _ mode: RecordMode) -> SnapshotFailure? {
    verifySnapshot(of: view, on: screen, record: mode, root: folder, testName: "measured")
  }

  /// Records by a process of its own, which measures nothing that anybody reads.
  private static func record(in folder: String) throws {
    if let shared = ProcessInfo.processInfo.environment["MEASURED_FOLDER"] {
      _ = verify(Settings(), shared, .missing)
      exit(0)
    }
    let child = Process()
    child.executableURL = URL(filePath: CommandLine.arguments[0])
    child.arguments = Array(CommandLine.arguments.dropFirst())
    child.environment = ProcessInfo.processInfo.environment.merging(["MEASURED_FOLDER": folder]) { $1 }
    try child.run()
    child.waitUntilExit()
  }

  /// Of this process, because other work may run beside it.
  private static func processorTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// In megabytes.
  private static func peakMemory() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    #endif
  }

  private struct Misuse: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
