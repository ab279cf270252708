import Foundation
import PackagePlugin

/// `swift package layout-snapshot ...`: the command line without an installation.
///
/// It builds the program as `swift build` would and runs it in the package, with the words as they are. A
/// dependency of the plugin on the program would build it, too, but as a tool of its own kind: every module a
/// second time, the optimised ones among them, which is minutes instead of seconds.
///
/// SwiftPM asks once whether the package's folder may be written to; `--allow-writing-to-package-directory`
/// before the command answers yes.
@main
struct LayoutSnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try builtProgram()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // Commands that it tells people to try are called as it was itself.
    process.environment = ProcessInfo.processInfo.environment.merging(["LAYOUT_SNAPSHOT_PLUGIN": "1"]) { $1 }
    if needsKeys(arguments), let terminal = FileHandle(forUpdatingAtPath: "/dev/tty") {
      // SwiftPM talks to plugins by their standard input, so keys have to come from the terminal itself.
      process.standardInput = terminal
      process.standardOutput = terminal
    }
    try process.run()
    endWithSwiftPM()
    process.waitUntilExit()
    // SwiftPM calls any code but 0 an error. That something is pending is the answer to a question; the program itself
    // says it by its code, for scripts. So is a report, but for a continuous integration, which is to fail by it.
    let service = ProcessInfo.processInfo.environment["CI"] ?? ""
    let isContinuousIntegration = !["", "0", "false"].contains(service)
    let questions = ["pending", "review"] + (isContinuousIntegration ? [] : ["report"])
    let isAnswer = process.terminationStatus == 1 && arguments.first.map(questions.contains) ?? false
    exit(isAnswer ? 0 : process.terminationStatus)
  }

  private func builtProgram() throws -> URL {
    let name = "layout-snapshot"
    let build = try packageManager.build(.product(name), parameters: .init())
    let program = build.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }
    guard build.succeeded, let program else {
      Diagnostics.error("\(name) could not be built:\n\(build.logText)")
      exit(3)
    }
    return program.url
  }

  /// A plugin outlives a SwiftPM that was stopped, and with it would what it runs.
  private func endWithSwiftPM() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
      exit(1)
    }
  }

  /// Whether a person is going to be asked.
  private func needsKeys(_ arguments: [String]) -> Bool {
    let others: Set = ["--accept", "--reject", "--help", "-h"]
    return arguments.first == "review" && others.isDisjoint(with: arguments)
  }
}
