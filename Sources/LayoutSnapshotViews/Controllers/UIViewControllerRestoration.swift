import Foundation

/// Something whose state can be written down and restored. Nothing is restored here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIStateRestoring: NSObjectProtocol {}

/// Makes the controllers that are restored. Nothing is restored here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerRestoration {
  /// Makes the controller with a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> ViewController?
}

/// Makes the objects that are restored. Nothing is restored here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIObjectRestoration {
  /// Makes the object with a path of identifiers.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension ViewController: UIStateRestoring {
  /// Who makes the controller when it is restored; remembered, as nothing is restored here.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { state.restorationClass }
    set { state.restorationClass = newValue }
  }
}
