import Foundation

extension View {
  /// Begins animations that end with ``commitAnimations()``. Changes are made at once; the context is not used.
  ///
  /// ```swift
  /// UIView.beginAnimations(nil, context: nil)
  /// card.alpha = 0
  /// UIView.commitAnimations()
  /// ```
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    RunningAnimations.begin(animationID)
  }
}
