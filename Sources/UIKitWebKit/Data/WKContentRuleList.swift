public import Foundation
import UIKitFrameworks

/// Rules for what pages may load. Nothing is loaded here; only tests make one.
///
/// ```swift
/// controller.add(rules)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKContentRuleList: NSObject {
  /// Creates rules without a name.
  public override init() { super.init() }

  /// The name of the rules; empty unless a subclass says otherwise.
  open var identifier: String { "" }
}

/// Where rules are kept. On a device another process reads them; here they are not read.
///
/// ```swift
/// WKContentRuleListStore.default()?.lookUpContentRuleList(forIdentifier: "ads") { rules, _ in
///   if let rules { controller.add(rules) }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKContentRuleListStore: NSObject {
  /// What is given when rules are ready.
  public typealias Answer = (WKContentRuleList?, (any Error)?) -> Void

  override init() { super.init() }

  /// A store, which keeps nothing of earlier ones.
  open class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }
  /// A store in a folder, which is not read.
  public convenience init!(url: URL) { self.init() }

  /// Never answers: no other process reads the rules.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: Answer!
  ) {}
  /// Never answers: no other process knows rules.
  open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: Answer!) {}
  /// Never answers: no other process knows rules.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {}
  /// Never answers: no other process knows rules.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {}
}

extension WKContentRuleListStore {
  /// Never answers: no other process reads the rules. It ends when the task is cancelled.
  public func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String
  ) async throws -> WKContentRuleList? { try await Unanswered.answer() }
  /// Never answers: no other process knows rules. It ends when the task is cancelled.
  public func contentRuleList(forIdentifier identifier: String) async throws -> WKContentRuleList? {
    try await Unanswered.answer()
  }
  /// Never answers: no other process knows rules. It ends when the task is cancelled.
  public func removeContentRuleList(forIdentifier identifier: String) async throws {
    try await Unanswered.answer() as Void
  }
}
