import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotStore
import LayoutSnapshotViews

/// Prints a scene as Swift.
struct CodeCommand: Command {
  static let description = CommandDescription(
    "code", "Print a scene as Swift code.",
    details: ["The class has a property for each view and makes the scene's constraints."],
    operands: [SceneOptions.file],
    options: SceneOptions.options + [
      .init(
        "for", .choice("NAMES", Dialect.allCases.map(\.rawValue)), "package (the default), uikit or both."),
      .init("name", .text("CLASS"), "The name of the class (default: after the scene)."),
      .init("resolve", ResolveStep.option, "Do this first; see `resolve`."),
      .init("output", short: "o", .file("FILE"), "Write it to this file."),
    ],
    examples: [
      "code Main.storyboard --scene Login --for uikit",
      "code Old.xib --resolve add-missing -o OldView.swift",
    ])

  enum Dialect: String, CaseIterable {
    case package
    case uikit
    case both

    var dialect: SwiftDialect {
      switch self {
      case .package: .package
      case .uikit: .uiKit
      case .both: .both
      }
    }
  }

  private let scene: SceneOptions
  private let dialect: Dialect
  private let name: String?
  private let step: ResolveStep?
  private let output: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(arguments, of: "code")
    dialect = arguments.value("for").flatMap(Dialect.init) ?? .package
    name = arguments.value("name")
    step = arguments.value("resolve").flatMap(ResolveStep.init)
    output = arguments.value("output")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    // Only the tools need contents of the saved sizes; code says what the app has.
    let (editor, scene) = try scene.editor(context, for: step == nil ? .app : .canvas)
    if let step {
      do { _ = try step.carryOut(editor, on: nil) } catch { throw .tool(scene.description.name, error) }
    }
    let code = editor.swiftCode(named: name ?? scene.description.name + "View", for: dialect.dialect)
    guard let output, output != "/dev/stdout" else {
      context.output.write(visibleText(code, keepsLines: true))
      return .success
    }
    do { try Files.write(Array(code.utf8), toWhatIsNamed: context.path(output)) } catch {
      throw .file(error)
    }
    context.output.line(context.shown(context.path(output)))
    return .success
  }
}
