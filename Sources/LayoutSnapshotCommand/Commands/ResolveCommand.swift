import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotViews

/// Shows what Interface Builder's tools would make of a scene.
struct ResolveCommand: Command {
  static let description = CommandDescription(
    "resolve", "Show what would resolve a scene's Auto Layout issues.",
    details: [
      "Like Xcode's menu of that name. Without a STEP it adds missing constraints.",
      "The document stays as it is without --write; `code --resolve` prints Swift.",
    ],
    operands: [SceneOptions.file],
    options: [
      .init("step", ResolveStep.option, "add-missing, reset, update-frames, or another step.")
    ] + SceneOptions.options + DocumentWriting.options + [
      .init("view", .text("NAME"), "Only this view: outlet, label or path.", repeats: true)
    ],
    examples: [
      "resolve Main.storyboard --scene Login", "resolve Main.storyboard --step update-constraints --write",
    ])

  private let scene: SceneOptions
  private let step: ResolveStep
  private let views: [String]
  private let writes: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(arguments, of: "resolve")
    step = arguments.value("step").flatMap(ResolveStep.init) ?? .addMissing
    views = arguments.values("view")
    writes = arguments.has("write")
    if writes, arguments.value("device") != nil {
      throw .contradiction(
        command: "resolve", "--write works on the document's own canvas. Leave out --device.")
    }
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let (editor, scene, document) = try scene.editing(context)
    var selected: [View] = []
    for name in views { selected.append(try scene.named(name)) }
    let lines: [String]
    do { lines = try step.carryOut(editor, on: selected.isEmpty ? nil : selected) } catch {
      throw .tool(scene.description.name, error)
    }
    if lines.isEmpty { context.output.line("There is nothing to resolve.") }
    for line in lines {
      let text = visibleText(line, limit: 400)
      let paint: TextStyle.Paint? = line.hasPrefix("+ ") ? .green : line.hasPrefix("- ") ? .red : nil
      context.output.line(paint.map { context.output.style.paint(text, $0) } ?? text)
    }
    if writes { try DocumentWriting.write(scene, of: document, context) }
    return .success
  }
}
