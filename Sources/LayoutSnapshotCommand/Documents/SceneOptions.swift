import LayoutSnapshotStore
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotViews

/// One scene of a document on one screen: an operand and options that many commands share.
struct SceneOptions: Sendable {
  static let file = CommandDescription.Operand(.file("FILE"), "A storyboard or xib.")
  static let options: [CommandDescription.Option] = [
    .init("scene", .text("NAME"), "Which scene (default: the initial one)."),
    .init("device", .text("NAME"), "Such as iPhone4 (default: as on Xcode's canvas)."),
  ]

  private let file: String
  private let scene: String?
  private let device: Device?

  init(_ arguments: ParsedArguments, of command: String) throws(UsageError) {
    file = arguments.operands[0]
    scene = arguments.value("scene")
    device = try arguments.value("device").map { (name) throws(UsageError) in
      try Device.named(name, of: command)
    }
  }

  /// The tools for the scene, with the document's frames as their canvas.
  ///
  /// Solving a layout moves views, so each step that needs the frames takes an editor of its own.
  func editor(
    _ context: CommandContext, for purpose: InterfaceBuilderDocument.Purpose = .canvas
  ) throws(CommandFailure) -> (editor: LayoutEditor, scene: InterfaceBuilderScene) {
    let (editor, scene, _) = try editing(context, for: purpose)
    return (editor, scene)
  }

  /// The same, with the document that the scene is from.
  func editing(
    _ context: CommandContext, for purpose: InterfaceBuilderDocument.Purpose = .canvas
  ) throws(CommandFailure) -> (editor: LayoutEditor, scene: InterfaceBuilderScene, InterfaceBuilderDocument) {
    let document = try context.document(file)
    let scene = try document.made(try document.describedScene(scene), for: purpose)
    for warning in scene.warnings { context.warn("\(warning)") }
    return (try document.editor(for: scene, on: device), scene, document)
  }
}

extension InterfaceBuilderScene {
  /// The path of the view of a name.
  func path(of name: String) throws(CommandFailure) -> String {
    let view = try named(name)
    return self.view.itemsWithPaths.first { $0.item === view }?.path ?? name
  }

  /// The view of a name: an outlet, a label, an identifier, or a path as findings show it.
  func named(_ name: String) throws(CommandFailure) -> View {
    let items = view.itemsWithPaths
    if let view = self[name] ?? items.first(where: { $0.path == name })?.item as? View { return view }
    let paths = items.filter { $0.item is View }.map(\.path)
    let near = paths.filter { $0.lowercased().contains(name.lowercased()) }
    throw .unknownView(name, near: Array((near.isEmpty ? paths : near).prefix(8)))
  }
}

extension Device {
  /// The device of a name that was given for `--device`.
  static func named(_ name: String, of command: String) throws(UsageError) -> Device {
    if let device = Device.named(name) { return device }
    throw .badValue(command: command, option: "--device", value: name, expected: expected(insteadOf: name))
  }

  /// What may have been meant: the nearest models, or what may stand behind the one that was named.
  private static func expected(insteadOf name: String) -> String {
    let model = name.prefix { $0 != "." && $0 != "-" }
    if Device.named(String(model)) != nil {
      return "\(model), \(model)-landscape, or with traits as in \(model).dark-rtl-ax2"
    }
    let models = nearestFew(to: String(model), in: (phones + pads).map(\.name), most: 4)
    return "a device such as \(models.joined(separator: ", "))"
  }
}

/// The matrices that a call can name.
enum NamedMatrix: String, CaseIterable {
  case classic
  case phones
  case pads
  case all
  case styles
  case directions
  case typeSizes

  var matrix: DeviceMatrix {
    switch self {
    case .classic: .classic
    case .phones: .phones
    case .pads: .pads
    case .all: .all
    case .styles: .styles
    case .directions: .directions
    case .typeSizes: .typeSizes
    }
  }
}
