import Foundation
import LayoutSnapshotViews

/// A scene of one of the app's storyboards, so that one test can show all scenes.
///
/// ```swift
/// @Test(arguments: try StoryboardScene.all(in: "Main.storyboard"))
/// func scene(_ scene: StoryboardScene) throws {
///   assertSnapshot(of: try scene.controller(), on: [.iPhoneSE, .iPhone17, .iPadPro11])
/// }
/// ```
///
/// Controllers have the app's own classes, with outlets and actions connected. References are named after the
/// scene.
public struct StoryboardScene: Sendable, CustomStringConvertible {
  /// The storyboard's file, such as `Main.storyboard`.
  public let file: String
  /// The first of storyboard identifier, class, label and title that the scene has. If two scenes share it,
  /// Interface Builder's object identifier follows.
  public let name: String
  /// Whether this is the storyboard's initial scene.
  public let isInitial: Bool

  private let objectIdentifier: String
  private let source: String

  /// The screens of a storyboard, in the order of the file.
  ///
  /// A scene that is the root of a navigation controller, or a column of a split view, is shown by its container and is
  /// not listed by itself.
  ///
  /// - Parameters:
  ///   - file: the name of the storyboard's file, or the end of its path. It is looked for in the test's package.
  ///   - filePath: the test's file.
  /// - Throws: ``InterfaceBuilderError``.
  public static func all(in file: String, filePath: StaticString = #filePath) throws -> [StoryboardScene] {
    let source = "\(filePath)"
    return named(in: try DocumentsOfApps.read(file, nil, source).document).map { name, scene in
      StoryboardScene(
        file: file, name: name, isInitial: scene.isInitial, objectIdentifier: scene.objectIdentifier,
        source: source)
    }
  }

  /// The names of the screens that a storyboard has, in the order of the file.
  package static func names(in document: InterfaceBuilderDocument) -> [String] {
    named(in: document).map(\.name)
  }

  private static func named(
    in document: InterfaceBuilderDocument
  ) -> [(name: String, scene: SceneDescription)] {
    let all = document.scenes
    let contained = Set(
      all.flatMap { $0.element.segues }.filter(\.leadsToContent).compactMap { $0["destination"] })
    let scenes = all.filter { $0.element.isViewController && !contained.contains($0.objectIdentifier) }
    return scenes.map { scene in
      let isAlone = scenes.filter { $0.name == scene.name }.count == 1
      return (isAlone ? scene.name : "\(scene.name) \(scene.objectIdentifier)", scene)
    }
  }

  /// The scene's name, which is part of the reference's name in tests with arguments.
  public var description: String { name }

  /// Creates the scene's controller with all its outlets and actions connected.
  ///
  /// - Throws: ``InterfaceBuilderError``.
  public func controller() throws -> ViewController {
    let stem = file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    let storyboard = UIStoryboard(name: stem, bundle: nil, source: source)
    guard let controller = try storyboard.controller(objectIdentifier: objectIdentifier) else {
      throw InterfaceBuilderError(.noScene(name, known: []))
    }
    return controller
  }
}

extension XMLElement {
  /// Whether a segue leads from a container to the controller that it begins with.
  fileprivate var leadsToContent: Bool {
    self["kind"] == "relationship" && self["relationship"] != "viewControllers"
  }
}
