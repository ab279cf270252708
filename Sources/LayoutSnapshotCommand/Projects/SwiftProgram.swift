import CLayoutSnapshotTerminal
import Foundation
import LayoutSnapshotStore

/// The `swift` that builds what was written.
struct SwiftProgram: Sendable {
  let path: String
  /// Where SwiftPM builds, as its own option; none for the package's `.build`.
  let scratch: String?
  private let environment: [String: String]

  /// Finds it as a shell does; none if there is none.
  init?(scratch: String?, _ environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let path = folders.filter({ $0.hasPrefix("/") }).map({ $0 + "/swift" }).first(where: {
        Files.kind(of: $0) == .file && FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return nil }
    (self.path, self.scratch) = (path, scratch)
    // Nobody is asked for a password: there would be no answer.
    self.environment = environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
  }

  /// Runs it to its end. A signal that ends this process ends it, too.
  ///
  /// - Parameter take: takes what it says, while it says it.
  /// - Returns: its exit code.
  func run(
    _ words: [String], in folder: String, take: (Data) -> Void
  ) throws(CommandFailure) -> Int32 {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    // Two packages share the folder of the build, and SwiftPM would take the plan of the other one.
    process.arguments =
      words + ["--disable-build-manifest-caching"] + (scratch.map { ["--scratch-path", $0] } ?? [])
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw .program(path, reason: "\(error)") }
    guard child_guard(process.processIdentifier) else {
      process.terminate()
      throw .program(path, reason: "It could not be watched.")
    }
    defer { child_release() }
    while case let more = pipe.fileHandleForReading.availableData, !more.isEmpty { take(more) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
