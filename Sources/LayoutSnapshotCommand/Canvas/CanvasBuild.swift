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

  /// - Parameter progress: takes what SwiftPM says, while it says it.
  func run(progress: (String) -> Void) throws(CommandFailure) -> Outcome {
    let build = try output(of: words(["--product", product]), progress)
    guard build.code == 0 else {
      return .failed(Self.complaints(in: build.text.replacing(package + "/", with: "")))
    }
    let folder = try output(of: words(["--show-bin-path"])) { _ in }
    guard folder.code == 0, let path = folder.text.split(separator: "\n").last else {
      return .failed(folder.text)
    }
    return .built("\(path)/\(product)")
  }

  private func words(_ options: [String]) -> [String] {
    ["swift", "build"] + options + (scratch.map { ["--scratch-path", $0] } ?? [])
  }

  private func output(
    of words: [String], _ progress: (String) -> Void
  ) throws(CommandFailure) -> (code: Int32, text: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: package)
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw .program("swift", reason: "\(error)") }
    var bytes = Data()
    while case let more = pipe.fileHandleForReading.availableData, !more.isEmpty {
      bytes += more
      progress(String(decoding: more, as: UTF8.self))
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  /// The lines with errors, each once, in the order of the output: those that name a place in a source, if there are any.
  /// The last lines where no line says that it is an error.
  static func complaints(in output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    var known: Set<String> = []
    let errors = lines.filter { $0.contains("error: ") && !$0.hasPrefix(" ") && known.insert($0).inserted }
    let placed = errors.filter { !$0.hasPrefix("error: ") }
    let said = errors.isEmpty ? lines.suffix(20) : (placed.isEmpty ? errors : placed).prefix(50)
    return said.joined(separator: "\n")
  }
}
