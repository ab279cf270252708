import Foundation
import SnapshotReport
import SnapshotStore

/// What a command knows of the world around it.
package struct CommandContext: Sendable {
  package let environment: [String: String]
  package let workingDirectory: String
  package let output: TextOutput
  package let errors: TextOutput
  package let input: TerminalInput
  /// Says a failure's words; the program's name goes before them.
  package func complain(_ words: String) {
    errors.line(errors.style.paint("error: ", .red) + visibleText(words, keepsLines: true))
  }

  package func warn(_ words: String) {
    errors.line(errors.style.paint("warning: ", .yellow) + visibleText(words, keepsLines: true))
  }

  /// A path from the working directory made whole; `.` and `..` are resolved in the text.
  package func path(_ path: String) -> String {
    normalised(path.hasPrefix("/") ? path : workingDirectory + "/" + path)
  }

  /// A path as short as it can be said from the working directory.
  package func shown(_ path: String) -> String {
    visibleText(
      path.hasPrefix(workingDirectory + "/") ? String(path.dropFirst(workingDirectory.count + 1)) : path)
  }

  /// A variable with something in it.
  func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}

private func normalised(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

extension CommandContext {
  /// The world as this process sees it.
  package static func process() -> CommandContext {
    let environment = ProcessInfo.processInfo.environment
    let output = TextOutput(descriptor: 1, environment: environment)
    return CommandContext(
      environment: environment, workingDirectory: FileManager.default.currentDirectoryPath, output: output,
      errors: TextOutput(descriptor: 2, environment: environment), input: TerminalInput())
  }
}

/// Why a command could not do its work.
package enum CommandFailure: Error, Hashable, Sendable {
  case file(FileError)
  /// There is nothing at a path that was named.
  case notThere(String)
  /// A file is not what the command needs; in words.
  case unusable(path: String, reason: String)
  /// No manifest's assertion has this name.
  case unknownName(String, near: [String])
  /// An interactive command without a terminal.
  case noTerminal
  /// Another program could not be run; in the system's words.
  case program(String, reason: String)
  /// A network connection could not be had; in the system's words.
  case network(String)
}

extension CommandFailure: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .notThere(let path): "There is nothing at \(path)."
    case .unusable(let path, let reason): "\(path): \(reason)"
    case .unknownName(let name, let near):
      "No pending change is called \"\(visibleText(name, limit: 200))\"."
        + (near.isEmpty
          ? " `\(commandName) pending` lists them."
          : " There are: " + near.map { visibleText($0, limit: 200) }.joined(separator: ", "))
    case .noTerminal:
      "Reviewing needs a terminal. Without one, say --accept or --reject, and --filter for some of them."
    case .program(let name, let reason): "\(name) could not be run: \(reason)"
    case .network(let reason): "The report cannot be served: \(reason)"
    }
  }
}
