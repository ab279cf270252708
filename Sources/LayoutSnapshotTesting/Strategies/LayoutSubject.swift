import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// A value whose view can be laid out on a device: a view, a view controller, or a scene of a document.
///
/// ```swift
/// assertSnapshot(of: LoginViewController(), as: .image, on: .iPhone17Pro)
/// ```
///
/// Every assertion and every strategy accepts all of them. To make your own type a subject, return its view:
///
/// ```swift
/// extension Screen: LayoutSubject { public var layoutView: View { controller.view } }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol LayoutSubject {
  /// The root of the tree that is laid out.
  var layoutView: View { get }
}

extension View: LayoutSubject {
  /// The view itself.
  public var layoutView: View { self }
}

extension ViewController: LayoutSubject {
  /// The controller's view.
  public var layoutView: View { view }
}

extension InterfaceBuilderScene: LayoutSubject {
  /// The root of the scene.
  public var layoutView: View { view }
}

extension LayoutSubject where Self == View {
  /// The view of a scene, as `View.scene(_:in:)` finds it, for calls that take any subject.
  public static func scene(
    _ name: String? = nil, in file: String, classes: ViewFactories = [:], filePath: StaticString = #filePath
  ) throws(InterfaceBuilderError) -> View {
    try View.scene(name, in: file, classes: classes, filePath: filePath)
  }
}
