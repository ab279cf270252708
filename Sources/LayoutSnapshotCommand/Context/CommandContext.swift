import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotServing
import LayoutSnapshotStore
import LayoutSnapshotViews

/// What a command knows of the world around it.
package struct CommandContext: Sendable {
  package let environment: [String: String]
  package let workingDirectory: String
  package let output: TextOutput
  package let errors: TextOutput
  package let input: TerminalInput
  /// Whether SwiftPM runs this program as a plugin, which says so.
  package var isPlugin: Bool { variable(RelatedVariable.plugin.rawValue) != nil }
  /// The words that call this program, for commands that people are told to try.
  package var calledAs: String {
    isPlugin ? "swift package --allow-writing-to-package-directory \(commandName)" : commandName
  }

  /// Says a failure's words; the program's name goes before them.
  package func complain(_ words: String) {
    errors.line(errors.style.paint("error: ", .red) + consoleText(words, limit: 4000))
  }

  package func warn(_ words: String) {
    errors.line(errors.style.paint("warning: ", .yellow) + consoleText(words, limit: 4000))
  }

  /// A path from the working directory made whole; `.` and `..` are resolved in the text.
  package func path(_ path: String) -> String {
    normalised(path.hasPrefix("/") ? path : workingDirectory + "/" + path)
  }

  /// A path as short as it can be said from the working directory.
  package func shown(_ path: String) -> String {
    consoleText(
      visibleText(
        path.hasPrefix(workingDirectory + "/") ? String(path.dropFirst(workingDirectory.count + 1)) : path),
      limit: 1000)
  }

  /// Whether a folder of references may be a link.
  var followsLinkedReferences: Bool {
    get throws(CommandFailure) {
      do { return try SnapshotSettings.flag(.linkedReferences, environment) } catch { throw .setting(error) }
    }
  }

  /// Refuses variables with names that are nearly the library's: a command would go on without what they say.
  func checkVariables() throws(CommandFailure) {
    do { try SnapshotSettings.checkNames(environment) } catch { throw .setting(error) }
  }

  /// Refuses what is no folder, such as an archive that was not unpacked.
  func requireFolder(_ named: String) throws(CommandFailure) {
    switch Files.kind(of: path(named)) {
    case .folder: return
    case nil: throw .notThere(named)
    default: throw .unusable(path: named, reason: "It is not a folder. Unpack it if it is an archive.")
    }
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
  /// An environment variable has a name or a value that means nothing.
  case setting(SnapshotSettingsError)
  /// There is no manifest in what was to be merged.
  case nothingLeft([String])
  /// There is nothing at a path that was named.
  case notThere(String)
  /// A file is not what the command needs; in words.
  case unusable(path: String, reason: String)
  /// No manifest's assertion has this name.
  case unknownName(String, near: [String])
  /// An interactive command without a terminal.
  case noTerminal
  /// Keys could not be read; in the system's words.
  case terminal(reason: String)
  /// Another program could not be run; in the system's words.
  case program(String, reason: String)
  /// A plugin of SwiftPM was asked to run SwiftPM.
  case waitsForItself([String], TwoSteps)
  /// A plugin of SwiftPM was asked for a command, given here, that builds.
  case cannotBuildInPlugin(String)
  /// A package could not be built, for a reason that is none of an app's sources.
  case build(BuildFailure)
  /// A network connection could not be had.
  case network(ServingError)
  /// A storyboard or xib cannot be read, or has no such scene.
  case document(InterfaceBuilderError)
  /// A scene, named with its device, could not be laid out.
  case layout(String, LayoutError)
  /// One of Interface Builder's tools could not work on the named scene.
  case tool(String, LayoutToolError)
  /// No view of the scene has this name.
  case unknownView(String, near: [String])
  /// A constraint that the drag does not offer, and what it does.
  case notOffered(String, offered: [String])
}

extension CommandFailure: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String { text(calledAs: commandName) }

  /// The same for somebody who calls the program by another name.
  func text(calledAs command: String) -> String {
    switch self {
    case .file(let error): error.description
    case .setting(let error): error.description
    case .nothingLeft(let folders):
      "There is no manifest in \(list(folders)), so the tests left no results there. Did they run, and were their artifacts kept?"
    case .notThere(let path): "There is nothing at \(path)."
    case .unusable(let path, let reason): "\(path): \(reason)"
    case .unknownName(let name, let near):
      "No pending change is called \"\(visibleText(name, limit: 200))\"."
        + (near.isEmpty
          ? " `\(command) pending` lists them." : " There are: \(list(near))")
    case .noTerminal:
      "Reviewing needs a terminal. Without one, use --accept or --reject, and --filter to select changes."
    case .terminal(let reason):
      "Keys cannot be read from this terminal: \(reason). Use --accept or --reject instead, and --filter to select."
    case .program(let name, let reason): "\(name) could not be run: \(reason)"
    case .waitsForItself(let program, let steps):
      """
      SwiftPM runs one command at a time, so this one would wait for itself. Take two steps:
        \(steps.text(program, calledAs: command))
      """
    case .cannotBuildInPlugin(let words):
      """
      SwiftPM runs one command at a time, so this one could not build. Run the program itself:
        swift run \(commandName) \(words)
      """
    case .build(let failure): failure.description
    case .network(let error): "The report cannot be served. \(error)"
    case .document(let error): "\(error)"
    case .notOffered(let name, let offered):
      "This drag does not offer \"\(name)\". It offers: \(offered.joined(separator: ", "))"
    case .layout(let name, let error): "\(visibleText(name, limit: 200)) cannot be laid out. \(error)"
    case .tool(let name, let error): "\(visibleText(name, limit: 200)): \(error)"
    case .unknownView(let name, let near):
      "No view is called \"\(visibleText(name, limit: 200))\". "
        + (near.isEmpty ? "The scene has only its root." : "There are: \(list(near))")
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { visibleText($0, limit: 200) }.joined(separator: ", ")
  }
}
