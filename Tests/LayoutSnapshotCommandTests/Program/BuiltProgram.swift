import Foundation

/// The program as users run it: built, in a process of its own, in a scrubbed environment.
struct BuiltProgram {
  struct Run {
    let output: String
    let errors: String
    let code: Int32
  }

  /// Beside the tests, where the build puts both.
  static let path: String = {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let folder = tests?.deletingLastPathComponent() ?? URL(filePath: CommandLine.arguments[0])
    #else
      let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return folder.appending(path: "layout-snapshot").path
  }()

  /// Starts the program. Of this process's environment nothing gets there but where programs lie.
  ///
  /// - Parameters:
  ///   - output: the file that takes its words.
  ///   - errors: the file that takes its complaints.
  static func start(
    _ words: [String], in folder: String, environment: [String: String] = [:], output: FileHandle,
    errors: FileHandle
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    var variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end. Files take what it says, because a full pipe would stop it.
  static func run(_ words: [String], in folder: String, environment: [String: String] = [:]) throws -> Run {
    let base = NSTemporaryDirectory() + "/said-\(UUID().uuidString)"
    let paths = [base + ".out", base + ".err"]
    for path in paths { try Data().write(to: URL(filePath: path)) }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    let handles = try paths.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
    let process = try start(
      words, in: folder, environment: environment, output: handles[0], errors: handles[1])
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let said = try paths.map { String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self) }
    return Run(output: said[0], errors: said[1], code: process.terminationStatus)
  }
}
