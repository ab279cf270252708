import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotViews

/// Lists the constraints of a scene as Xcode's document outline does, or those of a view as its size inspector.
struct OutlineCommand: Command {
  static let description = CommandDescription(
    "outline", "List the constraints of a scene, or those of one view.",
    details: [
      "Like Xcode's document outline: each constraint under the view that holds it.",
      "With --view, like the size inspector: solid is required, dashed is optional.",
    ],
    operands: [SceneOptions.file],
    options: SceneOptions.options + [
      .init("view", .text("NAME"), "An outlet, label, identifier or path."),
      .init("only", .text("ATTRIBUTE"), "Only this attribute of the view, such as width.", repeats: true),
    ],
    examples: ["outline Main.storyboard --scene Login", "outline Main.storyboard --view title --only width"])

  private let scene: SceneOptions
  private let view: String?
  private let attributes: Set<LayoutConstraint.Attribute>

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(arguments, of: "outline")
    view = arguments.value("view")
    var attributes: Set<LayoutConstraint.Attribute> = []
    for name in arguments.values("only") {
      guard let attribute = LayoutConstraint.Attribute.allCases.first(where: { $0.name == name }) else {
        let names = LayoutConstraint.Attribute.allCases.filter { !$0.isOfMargins && $0 != .notAnAttribute }
          .map(\.name)
        throw .badValue(
          command: "outline", option: "--only", value: name,
          expected: "one of " + names.joined(separator: ", "))
      }
      attributes.insert(attribute)
    }
    if view == nil, !attributes.isEmpty {
      throw .contradiction(command: "outline", "--only needs --view.")
    }
    self.attributes = attributes
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let (editor, scene) = try scene.editor(context)
    let text: String
    do {
      if let view {
        let list = try editor.sizeInspector(of: try scene.named(view), showing: attributes)
        text = (list.entries.isEmpty ? "It has no constraints.\n" : "") + "\(list)"
      } else {
        text = "\(try editor.outline())"
      }
    } catch let error as LayoutToolError {
      throw .tool(scene.description.name, error)
    } catch let error as CommandFailure {
      throw error
    } catch { preconditionFailure("both kinds of error have been dealt with: \(error)") }
    // A line for each constraint, whatever its items are called.
    for line in text.split(separator: "\n") {
      context.output.line(consoleText(visibleText(String(line), limit: 400)))
    }
    return .success
  }
}
