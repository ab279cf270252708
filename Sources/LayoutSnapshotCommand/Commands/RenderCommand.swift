import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotReport
import LayoutSnapshotStore
import LayoutSnapshotValues

/// Draws scenes of a document.
struct RenderCommand: Command {
  static let description = CommandDescription(
    "render", "Draw scenes of a storyboard or xib, without Xcode.",
    details: [
      "Writes SCENE.DEVICE.png into the working directory, as a test would draw it.",
      "Without --device and --on, draws the scene with its bars as on Xcode's canvas.",
    ],
    operands: [SceneOptions.file],
    options: [
      .init("scene", .text("NAME"), "Which scene (default: the initial one).", repeats: true),
      .init("all-scenes", "Every scene that has a view."),
      .init("device", .text("NAME"), "Such as iPhone4 or iPhone15-landscape.dark.", repeats: true),
      .init(
        "on", .choice("MATRIX", NamedMatrix.allCases.map(\.rawValue)),
        "Devices: classic, phones, pads, all, or another matrix."),
      .init("overlay", "Draw constraints, guides and frames on top, as Xcode does."),
      .init("view", .text("NAME"), "Draw the constraints of this view alone on top."),
      .init("frames", "Also write frames and constraints: SCENE.DEVICE.json."),
      .init("output", short: "o", .file("PATH"), "A folder, or a file that ends in .png."),
    ],
    examples: [
      "render Main.storyboard --scene Login --device iPhone4", "render Main.storyboard --on classic -o shots",
    ])

  private let file: String
  private let scenes: [String]
  private let drawsAll: Bool
  private let devices: [Device]
  private let hasOverlay: Bool
  private let hasFrames: Bool
  private let view: String?
  private let output: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = arguments.operands[0]
    scenes = arguments.values("scene")
    drawsAll = arguments.has("all-scenes")
    if drawsAll, !scenes.isEmpty {
      throw .contradiction(command: "render", "Use --all-scenes or --scene, not both.")
    }
    var devices: [Device] = []
    for name in arguments.values("device") { devices.append(try Device.named(name, of: "render")) }
    let matrix = arguments.value("on").flatMap(NamedMatrix.init)?.matrix.devices ?? []
    self.devices = devices + matrix.filter { !devices.contains($0) }
    (hasOverlay, hasFrames) = (arguments.has("overlay"), arguments.has("frames"))
    view = arguments.value("view")
    output = arguments.value("output")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let document = try context.document(file)
    let chosen = try chosenScenes(document)
    let isFile = output?.hasSuffix(".png") ?? false
    if isFile, chosen.count * max(1, devices.count) > 1 {
      context.complain("\(UsageError.contradiction(command: "render", "Several pictures need a folder."))")
      return .usage
    }
    note(document.unsupported, context)
    var names: [String: Int] = [:]
    var problems = Problems()
    let bar = ProgressBar("Drawing", total: chosen.count * max(1, devices.count), on: context.errors)
    for description in chosen {
      let scene = try document.made(description, for: devices.isEmpty ? .canvas : .app)
      for warning in scene.warnings { context.warn("\(warning)") }
      let name = distinct(safeName(description.name), &names)
      for device in devices.isEmpty ? [document.screen(of: scene)] : devices {
        let picture = try ScenePicture(
          scene, on: device, hasOverlay: hasOverlay || view != nil,
          constraintsOf: try view.map { (name) throws(CommandFailure) in try scene.path(of: name) })
        let stem = isFile ? String((output ?? "").dropLast(4)) : folder + "\(name).\(device.name)"
        bar.finish()
        try write(picture, context.path(stem), context)
        if let trouble = picture.trouble { problems.add("\(description.name) has \(trouble)", device.name) }
        bar.advance()
      }
    }
    bar.finish()
    if let missing = document.assets?.missing { context.warn("\(file): \(missing)") }
    for (text, devices) in problems.found {
      context.warn(
        "\(text) on \(devices.joined(separator: ", ")). "
          + "`\(context.calledAs) lint \(shellWord(file))` explains.")
    }
    return .success
  }

  /// What is wrong with scenes, each said once with its devices.
  private struct Problems {
    private(set) var found: [(text: String, devices: [String])] = []

    mutating func add(_ text: String, _ device: String) {
      if let place = found.firstIndex(where: { $0.text == text }) {
        found[place].devices.append(device)
      } else {
        found.append((text, [device]))
      }
    }
  }

  private var folder: String { output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "" }

  private func chosenScenes(_ document: InterfaceBuilderDocument) throws(CommandFailure)
    -> [SceneDescription]
  {
    if drawsAll { return document.scenes.filter(\.hasView) }
    if scenes.isEmpty { return [try document.describedScene(nil)] }
    var chosen: [SceneDescription] = []
    for name in scenes { chosen.append(try document.describedScene(name)) }
    return chosen
  }

  /// Scenes may share a name, such as that of a class; files may not.
  private func distinct(_ name: String, _ names: inout [String: Int]) -> String {
    let count = (names[name.lowercased()] ?? 0) + 1
    names[name.lowercased()] = count
    return count == 1 ? name : "\(name)-\(count)"
  }

  private func write(
    _ picture: ScenePicture, _ stem: String, _ context: CommandContext
  ) throws(CommandFailure) {
    do {
      try Files.write(picture.png, to: stem + ".png", durably: false)
      context.output.line(context.shown(stem + ".png"))
      guard hasFrames else { return }
      try Files.write(picture.layout.jsonBytes, to: stem + ".json", durably: false)
      context.output.line(context.shown(stem + ".json"))
    } catch { throw .file(error) }
  }

  /// Says what of the document the pictures do not show.
  private func note(_ parts: [UnsupportedPart], _ context: CommandContext) {
    guard let first = parts.first else { return }
    context.warn(
      parts.count == 1
        ? "\(file): 1 part of the document has no effect here: \(first)"
        : "\(file): \(parts.count) parts of the document have no effect here, such as \(first)")
  }
}
