import Foundation
import LayoutSnapshotStore

/// Writes a package that tests an app's own sources.
struct InitCommand: Command {
  static let description = CommandDescription(
    "init", "Write a package that tests the screens of an Xcode project.",
    details: [
      "Run it in the folder that has the Xcode project. It writes Package.swift, a list",
      "of the app's sources and a test for each storyboard. It overwrites nothing, and",
      "changes no file of the app.",
    ],
    options: [
      .init(
        "app", .folder("FOLDER"), "A folder with the app's sources. Required; can be repeated.", repeats: true
      ),
      .init("name", .text("MODULE"), "The module's name; by default that of the first folder."),
      .init("package", .text("PLACE"), "Where LayoutSnapshotTesting is: a folder, or an address."),
    ],
    examples: ["init --app Shop", "init --app Shop --app Shared --package ../Layout"])

  private let folders: [String]
  private let name: String?
  private let package: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folders = arguments.values("app")
    guard !folders.isEmpty else {
      throw .missingValue(command: "init", option: "--app", placeholder: "FOLDER")
    }
    name = arguments.value("name")
    package = arguments.value("package")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    var paths: [String] = []
    for folder in folders {
      let path = context.path(folder)
      guard Files.kind(of: path) == .folder else { throw .notThere(folder) }
      guard path.hasPrefix(context.workingDirectory + "/") else {
        throw .unusable(
          path: folder,
          reason: "It is not inside this folder. Run `\(context.calledAs) init` in the folder around it.")
      }
      paths.append(String(path.dropFirst(context.workingDirectory.count + 1)))
    }
    let made = AppPackage(
      of: paths, in: context.workingDirectory, module: name.map(AppPackage.moduleName),
      dependency: dependency(context))
    guard made.sources.contains(where: { !$0.files.isEmpty }) else {
      throw .unusable(
        path: folders.joined(separator: ", "), reason: "It has no Swift file that compiles on Linux."
      )
    }
    for file in made.files where try isTaken(file.path, context) {
      throw .unusable(
        path: file.path,
        reason:
          "It exists already and is not overwritten. Move it away, or write the package by hand: see Documentation/UIKit.md."
      )
    }
    for file in made.files {
      // Below the folder that init was called in no link is followed, and what somebody makes just now stays.
      let place = FilePlace(base: context.workingDirectory, place: file.path)
      do throws(FileError) { try place.write(Array(file.text.utf8), replacing: .nothing) } catch {
        throw .file(error)
      }
      context.output.line("wrote \(file.path)")
    }
    report(made, context)
    return .success
  }

  /// Whether there is something at a place below the folder, if only a link that leads nowhere.
  private func isTaken(_ place: String, _ context: CommandContext) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      return try OpenFolder.open(context.workingDirectory)?.kind(place) != nil
    } catch { throw .file(error) }
  }

  /// A folder or an address as a manifest has it.
  private func dependency(_ context: CommandContext) -> String {
    let traits = "traits: [\"UIKitSources\"]"
    guard let package else {
      return
        ".package(url: \"https://git.example.com/LayoutSnapshotTesting.git\", from: \"0.1.0\", \(traits))"
    }
    if package.contains("://") || package.hasPrefix("git@") {
      return ".package(url: \(quoted(package)), from: \"0.1.0\", \(traits))"
    }
    return ".package(name: \"LayoutSnapshotTesting\", path: \(quoted(package)), \(traits))"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  private func report(_ made: AppPackage, _ context: CommandContext) {
    let sources = made.sources.reduce(0) { $0 + $1.files.count }
    let leftOut = made.sources.flatMap(\.leftOut).filter { !$0.missing.isEmpty }
    context.output.line("\(sources) sources, \(made.storyboards.count) storyboards")
    for file in leftOut {
      context.output.line(
        "left out: \(context.shown(file.path)) imports \(file.missing.joined(separator: ", ")), which Linux does not have"
      )
    }
    for file in made.sources.flatMap(\.inVain) {
      context.output.line(
        "not there: \(file.names.joined(separator: ", ")), which \(context.shown(file.path)) uses (Documentation/UIKit.md)"
      )
    }
    if package == nil { context.output.line("Put the address of LayoutSnapshotTesting into Package.swift.") }
    context.output.line("Next: LAYOUT_SNAPSHOT_RECORD=missing swift test")
  }
}
