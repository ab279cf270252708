import Foundation

/// Runs code along with a context menu that opens or closes. Only tests make one, as no menu opens here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, if there is one.
  var previewViewController: ViewController? { get }
  /// Runs changes along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs code after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs code along with a tap on the preview of a context menu. Only tests make one.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview gives way to what it previews.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview of a context menu gives way. Raw values match UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
  /// It goes away.
  case dismiss = 0
  /// It grows to what it previews.
  case pop = 1
}
