import Foundation
import Gallery
import LayoutSnapshotTesting

/// Measures what passing snapshots cost: `measure-snapshots MODE CASE FORM COUNT`, one line of a table.
///
/// A case is `first`, the first assertion of the process; `verify`, one view verified again and again; `build`,
/// a view that is built anew for each; or `suite`, each snapshot with a name and with references of its own. All
/// are frames and pixels at 750 x 1334.
@main
struct MeasureSnapshots {
  private static let screen = DeviceMatrix([.iPhone8])
  private static let forms: [String: @Sendable () -> View] = [
    "settings": { Settings() }, "even-buttons": { EvenButtons() }, "square-grid": { SquareGrid() },
  ]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let makeForm = forms[arguments[3]], let count = Int(arguments[4]), count > 0
    else {
      throw Misuse("measure-snapshots MODE first|verify|build|suite \(forms.keys.sorted()) COUNT")
    }
    let kind = arguments[2]
    let folder = NSTemporaryDirectory() + "/measure-snapshots-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = makeForm()
    // Recorded by another process, so that the first assertion of this one compares.
    try record(in: folder)
    var names = ["measured"]
    if kind == "suite" {
      names = (0..<count).map { "measured\($0)" }
      try copyReferences(in: folder, to: names)
    }
    if kind != "first" { try verify(view, folder, "measured") }
    let (processor, clock) = (time(CLOCK_PROCESS_CPUTIME_ID), time(CLOCK_MONOTONIC))
    for index in 0..<count {
      try verify(kind == "build" ? makeForm() : view, folder, names[index % names.count])
    }
    let each = 1000 * (time(CLOCK_PROCESS_CPUTIME_ID) - processor) / Double(count)
    let clockEach = 1000 * (time(CLOCK_MONOTONIC) - clock) / Double(count)
    let figures = [
      "\(kind) \(arguments[3])", arguments[1], String(format: "%.0f", 1000 / each),
      String(format: "%.3f", each),
      String(format: "%.0f", peakMemory()), String(format: "%.3f", clockEach),
    ]
    print(figures.joined(separator: "\t"))
  }

  private static func verify(_ view: View, _ folder: String, _ name: String) throws {
    let failure = verifySnapshot(of: view, on: screen, record: .never, root: folder, testName: name)
    if let failure { throw Misuse(failure.message) }
  }

  /// Records by a process of its own, which measures nothing that anybody reads.
  private static func record(in folder: String) throws {
    if let shared = ProcessInfo.processInfo.environment["MEASURED_FOLDER"],
      let form = forms[CommandLine.arguments[3]]
    {
      _ = verifySnapshot(of: form(), on: screen, record: .missing, root: shared, testName: "measured")
      exit(0)
    }
    let child = Process()
    child.executableURL = URL(filePath: CommandLine.arguments[0])
    child.arguments = Array(CommandLine.arguments.dropFirst())
    child.environment = ProcessInfo.processInfo.environment.merging(["MEASURED_FOLDER": folder]) { $1 }
    try child.run()
    child.waitUntilExit()
  }

  /// Gives the references further names, as many as a suite has, which lead to the same bytes.
  private static func copyReferences(in folder: String, to names: [String]) throws {
    let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.contains("/measured.") }
    for file in files {
      for name in names {
        let copy = file.replacingOccurrences(of: "/measured.", with: "/\(name).")
        try FileManager.default.linkItem(atPath: "\(folder)/\(file)", toPath: "\(folder)/\(copy)")
      }
    }
  }

  /// In seconds: of this process, because other work may run beside it, or of the clock on the wall.
  private static func time(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
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
