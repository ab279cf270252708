import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotViews

/// Shows what Interface Builder's tools would make of a scene.
struct ResolveCommand: Command {
  static let description = CommandDescription(
    "resolve", "Show what would resolve a scene's Auto Layout issues.",
    details: [
      "Like Xcode's menu of that name. Without a STEP it adds missing constraints.",
      "Documents are not changed; `code --resolve STEP` prints the result as Swift.",
    ],
    operands: [SceneOptions.file],
    options: [
      .init("step", ResolveStep.option, "add-missing, reset, update-frames, or another step.")
    ] + SceneOptions.options + [
      .init("view", .text("NAME"), "Only this view: outlet, label or path.", repeats: true)
    ],
    examples: ["resolve Main.storyboard --scene Login", "resolve Main.storyboard --step update-constraints"])

  private let scene: SceneOptions
  private let step: ResolveStep
  private let views: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(arguments, of: "resolve")
    step = arguments.value("step").flatMap(ResolveStep.init) ?? .addMissing
    views = arguments.values("view")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let (editor, scene) = try scene.editor(context)
    var selected: [View] = []
    for name in views { selected.append(try scene.named(name)) }
    let lines: [String]
    do { lines = try step.carryOut(editor, on: selected.isEmpty ? nil : selected) } catch {
      throw .tool(scene.description.name, error)
    }
    if lines.isEmpty { context.output.line("Nothing is to be done.") }
    for line in lines {
      let text = visibleText(line, limit: 400)
      let paint: TextStyle.Paint? = line.hasPrefix("+ ") ? .green : line.hasPrefix("- ") ? .red : nil
      context.output.line(paint.map { context.output.style.paint(text, $0) } ?? text)
    }
    return .success
  }
}
