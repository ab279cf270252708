import Foundation
import LayoutSnapshotSources
import LayoutSnapshotStore

/// Writes a package that tests an app's own sources.
struct InitCommand: Command {
  static let description = CommandDescription(
    "init", "Write a package that tests the screens of an Xcode project.",
    details: [
      "Run it in the folder that has the Xcode project. It finds out by builds which of",
      "the app's sources compile here, and writes Package.swift, a list of the sources",
      "and a test for each storyboard. It says what it left out, why, and which names",
      "are missing. It changes no file of the app and nothing else that you made.",
    ],
    options: [
      .init(
        "app", .folder("FOLDER"), "A folder of the app's sources. Required; can be repeated.", repeats: true
      ),
      .init("name", .text("MODULE"), "The module's name; by default that of the first folder."),
      .init("package", .text("PLACE"), "Where LayoutSnapshotTesting is: a folder, or an address."),
      .init("again", "Renew what init wrote and nobody edited since."),
      .init("no-build", "Write at once. Leave out only what Linux surely lacks."),
      .init("scratch-path", .folder("DIR"), "Where SwiftPM builds, as its own option."),
    ],
    examples: ["init --app Shop --package ../Layout", "init --app Shop --again"])

  private let folders: [String]
  private let name: String?
  private let package: String?
  private let isAgain: Bool
  private let builds: Bool
  private let scratch: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folders = arguments.values("app")
    guard !folders.isEmpty else {
      throw .missingValue(command: "init", option: "--app", placeholder: "FOLDER")
    }
    name = arguments.value("name")
    package = arguments.value("package")
    isAgain = arguments.has("again")
    builds = !arguments.has("no-build")
    scratch = arguments.value("scratch-path")
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
    let module = SwiftText.moduleName(name ?? (paths[0] as NSString).lastPathComponent)
    let output = PackageOutput(context: context, isAgain: isAgain)
    let known = try output.dependency
    let maker = AppPackageMaker(
      folders: paths, module: module, dependency: package == nil ? known ?? .unknown : AppDependency(package),
      context: context)
    let swift = try builder(maker.dependency, context)
    try output.check(maker.places)
    if let swift { return try maker.build(with: swift, output) }
    let made = maker.withoutBuilding()
    guard !made.kept.isEmpty else {
      throw .unusable(
        path: folders.joined(separator: ", "), reason: "It has no Swift file that compiles on Linux.")
    }
    try output.write(made)
    return maker.said(
      made, of: made.kept.count + made.leftOut.count { $0.reason != LeftOutSource.testReason })
  }

  /// What builds; none where nothing can be built, which is said.
  private func builder(
    _ dependency: AppDependency, _ context: CommandContext
  ) throws(CommandFailure) -> SwiftProgram? {
    guard builds else { return nil }
    if dependency == .unknown {
      let reason = "Nothing says where LayoutSnapshotTesting is."
      // With --again there is a list already, which builds may have made.
      guard !isAgain else {
        throw .unusable(
          path: AppPackage.manifestPlace,
          reason: "\(reason) Name it with --package. Nothing was renewed.")
      }
      context.output.line(
        "\(reason) So it is not known what compiles: put its address into Package.swift, then run this with --again."
      )
      return nil
    }
    if context.isPlugin {
      return try without(
        "SwiftPM runs one command at a time, so a plugin cannot build. Run the program itself: swift run \(commandName) init.",
        context)
    }
    guard let swift = SwiftProgram(scratch: context.path(scratch ?? ".build"), context.environment) else {
      return try without("There is no `swift` on the PATH.", context)
    }
    return swift
  }

  /// Goes on without builds, unless that would renew a list that says more.
  private func without(_ reason: String, _ context: CommandContext) throws(CommandFailure) -> SwiftProgram? {
    guard isAgain else {
      context.output.line("\(reason) So it is not known what compiles.")
      return nil
    }
    throw .unusable(
      path: folders.joined(separator: ", "),
      reason:
        "\(reason) What compiles cannot be found out, so nothing was renewed. With --no-build it is not asked."
    )
  }
}
