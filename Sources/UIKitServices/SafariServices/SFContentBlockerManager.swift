public import Foundation
import UIKitFrameworks

/// Asks Safari about an app's content blockers, like Apple's `SFContentBlockerManager`.
///
/// ```swift
/// SFContentBlockerManager.reloadContentBlocker(withIdentifier: "com.example.app.blocker") { error in
///   // Not called here.
/// }
/// ```
///
/// There is no Safari here: nothing is ever answered.
open class SFContentBlockerManager: NSObject {
  override init() {}

  /// Never answers: there is no Safari that could load the rules.
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Waits until the task is cancelled: there is no Safari that could load the rules.
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    let _: Void = try await Unanswered.answer()
  }
  /// Never answers: there is no Safari in which a blocker could be enabled.
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) {}
  /// Waits until the task is cancelled: there is no Safari in which a blocker could be enabled.
  open class func stateOfContentBlocker(withIdentifier identifier: String) async throws
    -> SFContentBlockerState
  {
    try await Unanswered.answer()
  }
}

/// Whether a content blocker is enabled, like Apple's `SFContentBlockerState`. Safari makes such states, so there is none here.
///
/// ```swift
/// label.text = state.isEnabled ? "On" : "Off"
/// ```
public final class SFContentBlockerState: NSObject, Sendable {
  /// Whether the blocker is enabled.
  public let isEnabled: Bool
  package init(isEnabled: Bool) { self.isEnabled = isEnabled }
}
