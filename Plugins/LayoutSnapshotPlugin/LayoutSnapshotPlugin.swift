import Foundation
import PackagePlugin

/// `swift package layout-snapshot ...`: the command line without an installation.
///
/// It runs the program that SwiftPM has built, in the package, with the words as they are. SwiftPM asks once
/// whether the package's folder may be written to; `--allow-writing-to-package-directory` before the command
/// answers yes.
@main
struct LayoutSnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layout-snapshot").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    if arguments.first == "review", let terminal = FileHandle(forUpdatingAtPath: "/dev/tty") {
      // SwiftPM talks to plugins by their standard input, so keys have to come from the terminal itself.
      process.standardInput = terminal
      process.standardOutput = terminal
    }
    try process.run()
    process.waitUntilExit()
    // SwiftPM has one code for all failures of plugins; ours tell differences from failures.
    exit(process.terminationStatus)
  }
}
