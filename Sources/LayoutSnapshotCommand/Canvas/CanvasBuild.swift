import Foundation

/// Builds a program of a package by SwiftPM.
struct CanvasBuild: Sendable {
  let product: String
  let package: String
  let scratch: String?
  let environment: [String: String]

  /// What came of a build.
  enum Outcome: Equatable {
    /// The program's path.
    case built(String)
    /// What the compiler complains of, or all that was said if it does not say `error:`.
    case failed(String)
  }

  func run() throws(CommandFailure) -> Outcome {
    let build = try output(of: words(["--product", product]))
    guard build.code == 0 else { return .failed(Self.complaints(in: build.text)) }
    let folder = try output(of: words(["--show-bin-path"]))
    guard folder.code == 0, let path = folder.text.split(separator: "\n").last else {
      return .failed(folder.text)
    }
    return .built("\(path)/\(product)")
  }

  private func words(_ options: [String]) -> [String] {
    ["swift", "build"] + options + (scratch.map { ["--scratch-path", $0] } ?? [])
  }

  private func output(of words: [String]) throws(CommandFailure) -> (code: Int32, text: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: package)
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw .program("swift", reason: "\(error)") }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  /// The lines with errors, each once, in the order of the output; the last lines where no line says that it is one.
  static func complaints(in output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    var known: Set<String> = []
    let errors = lines.filter { $0.contains("error: ") && !$0.hasPrefix(" ") && known.insert($0).inserted }
    return (errors.isEmpty ? Array(lines.suffix(20)) : Array(errors.prefix(50))).joined(separator: "\n")
  }
}
