import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotStore
import LayoutSnapshotTools
import LayoutSnapshotValues

extension CommandContext {
  /// Reads a document of Interface Builder by the name that was given for it.
  func document(_ name: String) throws(CommandFailure) -> InterfaceBuilderDocument {
    guard let kind = Files.kind(of: path(name)) else { throw .notThere(name) }
    if kind == .folder {
      throw .document(InterfaceBuilderError(.foreign("\(ForeignFile.ofFolder(name))"), in: name))
    }
    return try document(at: path(name))
  }

  /// Reads a document by its whole path; errors name it from the working directory.
  func document(at path: String) throws(CommandFailure) -> InterfaceBuilderDocument {
    let bytes: [UInt8]?
    do { bytes = try Files.read(path) } catch { throw .file(error) }
    guard let bytes else { throw .notThere(relative(path)) }
    do {
      var document = try InterfaceBuilderDocument(bytes: bytes, file: relative(path))
      document.assets = DocumentAssets(beside: path)
      return document
    } catch { throw .document(error) }
  }
}

extension InterfaceBuilderDocument {
  /// What a scene is made for.
  enum Purpose {
    /// To lie as a test or an app would lay it out.
    case app
    /// To lie as it was saved: contents are as large as Xcode found them, and placeholders count.
    case canvas
    /// As on the canvas, but with contents as large as they need.
    case measuring
  }

  /// Makes a scene.
  func made(_ description: SceneDescription, for purpose: Purpose) throws(CommandFailure)
    -> InterfaceBuilderScene
  {
    do {
      switch purpose {
      case .app: return try scene(description, LoadingOptions())
      case .canvas: return try scene(description, .canvas(.saved))
      case .measuring: return try scene(description, .canvas(.own))
      }
    } catch { throw .document(error) }
  }

  /// The scene that a name means; none for the initial scene, or the only one.
  func describedScene(_ name: String?) throws(CommandFailure) -> SceneDescription {
    do { return try description(of: name) } catch { throw .document(error) }
  }

  /// The screen that a scene has on Xcode's canvas: the device with the bars that the canvas shows, or the size
  /// that a scene of its own size has.
  func screen(of scene: InterfaceBuilderScene) -> Device {
    let (fills, model, size) = (fillsScreen(scene), canvasModel, scene.view.frame.size)
    return Device(
      name: fills ? model.name : "canvas", width: fills ? model.width : size.width,
      height: fills ? model.height : size.height, scale: canvas.scale,
      safeAreaInsets: canvasSafeArea(of: scene.description), userInterfaceIdiom: model.userInterfaceIdiom)
  }

  /// The tools for a scene whose canvas is what the document saved.
  ///
  /// Some versions of Xcode saved no frames of views that constraints place. These lie where the constraints put them.
  ///
  /// - Parameter device: another screen than that of the canvas.
  func editor(
    for scene: InterfaceBuilderScene, on device: Device? = nil
  ) throws(CommandFailure) -> LayoutEditor {
    let screen = screen(of: scene)
    let placed = scene.records.filter { $0.view !== scene.view }
    if placed.contains(where: { $0.savedFrame == nil && $0.isLaidOut }) {
      do { _ = try scene.view.layout(on: screen) } catch { throw .layout(scene.description.name, error) }
      // What was saved may differ from what the constraints ask for, which is for the tools to say.
      for record in placed { if let frame = record.savedFrame { record.view.frame = frame } }
    }
    return LayoutEditor(scene.view, on: device ?? screen)
  }

  /// Whether a scene is a screen, and not a cell or another part of one.
  func fillsScreen(_ scene: InterfaceBuilderScene) -> Bool {
    let size = scene.view.frame.size
    return size == canvasModel.size || size.width < 1 || size.height < 1
  }

  /// What Interface Builder shows where a document does not say.
  private var canvasModel: Device { canvas.device ?? .iPhone8 }
}
