import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotReport
import LayoutSnapshotTools
import LayoutSnapshotViews

/// Lists what a control-drag between two views offers, and adds what is chosen.
struct ConnectCommand: Command {
  static let description = CommandDescription(
    "connect", "List or add constraints between two views.",
    details: [
      "Like the menu after a control-drag in Xcode. With one view, its sizes.",
      "Without --choose nothing is added. Without --write the document stays as it is.",
    ],
    operands: [
      SceneOptions.file, .init(.text("VIEW"), "One or two views: outlet, label or path.", repeats: true),
    ],
    options: [
      .init(
        "drag", .choice("DIRECTION", DragDirection.allCases.map(\.rawValue)),
        "horizontal, vertical, or diagonal for all (the default)."),
      .init("choose", .text("NAME"), "Add this one of the list.", repeats: true),
    ] + DocumentWriting.options + [SceneOptions.options[0]],
    examples: [
      "connect Main.storyboard title field --drag vertical",
      "connect Main.storyboard title field --choose leading --write",
    ])

  private let scene: SceneOptions
  private let views: [String]
  private let direction: DragDirection
  private let chosen: [String]
  private let writes: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(arguments, of: "connect")
    views = Array(arguments.operands.dropFirst())
    direction = arguments.value("drag").flatMap(DragDirection.init) ?? .diagonal
    chosen = arguments.values("choose")
    writes = arguments.has("write")
    guard (1...2).contains(views.count) else {
      throw .contradiction(command: "connect", "It needs a FILE and one or two views.")
    }
    if writes, chosen.isEmpty { throw .contradiction(command: "connect", "--write needs --choose.") }
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let (editor, scene, document) = try scene.editing(context)
    var ends: [View] = []
    for name in views { ends.append(try scene.named(name)) }
    do {
      let menu = try editor.connections(from: ends[0], to: ends[ends.count - 1], dragging: direction)
      if chosen.isEmpty {
        let width = menu.map(\.name.count).max() ?? 0
        for offer in menu {
          let name = offer.name + String(repeating: " ", count: width - offer.name.count)
          context.output.line(consoleText(visibleText("\(name)  \(offer.constraint)", limit: 400)))
        }
        return .success
      }
      var connections: [LayoutConnection] = []
      for name in chosen {
        guard let offer = menu.first(where: { $0.name == name }) else {
          throw CommandFailure.notOffered(name, offered: menu.map(\.name))
        }
        connections.append(offer)
      }
      for constraint in try editor.connect(connections) {
        context.output.line(
          context.output.style.paint(visibleText("+ \(constraint)", limit: 400), .green))
      }
    } catch let error as LayoutToolError {
      throw .tool(scene.description.name, error)
    } catch let error as CommandFailure {
      throw error
    } catch { preconditionFailure("both kinds of error have been dealt with: \(error)") }
    if writes { try DocumentWriting.write(scene, of: document, context) }
    return .success
  }
}
